/** Fetches the record of a table and checks one deal of it, here in the browser. */
import { recordOf, Refusal } from "../net/api.js";
import { useEffect, useState } from "../ui.js";
import { rememberedOf } from "./memory.js";
import { ownChecks } from "./own_word.js";
import { dealsOf } from "./record.js";
import { verifyDeal } from "./verifier.js";

/**
 * `checks`: those of the verdict and the browser's own.
 * @typedef {{ verdict: import("./verifier.js").Verdict, checks: import("./outcome.js").Check[] }} Checked
 */

/**
 * @param {string} table
 * @param {number} number which of the table's deals
 * @param {string} text the record of the table
 * @returns {Checked}
 */
export function checked(table, number, text) {
  const deals = dealsOf(text);
  const verdict = verifyDeal(deals[number - 1] ?? []);
  const recorded =
    deals.map(([opening]) =>
      ({ context: String(opening?.commitment?.context), digest: String(opening?.commitment?.digest) }));
  const own = verdict.context ? ownChecks(verdict, rememberedOf(table), recorded) : [];
  return { verdict, checks: [...verdict.checks, ...own] };
}

/**
 * The deal checked, once; `trouble`: why it cannot be, in words.
 * @param {string} table
 * @param {number} number
 */
export function useChecked(table, number) {
  const [told, setTold] = useState(/** @type {Checked | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    recordOf(table).then((text) => { if (wanted) setTold(checked(table, number, text)); }, (error) => {
      if (wanted) setTrouble(error instanceof Refusal ? error.message : String(error));
    });
    return () => { wanted = false; };
  }, [table, number, tries]);
  return { told, trouble, again: () => { setTrouble(""); setTries(tries + 1); } };
}

/** Fetches the record of a table and checks one deal of it, here in the browser. */
import { coverOf, isDrawn } from "../covers.js";
import { rememberedOf } from "../fair/memory.js";
import { ownChecks } from "../fair/own_checks.js";
import { dealsOf, gameOf } from "../fair/record.js";
import { verifyDeal } from "../fair/verifier.js";
import { recordOf, Refusal } from "../net/api.js";
import { useEffect, useState } from "../ui.js";

/**
 * `checks`: those of the verdict, then the comparisons with what this browser remembers of the shuffle.
 * @typedef {{
 *   verdict: import("../fair/verifier.js").Verdict, checks: import("../fair/outcome.js").Check[],
 * }} CheckedDeal
 */

/**
 * @param {string} table
 * @param {number} number which of the table's deals
 * @param {string} text the record of the table
 * @param {import("../fair/steps.js").FairGame} game whose record it is
 * @returns {CheckedDeal}
 */
function checkRecord(table, number, text, game) {
  const deals = dealsOf(text, game);
  const verdict = verifyDeal(deals[number - 1] ?? [], game);
  const recorded = deals.map(([opening]) =>
    ({ context: String(opening?.commitment?.context), digest: String(opening?.commitment?.digest) }));
  const own = verdict.context ? ownChecks(verdict, rememberedOf(table), recorded) : [];
  return { verdict, checks: [...verdict.checks, ...own] };
}

/** The part of a game that checks its deals; null for a game whose deals cannot be checked. @param {string} game */
async function loadFairGame(game) {
  const fair = isDrawn(game) ? coverOf(game).fair : undefined;
  return fair ? fair.load() : null;
}

/**
 * Fetches the record of a table, and checks one of its deals; null where deals of its game cannot be checked.
 * @param {string} table
 * @param {number} number
 */
export async function checkDeal(table, number) {
  const text = await recordOf(table);
  const game = await loadFairGame(gameOf(text));
  return game && checkRecord(table, number, text, game);
}

/**
 * Checks the deal when the component first appears. `checkedDeal`: null until that is done; `isUnknown`: deals of its
 * game cannot be checked; `trouble`: why the check failed, in words, or empty; `again`: tries once more.
 * @param {string} table
 * @param {number} number
 */
export function useDealCheck(table, number) {
  const [checkedDeal, setCheckedDeal] = useState(/** @type {CheckedDeal | null} */ (null));
  const [isUnknown, setUnknown] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    checkDeal(table, number).then((found) => {
      if (wanted && found) setCheckedDeal(found);
      if (wanted) setUnknown(!found);
    }).catch((error) => {
      if (wanted) setTrouble(error instanceof Refusal ? error.message : String(error));
    });
    return () => { wanted = false; };
  }, [table, number, tries]);
  return { checkedDeal, isUnknown, trouble, again: () => { setTrouble(""); setTries(tries + 1); } };
}

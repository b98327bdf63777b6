/**
 * What may be irregular at a table, as the house rules list it, in the reader's language; fetched when it is needed.
 */
import { houseRulesOf } from "../../../../web/client/net/api.js";
import { signal, useEffect, useState } from "../../../../web/client/ui.js";
import { language } from "../../../../web/client/words/translation.js";

/**
 * A fact that is asked for: how it is told, what it is, what it may be, and what holds where it is left away.
 * @typedef {{
 *   name: string,
 *   form: "seats" | "seat" | "empty_seat" | "two_seats" | "number" | "yes_no" | "one_of" | "one_of_by_seat",
 *   kind: string, needed: boolean,
 *   values: string[], without: string | null,
 * }} FactAsked
 *
 * `phases`: where it is ruled on; `outcomes`: what may be void in each; `facts`: what is asked for; `example`: a report
 * of it.
 * @typedef {{
 *   id: string, what: string, phases: string[], outcomes: { [phase: string]: string[] }, facts: FactAsked[],
 *   example: { phase: string, facts: any },
 * }} Irregularity
 *
 * `clauses`: what the rules say that rulings name.
 * @typedef {{ irregularities: Irregularity[], clauses: { [clause: string]: string } }} HouseRules
 */

const NOTHING = /** @type {HouseRules} */ ({ irregularities: [], clauses: {} });
const known = signal(/** @type {{ [language: string]: HouseRules }} */ ({}));

/** All that is ruled on, empty until it is there; `trouble`: it cannot be had. @param {boolean} [wanted] */
export function useHouseRules(wanted = true) {
  const spoken = language();
  const [trouble, setTrouble] = useState(false);
  useEffect(() => {
    if (!wanted || known.peek()[spoken]) return;
    houseRulesOf("caribbean-stud", spoken)
      .then((found) => { known.value = { ...known.peek(), [spoken]: found }; }, () => setTrouble(true));
  }, [wanted, spoken]);
  return { ...(known.value[spoken] ?? NOTHING), trouble };
}

/** @param {boolean} wanted @returns {readonly Irregularity[]} empty until they are there */
export const useIrregularities = (wanted) => useHouseRules(wanted).irregularities;

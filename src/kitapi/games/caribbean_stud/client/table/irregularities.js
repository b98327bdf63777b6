/**
 * What may be irregular at a table, as the house rules list it, in the reader's language; fetched when it is needed.
 */
import { houseRulesOf } from "../../../../web/client/net/api.js";
import { signal, useEffect, useState } from "../../../../web/client/ui.js";
import { language } from "../../../../web/client/words/translation.js";

/**
 * A fact of a report: the form of its field, what it is, its values, and what holds where it is left out.
 * @typedef {{
 *   name: string,
 *   form: "seats" | "seat" | "empty_seat" | "two_seats" | "number" | "yes_no" | "one_of" | "one_of_by_seat",
 *   kind: string, needed: boolean,
 *   values: string[], without: string | null,
 * }} FactField
 *
 * `phases`: where it is ruled on; `outcomes`: what may be void in each; `facts`: those of a report; `example`: a report
 * of it.
 * @typedef {{
 *   id: string, what: string, phases: string[], outcomes: { [phase: string]: string[] }, facts: FactField[],
 *   example: { phase: string, facts: any },
 * }} Irregularity
 *
 * `clauses`: what the rules say that rulings name.
 * @typedef {{ irregularities: Irregularity[], clauses: { [clause: string]: string } }} HouseRules
 */

const NOTHING = /** @type {HouseRules} */ ({ irregularities: [], clauses: {} });
const known = signal(/** @type {{ [language: string]: HouseRules }} */ ({}));

/** All that is ruled on, empty until it is there; `trouble`: it cannot be loaded. @param {boolean} [wanted] */
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

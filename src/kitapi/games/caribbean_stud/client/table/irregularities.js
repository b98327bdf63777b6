/**
 * The list of irregularities in the house rules, in the reader's language; fetched when it is first needed.
 */
import { houseRulesOf } from "../../../../web/client/net/api.js";
import { signal, useEffect, useState } from "../../../../web/client/ui.js";
import { language } from "../../../../web/client/words/translation.js";

/**
 * A fact that a report may state. `form`: how it is entered; `kind`: its name in words; `needed`: whether a report must
 * state it; `values`: those to choose from; `without`: what is assumed if it is left out.
 * @typedef {{
 *   name: string,
 *   form: "seats" | "seat" | "empty_seat" | "two_seats" | "number" | "yes_no" | "one_of" | "one_of_by_seat",
 *   kind: string, needed: boolean,
 *   values: string[], without: string | null,
 * }} FactField
 *
 * An irregularity. `phases`: in which it can be reported; `outcomes`: by phase, what the ruling may declare void;
 * `facts`: what a report of it states; `example`: such a report.
 * @typedef {{
 *   id: string, what: string, phases: string[], outcomes: { [phase: string]: string[] }, facts: FactField[],
 *   example: { phase: string, facts: any },
 * }} Irregularity
 *
 * `clauses`: the texts of the rules that rulings cite, by number.
 * @typedef {{ irregularities: Irregularity[], clauses: { [clause: string]: string } }} HouseRules
 */

const NOTHING = /** @type {HouseRules} */ ({ irregularities: [], clauses: {} });
const known = signal(/** @type {{ [language: string]: HouseRules }} */ ({}));

/** The house rules, empty until they are loaded; `trouble`: loading failed. @param {boolean} [wanted] load them now */
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

/** What may be irregular at a table, as the house rules list it, in the reader's language; fetched when it is needed. */
import { irregularitiesOf } from "../../net/api.js";
import { signal, useEffect } from "../../ui.js";
import { language } from "../../words/translation.js";

/**
 * `facts`: what the gaming inspector states, as the rules ask for it.
 * @typedef {{ id: string, what: string, phases: string[], facts: { name: string, kind: string, needed: boolean }[] }} Irregularity
 */

const known = signal(/** @type {{ [language: string]: Irregularity[] }} */ ({}));

/** @param {boolean} wanted @returns {readonly Irregularity[]} empty until they are there */
export function useIrregularities(wanted) {
  const spoken = language();
  useEffect(() => {
    if (!wanted || known.peek()[spoken]) return;
    irregularitiesOf("caribbean-stud", spoken).then((found) => { known.value = { ...known.peek(), [spoken]: found }; }, () => undefined);
  }, [wanted, spoken]);
  return known.value[spoken] ?? [];
}

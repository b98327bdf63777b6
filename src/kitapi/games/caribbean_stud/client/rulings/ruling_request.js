/** The report of an irregularity, and the request for the ruling on it. */
import { Refusal, ruleOn } from "../../../../web/client/net/api.js";
import { useEffect, useState } from "../../../../web/client/ui.js";
import { language } from "../../../../web/client/words/translation.js";

/**
 * @typedef {import("../table/irregularities.js").Irregularity} Irregularity
 * @typedef {{ ante?: number, bet?: number, jackpot?: number }} Paid
 * @typedef {{ ante: number, bet?: number, token?: number, fee?: number, served?: boolean, regular?: boolean,
 *   folded?: boolean, result?: string, paid?: Paid }} SeatChips
 * @typedef {{ seats: { [seat: string]: SeatChips }, [fact: string]: any }} Facts
 * @typedef {{ phase: string, facts: Facts, house: { skipped_back: boolean } }} Report
 * @typedef {{ seat: number, wager: string, amount: number }} Moved
 * @typedef {{
 *   void: string, returned: Moved[], reversed?: Moved[], claim?: Moved[], kept?: Moved[], order?: number[],
 *   template: string, values: { [place: string]: string }, clauses: string[], present: string[],
 * }} Ruling
 * @typedef {{ text: string, template?: string, values: { [place: string]: string } }} NoRuling
 */

/**
 * The initial contents of the form; in `phase`, if the irregularity can happen in it.
 * @param {Irregularity} row
 * @param {string} phase
 * @returns {Report}
 */
export function firstReport({ phases, example }, phase) {
  return {
    phase: phases.includes(phase) ? phase : example.phase, facts: structuredClone(example.facts),
    house: { skipped_back: true },
  };
}

/** Facts that the irregularity needs and that are not stated. @param {Irregularity} row @param {Facts} facts */
export const missingFacts = ({ facts: questions }, facts) => questions.filter(({ name, form, needed }) => needed
  && (facts[name] === undefined || (form === "two_seats" && facts[name].length < 2)));

/**
 * The ruling on a report, or why there is none; null until the server has answered, and while facts are missing.
 * @param {Irregularity} row
 * @param {Report} report
 */
export function useRuling(row, report) {
  const [answer, setAnswer] = useState(/** @type {{ ruling?: Ruling, refusal?: NoRuling } | null} */ (null));
  const complete = !missingFacts(row, report.facts).length;
  const question = JSON.stringify({ irregularity: row.id, ...report });
  useEffect(() => {
    let wanted = true;
    const show = (/** @type {{ ruling?: Ruling, refusal?: NoRuling } | null} */ shown) => {
      if (wanted) setAnswer(shown);
    };
    if (complete) {
      ruleOn("caribbean-stud", language(), question)
        .then((ruling) => show({ ruling }), (refusal) => show({ refusal: asNoRuling(refusal) }));
    } else show(null);
    return () => { wanted = false; };
  }, [question, complete]);
  return answer;
}

/** @param {unknown} refusal @returns {NoRuling} */
function asNoRuling(refusal) {
  const { template, values = {} } = refusal instanceof Refusal ? refusal.answer : {};
  return { text: refusal instanceof Error ? refusal.message : "", template, values };
}

/**
 * The facts with one seat added or removed; the facts about a removed seat are deleted.
 * @param {Facts} facts
 * @param {string} seat
 */
export function withSeatToggled(facts, seat) {
  const { [seat]: chips, ...others } = facts.seats;
  const seats = chips ? others : { ...facts.seats, [seat]: { ante: 10 } };
  const gone = (/** @type {any} */ said) =>
    String(said) === seat || (Array.isArray(said) && said.map(String).includes(seat));
  const kept =
    Object.entries({ ...facts, seats })
      .filter(([name, said]) => !(["seat", "lender", "both"].includes(name) && gone(said)));
  return /** @type {Facts} */ (Object.fromEntries(kept));
}

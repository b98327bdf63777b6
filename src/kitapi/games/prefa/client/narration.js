/** Narrates what happens at a Prefa table. */
import { isOwn, narrateSpeech } from "../../../web/client/table/narration.js";
import { nameAt, namesFor } from "../../../web/client/table/seating.js";
import { narrateWith } from "../../../web/client/tricks/narration.js";
import { n, t } from "../../../web/client/words/translation.js";
import { kasaAddedWords } from "./kasa_words.js";
import { dealEnd } from "./outcome_words.js";
import { paymentWords } from "./payments.js";
import { answerWords, callWords, contractName, soloAnswerWords, highBid } from "./words.js";

/**
 * @typedef {import("../../../web/client/table/pace.js").Shown} Shown
 * @typedef {import("./view.js").PrefaView} PrefaView
 */

/** @type {{ [word: string]: import("../../../web/client/table/narration.js").Narrator }} */
const NARRATORS = {
  call_made: (seen, name, shown) => narrateSpeech(name, narrateCall(seen, highContract(shown))),
  talon_taken: (seen, _name, shown) => ({
    words: talonTaken(seen, shown),
    weight: "heading",
  }),
  pass_deal_begun: () => ({ words: t("All passed: played at no trumps without the talon"), weight: "heading" }),
  solo_written: (_seen, name) => narrateSpeech(name, t("I write it solo")),
  solo_answered: (seen, name) => narrateSpeech(name, soloAnswerWords(Boolean(seen.accept))),
  kasa_added: (seen) => ({ words: kasaAddedWords(Number(seen.amount)), weight: "heading", sound: "settled" }),
  contract_named: (seen, name, shown) =>
    ({ words: narrateContract(seen, name, isOwn(seen, shown)), weight: "heading" }),
  answer_given: (seen, name) => narrateSpeech(name, answerWords(seen.answer)),
  claim_made: (_seen, name) => narrateSpeech(name, t("The rest are mine")),
  claim_answered: (seen, name) => narrateSpeech(name, seen.accept ? t("I accept") : t("Keep playing")),
  claim_refused: () => ({ words: t("The claim is refused; play continues"), weight: "heading" }),
  claim_granted: (seen, name, shown) => ({
    words: isOwn(seen, shown) ? n("You take the last trick", "You take the last {count} tricks", seen.tricks)
      : n("{name} takes the last trick", "{name} takes the last {count} tricks", seen.tricks, { name }),
    weight: "heading",
  }),
  all_shown: (seen, _name, shown) =>
    ({ ...narrateSettlement(seen.settled, shown), weight: "heading", sound: "settled" }),
};

export const narrate = narrateWith(NARRATORS);

/**
 * @param {{ call: import("./view.js").Call, by_clock?: boolean }} seen
 * @param {string | null} before the bid that stood
 */
function narrateCall({ call, by_clock: late }, before) {
  const words = callWords(call, before);
  return late ? t("{call} (time is up)", { call: words }) : words;
}

/**
 * @param {{ declarer: number, minimum: string }} seen
 * @param {Shown} shown
 */
function talonTaken({ declarer, minimum }, { table: { me, seats } }) {
  const contract = contractName(minimum);
  return declarer === me ? t("You take the talon, from {contract} up", { contract })
    : t("{name} takes the talon, from {contract} up", { name: nameAt(seats[declarer]), contract });
}

/**
 * @param {{ contract: string, aces: boolean }} seen
 * @param {string} name
 * @param {boolean} own whether the viewer plays it
 */
function narrateContract(seen, name, own) {
  const contract = contractName(seen.contract);
  if (own) {
    return seen.aces ? t("You play {contract}, with four aces", { contract }) : t("You play {contract}", { contract });
  }
  return seen.aces
    ? t("{name} plays {contract}, with four aces", { name, contract })
    : t("{name} plays {contract}", { name, contract });
}

/**
 * How the deal ended; spoken with the listener's payments, to a spectator with all of them.
 * @param {{ facts: import("./view.js").Facts, settlement: import("./view.js").Settlement }} deal
 * @param {Shown} shown
 */
function narrateSettlement({ facts, settlement }, { table: { me, seats } }) {
  const nameOf = namesFor({ me, seats });
  const words = dealEnd(facts, settlement, { me, nameOf });
  const payments = settlement.transfers
    .filter(({ payer, payee }) => me === null || [payer, payee].includes(`seat${me}`))
    .map((transfer) => `${paymentWords(transfer, { me, nameOf })}.`);
  const nothing = settlement.transfers.length ? t("You neither pay nor get anything.") : t("Nobody pays.");
  return { words, spoken: [`${words}.`, ...(payments.length ? payments : [nothing])].join(" ") };
}

/** @param {Shown} shown */
function highContract(shown) {
  const view = /** @type {PrefaView | null} */ (shown.view);
  return highBid(view?.calls ?? [])?.contract ?? null;
}

/** Narrates what happens at a table of Caribbean Stud as the dealer announces it: every single step (CSP-086). */
import { cardSign, cardName } from "../../../web/client/cards/names.js";
import { narrateSpeech, narrateBy } from "../../../web/client/table/narration.js";
import { nameAt } from "../../../web/client/table/seating.js";
import { n, formatSigned, t } from "../../../web/client/words/translation.js";
import { deskNarrators } from "./desk_narration.js";
import { irregularityNarrators } from "./irregularity_narration.js";
import { preparationNarrators } from "./preparation_narration.js";
import { waitingFor } from "./table/roles.js";
import { addressOf } from "./table/seats.js";
import { bankWords, chipsCounted, combinationName, resultWords } from "./table/words.js";

/**
 * @typedef {import("../../../web/client/table/narration.js").Narrator} Narrator
 * @typedef {import("../../../web/client/table/pace.js").Shown} Shown
 * @typedef {import("./table/view.js").SettlementView} SettlementView
 */

/** @param {string} words @returns {import("../../../web/client/drawing.js").Narration} */
const announced = (words) => ({ words, weight: "heading" });

/** @param {string} words @returns {import("../../../web/client/drawing.js").Narration} */
const noted = (words) => ({ words, weight: "said" });

/** @type {{ [word: string]: Narrator }} */
const CHOICES = {
  prego_seen: ({ card }) => ({
    words: t("The bank shows {card}. Prego: go ahead", { card: cardSign(card) }),
    spoken: t("The bank shows {card}. Prego: go ahead", { card: cardName(card) }), weight: "heading", sound: "card",
  }),
  bet_raised: ({ amount, lender }, name, { table }) => narrateSpeech(name, typeof lender === "number"
    ? t("raise, {amount} on BET, with chips of {name}",
      { amount, name: nameAt(table.seats[lender]) }) : t("raise, {amount} on BET", { amount })),
  folded: ({ unanswered }, name) =>
    (unanswered ? noted(t("{name} does not answer and is folded", { name })) : narrateSpeech(name, t("fold"))),
  exchange_seen: ({ fee }, name) => narrateSpeech(name, t("a card, please, for {fee}", { fee })),
  exchange_withdrawn: ({ unanswered }, name) =>
    (unanswered ? noted(t("{name} does not answer; the request lapses", { name }))
      : narrateSpeech(name, t("no card after all"))),
  exchange_declined: ({ unanswered }, name) =>
    (unanswered ? noted(t("{name} does not answer and gets no card", { name }))
      : narrateSpeech(name, t("no card"))),
  asked_again: (_seen, name) => noted(t("{name}, your answer please", { name })),
  stub_taken: ({ null_card: under }) => noted(under ? t("The dealer takes the rest of the deck, a null card under it")
    : t("The dealer takes the rest of the deck in hand")),
  seat_asked: (_seen, name) => noted(t("{name}, a card?", { name })),
  card_given_seen: ({ card }, name) => (card
    ? { words: t("You get {card}", { card: cardSign(card) }), spoken: t("You get {card}", { card: cardName(card) }),
      weight: "said", sound: "card" }
    : { words: t("{name} gets a card", { name }), weight: "said", sound: "card" }),
  fee_taken: (_seen, name) => noted(t("The dealer takes what the card of {name} cost", { name })),
  choices_closed: () => announced(t("Everybody has chosen")),
  declared: ({ combination }, name) =>
    announced(t("{name} declares: {combination}", { name, combination: combinationName(combination) })),
  tables_stopped: () => announced(t("All tables stand still")),
  tables_released: ({ waiting_for: role }) => announced(waitingFor(role)),
  reserve_lifted: ({ amount }) => noted(t("{amount} set aside for an award: in the meter again", { amount })),
  declaration_noted: (_seen, name) =>
    announced(t("The inspector has taken note of the declaration of {name}", { name })),
  payment_authorised: (_seen, name) => announced(t("The inspector authorises the payment of {name}", { name })),
  tables_resumed: () => announced(t("All tables continue")),
  hand_confirmed: ({ genuine }, name) => announced(genuine ? t("The control room confirms the hand of {name}", { name })
    : t("The control room does not confirm the hand of {name}", { name })),
};

/** @type {{ [word: string]: Narrator }} */
const SETTLING = {
  fold_collected: ({ cards }, name) =>
    noted(n("{name}: ANTE is taken, {count} card counted", "{name}: ANTE is taken, {count} cards counted", cards,
      { name })),
  bet_checked: ({ amount }, name) => noted(t("{name}: BET is exact, {amount}", { name, amount })),
  bets_checked: ({ nobody_in: nobody }) =>
    announced(nobody ? t("Everybody has folded; the bank's cards stay down") : t("Every BET is exact")),
  bank_revealed: (seen) => ({ words: bankWords(seen), weight: "heading", sound: "trick" }),
  settled_seen: ({ settled }, name) => ({ ...noted(settlementWords(settled, name)), sound: "card" }),
  claim_decided: ({ paid }, name) => noted(paid ? t("The management pays the claim of {name}", { name })
    : t("The management refuses the claim of {name}", { name })),
  settlement_ended: ({ jackpots }) => announced(jackpots
    ? n("Every seat is settled; {count} jackpot win is to be paid",
      "Every seat is settled; {count} jackpot wins are to be paid", jackpots)
    : t("Every seat is settled")),
  button_pressed: ({ button, lit }) =>
    noted(lit
      ? t("JACKPOT {button}: the lamp is lit", { button })
      : t("JACKPOT {button}: the lamp is out", { button })),
  inspector_attended: () => noted(t("The municipal inspector is present")),
  selector_turned: ({ position }) => noted(t("The key is at {position}", { position })),
  jackpot_awarded: ({ tier, amount }, name) => ({
    ...announced(t("{name} wins {amount} of the jackpot: {combination}",
      { name, amount, combination: combinationName(tier) })), sound: "settled",
  }),
  meter_reset: ({ amount }) => noted(t("The jackpot starts again at {amount}", { amount })),
  jackpots_paid: () => announced(t("The jackpots are paid")),
  bank_stored: ({ cards }) =>
    noted(n("The bank's {count} card is put away", "The bank's {count} cards are put away", cards)),
  hand_ended: ({ won, results }, _name, { table: { me } }) => ({ ...announced(t("Game over")), ...(me !== null && {
    spoken:
      t("Game over. This round {won}, in all {result}.",
        { won: formatSigned(won[me] ?? 0), result: formatSigned(results[me] ?? 0) }),
  }), sound: "settled" }),
  table_broken_up: () => ({ ...announced(t("The game was ended")), sound: "settled" }),
};

/**
 * How a seat's round ended, and what it was paid or lost.
 * @param {SettlementView} settled
 * @param {string} name
 */
function settlementWords({ result, total, combination }, name) {
  const words = resultWords(result);
  const facts = { name, result: words, chips: total ? `${formatSigned(total)}` : chipsCounted(0) };
  return combination
    ? t("{name}, {combination}: {result}, {chips}", { ...facts, combination: combinationName(combination) })
    : t("{name}: {result}, {chips}", facts);
}

export const narrate = narrateBy({
  ...preparationNarrators({ announced, noted, nameAt }), ...CHOICES, ...SETTLING,
  ...irregularityNarrators({ announced, noted }), ...deskNarrators({ announced, noted }),
}, addressOf);

/** The payments of a deal in words, each with its reckoning and its rule. */
import { html } from "../../ui.js";
import { n, t } from "../../words/translation.js";
import { RuleTap } from "./rules.js";

/**
 * @typedef {import("./view.js").Transfer} Transfer
 * @typedef {import("./view.js").Facts} Facts
 * @typedef {import("./view.js").Settlement} Settlement
 * @typedef {{ me: number | null, nameOf: (seat: number) => string }} Voice
 */

/** The seat of an account, or null for the kasa. @param {string} account */
const seatOf = (account) => (account.startsWith("seat") ? Number(account.slice(4)) : null);

/**
 * @param {Transfer} transfer
 * @param {Voice} voice
 */
export function paymentWords({ payer, payee, amount }, { me, nameOf }) {
  const [from, to] = [seatOf(payer), seatOf(payee)];
  if (from === null) {
    if (to === me) return t("The kasa pays you {amount}", { amount });
    return t("The kasa pays {payee} {amount}", { payee: nameOf(to ?? 0), amount });
  }
  if (to === null) {
    if (from === me) return t("You put {amount} into the kasa", { amount });
    return t("{payer} puts {amount} into the kasa", { payer: nameOf(from), amount });
  }
  if (from === me) return t("You pay {payee} {amount}", { payee: nameOf(to), amount });
  if (to === me) return t("{payer} pays you {amount}", { payer: nameOf(from), amount });
  return t("{payer} pays {payee} {amount}", { payer: nameOf(from), payee: nameOf(to), amount });
}

/**
 * How the amount came about, when tricks times value, once or doubled, is what it is; else nothing.
 * @param {Transfer} transfer
 * @param {Facts} facts
 * @param {Settlement} settlement
 */
export function reckoning({ amount, payee, clause }, facts, { value }) {
  if (facts.kind === "passed" || clause === "PREFA-BUY-03" || clause === "PREFA-PAY-07") return null;
  const { declarer_tricks: taken, first, second } = facts;
  const payeeSeat = seatOf(payee);
  const own = [{ seat: facts.declarer, tricks: taken }, first, second].find(({ seat }) => seat === payeeSeat)?.tricks;
  const counts = payeeSeat === null ? [10] : [own, first.tricks + second.tricks, first.tricks, second.tricks, taken, 10];
  for (const tricks of counts) {
    const times = [1, 2].find((factor) => tricks && tricks * value * factor === amount);
    if (tricks && times) return product(tricks, value, times);
  }
  return null;
}

/**
 * @param {number} tricks
 * @param {number} value
 * @param {number} times
 */
function product(tricks, value, times) {
  const counted = n("{count} trick × {value}", "{count} tricks × {value}", tricks, { value });
  return times === 2 ? t("{counted} × 2, solo", { counted }) : counted;
}

/** @param {{ facts: Facts, settlement: Settlement, voice: Voice }} props */
export function Payments({ facts, settlement, voice }) {
  if (!settlement.transfers.length) return html`<p class="quiet">${t("Nobody pays.")}</p>`;
  return html`<ul class="payments">
    ${settlement.transfers.map((transfer, at) => html`<li key=${at}>
      <span class="payment">${paymentWords(transfer, voice)}</span>
      <span class="reckoning">${reckoning(transfer, facts, settlement)}</span>
      <${RuleTap} clause=${transfer.clause} />
    </li>`)}
  </ul>`;
}

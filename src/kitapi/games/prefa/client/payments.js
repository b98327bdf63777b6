/** The payments of a deal in words, each with its calculation and its rule. */
import { Lines } from "../../../web/client/paper/lines.js";
import { html } from "../../../web/client/ui.js";
import { n, t } from "../../../web/client/words/translation.js";
import { RuleTap } from "./rules.js";

/**
 * @typedef {import("./view.js").Transfer} Transfer
 * @typedef {import("./view.js").Facts} Facts
 * @typedef {import("./view.js").Settlement} Settlement
 * @typedef {import("./view.js").Calculation} Calculation
 * @typedef {import("./view.js").Explained} Explained
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
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
 * The calculation of an amount in words; null where the server gives none.
 * @param {Calculation | undefined} calculation
 * @param {string} clause the rule of the payment
 */
export function calculationWords(calculation, clause) {
  if (!calculation) return null;
  const { times, for_helper: forHelper } = calculation;
  const counted = calculation.tricks === null
    ? flatWords(calculation, clause)
    : tricksWords(calculation.tricks, calculation, clause);
  const multiplied = timesWords(counted, times);
  return forHelper ? t("{counted}, for the helper", { counted: multiplied }) : multiplied;
}

/**
 * @param {string} counted
 * @param {number} times
 */
function timesWords(counted, times) {
  if (times === 3) return t("{counted} × 3, by three or more", { counted });
  return times === 2 ? t("{counted} × 2, solo", { counted }) : counted;
}

/**
 * @param {number} tricks
 * @param {Calculation} calculation
 * @param {string} clause
 */
const tricksWords = (tricks, { value }, clause) => (clause === "PREFA-AUC-06"
  ? n("{count} trick over the fewest × {value}", "{count} tricks over the fewest × {value}", tricks, { value })
  : n("{count} trick × {value}", "{count} tricks × {value}", tricks, { value }));

/**
 * A payment that does not depend on tricks.
 * @param {Calculation} calculation
 * @param {string} clause
 */
function flatWords({ value, times }, clause) {
  const reason = reasonWords(clause);
  return times === 1 ? reason : t("{reason}: {value}", { reason, value });
}

/** @param {string} clause */
function reasonWords(clause) {
  switch (clause) {
    case "PREFA-BUY-03": return t("four aces");
    case "PREFA-HOUSE-04": return t("two tens, as the payment was declined");
    default: return t("for the player sitting out");
  }
}

/**
 * The lines that explain a deal before its payments.
 * @param {Facts} facts
 * @param {Settlement} settlement
 * @param {Explained} explained
 * @returns {import("../../../web/client/paper/lines.js").Line[]}
 */
function reasonLines(facts, { value, shortfall }, { full_value: full, reckonings }) {
  if (facts.kind === "passed") return [];
  const inAtTen = facts.contract.startsWith("10") && shortfall.first + shortfall.second > 0;
  return [
    facts.ending === "solo_declined"
      && { words: t("Not played, and a defender declined the payment."), clause: "PREFA-HOUSE-04" },
    reckonings.some(({ times }) => times === 3)
      && { words: t("Down three or more: three times, as the house rules say."), clause: "PREFA-HOUSE-01" },
    inAtTen
      && {
        words: t("At ten the first defender who plays owes a trick, as the house rules say."), clause: "PREFA-HOUSE-02",
      },
    facts.ending === "solo"
      && { words: t("Not played: the tricks are as the rules set them."), clause: "PREFA-BUY-02" },
    facts.ending === "unopposed"
      && { words: t("Both defenders passed: it counts as ten tricks."), clause: "PREFA-PART-05" },
    full !== null && facts.ending !== "solo_declined" && {
      words:
        t("Short contract: the kasa held {kasa}, so a trick is worth {value}, not {full}.",
          { kasa: facts.kasa, value, full }),
      clause: "PREFA-PAY-08",
    },
  ].flatMap((known) => (known ? [{ ...known, reason: true }] : []));
}

/** @param {{ facts: Facts, settlement: Settlement, explained: Explained, voice: Voice }} props */
export function Payments({ facts, settlement, explained, voice }) {
  if (!settlement.transfers.length) return html`<p class="quiet">${t("Nobody pays.")}</p>`;
  const paid = settlement.transfers.map((transfer, at) => ({
    words: paymentWords(transfer, voice), calculation: calculationWords(explained.reckonings[at], transfer.clause),
    clause: transfer.clause,
  }));
  return html`<${Lines} lines=${[...reasonLines(facts, settlement, explained), ...paid]} RuleTap=${RuleTap} />`;
}

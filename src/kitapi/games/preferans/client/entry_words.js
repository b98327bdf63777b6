/** What a deal wrote on the sheets, or moved in chips, in sentences. */
import { n, t } from "../../../web/client/words/translation.js";

/**
 * @typedef {import("./view.js").HeadChange} HeadChange
 * @typedef {import("./view.js").SideEntry} SideEntry
 * @typedef {import("./view.js").Transfer} Transfer
 * @typedef {import("./sheet_types.js").ChipsCalculation} ChipsCalculation
 * @typedef {import("./sheet_types.js").HeadReason} HeadReason
 * @typedef {import("./sheet_types.js").SideCalculation} SideCalculation
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 */

/** A figure with the sign of a sum that may be below zero. @param {number} figure */
export const signedFigure = (figure) => (figure < 0 ? `−${-figure}` : `${figure}`);

/**
 * @param {HeadChange} change
 * @param {Voice} voice
 */
export function headWords({ seat, points }, { me, nameOf }) {
  if (seat === me)
    return points < 0
      ? t("{points} comes off your head sum", { points: -points })
      : t("{points} is added to your head sum", { points });
  return points < 0 ? t("{points} comes off the head sum of {name}", { points: -points, name: nameOf(seat) })
    : t("{points} is added to the head sum of {name}", { points, name: nameOf(seat) });
}

/** Why a head sum changed; empty where the server does not say. @param {HeadReason | null | undefined} reason */
export function reasonWords(reason) {
  switch (reason) {
    case "won": return t("the game was made");
    case "lost": return t("the game was lost");
    case "duty": return t("neither defender had two tricks");
    case "lone_duty": return t("played alone, without two tricks");
    case "own_duty": return t("without two tricks");
    case "invited_duty": return t("called the other in, without four tricks together");
    case "kontra": return t("the kontra was lost");
    case "kontra_duty": return t("the kontra was lost, without two tricks in both hands");
    case "kontra_added": return t("what the lost kontra added");
    default: return "";
  }
}

/**
 * @param {SideEntry} entry
 * @param {Voice} voice
 */
export function sideWords({ seat, against, points }, { me, nameOf }) {
  if (seat === me) return t("You book {points} against {name}", { points, name: nameOf(against) });
  if (against === me) return t("{name} books {points} against you", { points, name: nameOf(seat) });
  return t("{name} books {points} against {other}", { points, name: nameOf(seat), other: nameOf(against) });
}

/** The calculation of a side sum. @param {SideCalculation | null | undefined} calculation */
export function sideCalculation(calculation) {
  if (!calculation) return "";
  const { tricks, value, rounded, both, fixed } = calculation;
  if (rounded !== null) return halvedWords(tricks, value, rounded);
  if (fixed) return t("as {count} tricks × {value}", { count: tricks, value });
  return both ? n("{count} trick of both × {value}", "{count} tricks of both × {value}", tricks, { value })
    : n("{count} trick × {value}", "{count} tricks × {value}", tricks, { value });
}

/**
 * @param {number} tricks
 * @param {number} value
 * @param {number} rounded
 */
function halvedWords(tricks, value, rounded) {
  const both = n("{count} trick of both × {value}", "{count} tricks of both × {value}", tricks, { value });
  return rounded === tricks * value
    ? t("half of {both}", { both })
    : t("half of {both}, made even: {rounded}", { both, rounded });
}

/** The seat of an account, or null for the pot. @param {string} account */
const seatOf = (account) => (account.startsWith("seat") ? Number(account.slice(4)) : null);

/**
 * @param {Pick<Transfer, "payer" | "payee" | "amount">} transfer
 * @param {Voice} voice
 */
export function chipsWords({ payer, payee, amount }, { me, nameOf }) {
  const [from, to] = [seatOf(payer), seatOf(payee)];
  if (from === null)
    return to === me
      ? t("The pot pays you {amount}", { amount })
      : t("The pot pays {payee} {amount}", { amount, payee: nameOf(to ?? 0) });
  if (to === null)
    return from === me
      ? t("You put {amount} into the pot", { amount })
      : t("{payer} puts {amount} into the pot", { amount, payer: nameOf(from) });
  if (from === me) return t("You pay {payee} {amount}", { payee: nameOf(to), amount });
  if (to === me) return t("{payer} pays you {amount}", { payer: nameOf(from), amount });
  return t("{payer} pays {payee} {amount}", { payer: nameOf(from), payee: nameOf(to), amount });
}

/** The calculation of a payment in chips. @param {ChipsCalculation | undefined} calculation */
export function chipsCalculation(calculation) {
  if (!calculation) return "";
  const { reason, units, less, side, head } = calculation;
  const chips = t("10 × {units}", { units });
  switch (reason) {
    case "sides": return sideCalculation(side);
    case "rest": return less ? t("{chips}, less {less} of the defenders", { chips, less }) : chips;
    case "lost": return t("{chips}: {why}", { chips, why: reasonWords("lost") });
    case "head": return t("{chips}: {why}", { chips, why: reasonWords(head) });
  }
}

/** Amounts that are expected, with one decimal. */
import { language } from "../words/translation.js";

/** With its sign: +5.2, −1.0, 0.0. @param {number} amount */
export const formatSigned = (amount) => figures(amount, "exceptZero");

/** Without: 2.3. @param {number} amount */
export const plain = (amount) => figures(amount, "negative");

/** 88 %. @param {number} share */
export const inPercent = (share) =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** @param {number} amount @param {"exceptZero" | "negative"} signDisplay */
function figures(amount, signDisplay) {
  const rounded = Math.round(amount * 10) / 10 || 0;
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });
  return format.format(rounded).replace("-", "−");
}

/** Exact amounts in ANTEs, and their formatting. */
import { language } from "../../../../web/client/words/translation.js";

/** @typedef {import("./odds.js").Fraction} Fraction */

/** @param {bigint} one @param {bigint} other @returns {bigint} */
const divisor = (one, other) => (other === 0n ? one : divisor(other, one % other));

/** The exact difference `more` − `less`. @param {Fraction} more @param {Fraction} less @returns {Fraction} */
export function difference(more, less) {
  const num = BigInt(more.num) * BigInt(less.den) - BigInt(less.num) * BigInt(more.den);
  const den = BigInt(more.den) * BigInt(less.den);
  const common = divisor(num < 0n ? -num : num, den) || 1n;
  return { num: Number(num / common), den: Number(den / common), float: Number(num) / Number(den) };
}

/** With its sign: +0.4321, −1.0000. @param {number} amount */
export const inAntes = (amount) => figures(amount, 4, "exceptZero");

/** Without: 0.0123. @param {number} amount */
export const costInAntes = (amount) => figures(amount, 4, "auto");

/**
 * In hundredths of an ANTE, as the language writes them: 1.18%, 1,18 %.
 * @param {number} amount
 * @param {number} [places]
 */
export const inPercent = (amount, places = 2) => figures(amount, places, "auto", "percent");

/**
 * @param {number} amount
 * @param {number} places
 * @param {"auto" | "exceptZero"} signDisplay
 * @param {"decimal" | "percent"} [style]
 */
function figures(amount, places, signDisplay, style = "decimal") {
  const format = new Intl.NumberFormat(language(),
    { style, minimumFractionDigits: places, maximumFractionDigits: places, signDisplay });
  return format.format(amount).replace("-", "−");
}

/** −1108451/2284590, or a whole number. @param {Fraction} fraction */
export const exactly = ({ num, den }) => `${num < 0 ? "−" : ""}${Math.abs(num)}${den === 1 ? "" : `/${den}`}`;

/** The state of the odds page, parsed from its address and written to it. */

/**
 * @typedef {import("../../../../web/client/protocol.js").Card} Card
 * @typedef {import("./odds.js").OddsState} OddsState
 * @typedef {import("./odds.js").Part} Part
 */

export const PARTS = /** @type {readonly Part[]} */ (["trainer", "lookup", "chart"]);
export const HAND = 5;
const RANKS = [..."AKQJT98765432"];

/** The pack by suits, high cards first. */
export const PACK = ["s", "h", "d", "c"].map((suit) => RANKS.map((rank) => rank + suit));

const SIGNS = /** @type {Record<string, string>} */ ({ "♠": "s", "♣": "c", "♦": "d", "♥": "h" });

/** The card that somebody writes as Th, 10h, th or 10♥; null for none. @param {string} word */
export function parseCard(word) {
  const [, rank, suit] = /^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(word) ?? [];
  if (!rank || !suit) return null;
  return (rank === "10" ? "T" : rank.toUpperCase()) + (SIGNS[suit] ?? suit.toLowerCase());
}

/** The words of a text. @param {string} text */
export const wordsIn = (text) => text.split(/[\s,]+/).filter(Boolean);

/** @param {string | null} text @param {number} digits */
const parseNumber = (text, digits) =>
  (text !== null && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null);

/** @param {string} query @returns {OddsState} */
export function parseAddress(query) {
  const parameters = new URLSearchParams(query);
  const part = PARTS.find((one) => one === parameters.get("part"))
    ?? (parameters.has("hand") || parameters.has("upcard") ? "lookup" : "trainer");
  const words = [...wordsIn(parameters.get("hand") ?? ""), ...wordsIn(parameters.get("upcard") ?? "")];
  const cards = (/** @type {string} */ field) =>
    wordsIn(parameters.get(field) ?? "").flatMap((word) => parseCard(word) ?? []);
  const hand = [...new Set(cards("hand"))].slice(0, HAND);
  const upcard = cards("upcard").find((card) => !hand.includes(card)) ?? null;
  return {
    part, base: parameters.get("game") === "base", close: parameters.get("close") === "yes",
    seed: parseNumber(parameters.get("seed"), 9), number: parseNumber(parameters.get("number"), 4) ?? 0, hand, upcard,
    broken: words.length !== hand.length + Number(upcard !== null),
  };
}

/**
 * The page's address for this state; a value that only one part uses is left out of the addresses of the others.
 * @param {Partial<OddsState>} laid
 */
export function oddsAddress({ part = "trainer", base, close, seed, number, hand = [], upcard }) {
  const query = new URLSearchParams();
  if (part !== "trainer") query.set("part", part);
  if (base) query.set("game", "base");
  if (part === "trainer" && close) query.set("close", "yes");
  if (part === "trainer" && typeof seed === "number") {
    query.set("seed", String(seed));
    query.set("number", String(number ?? 0));
  }
  if (part === "lookup" && hand.length > 0) query.set("hand", hand.join(" "));
  if (part === "lookup" && upcard) query.set("upcard", upcard);
  return `/odds/caribbean-stud${query.size > 0 ? `?${query}` : ""}`;
}

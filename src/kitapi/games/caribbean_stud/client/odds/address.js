/** What lies on the page of odds, as its address says it. */

/**
 * @typedef {import("../../../../web/client/protocol.js").Card} Card
 * @typedef {import("./odds.js").Laid} Laid
 * @typedef {import("./odds.js").Part} Part
 */

export const PARTS = /** @type {readonly Part[]} */ (["trainer", "lookup", "chart"]);
export const HAND = 5;
const RANKS = [..."AKQJT98765432"];

/** The pack by suits, high cards first. */
export const PACK = ["s", "h", "d", "c"].map((suit) => RANKS.map((rank) => rank + suit));

const SIGNS = /** @type {Record<string, string>} */ ({ "♠": "s", "♣": "c", "♦": "d", "♥": "h" });

/** The card that somebody writes as Th, 10h, th or 10♥; null for none. @param {string} word */
export function cardNamed(word) {
  const [, rank, suit] = /^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(word) ?? [];
  if (!rank || !suit) return null;
  return (rank === "10" ? "T" : rank.toUpperCase()) + (SIGNS[suit] ?? suit.toLowerCase());
}

/** The words of a text. @param {string} text */
export const wordsIn = (text) => text.split(/[\s,]+/).filter(Boolean);

/** @param {string | null} text @param {number} digits */
const whole = (text, digits) => (text !== null && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null);

/** @param {string} query @returns {Laid} */
export function laidBy(query) {
  const asked = new URLSearchParams(query);
  const part = PARTS.find((one) => one === asked.get("part"))
    ?? (asked.has("hand") || asked.has("upcard") ? "lookup" : "trainer");
  const words = [...wordsIn(asked.get("hand") ?? ""), ...wordsIn(asked.get("upcard") ?? "")];
  const cards = (/** @type {string} */ field) =>
    wordsIn(asked.get(field) ?? "").flatMap((word) => cardNamed(word) ?? []);
  const hand = [...new Set(cards("hand"))].slice(0, HAND);
  const upcard = cards("upcard").find((card) => !hand.includes(card)) ?? null;
  return {
    part, base: asked.get("game") === "base", close: asked.get("close") === "yes", seed: whole(asked.get("seed"), 9),
    number: whole(asked.get("number"), 4) ?? 0, hand, upcard,
    broken: words.length !== hand.length + Number(upcard !== null),
  };
}

/**
 * The page's address for what lies there; what matters to one part alone stands only in its addresses.
 * @param {Partial<Laid>} laid
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

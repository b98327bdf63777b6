/** A deal to be solved: who holds what, parsed from the page's address and written to it. */

/**
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {"declarer" | "first" | "second"} Hand
 *
 * `second`: null for a lone defender.
 * @typedef {{ declarer: Card[], first: Card[], second: Card[] | null }} Hands
 * @typedef {{ hands: Hands, strain: string, leader: Hand, objective: string }} Deal
 *
 * The deal on the page. `played`: the cards of a play, null while the deal is being laid out; `at`: how many of them
 * lie played. `broken`: the address says something that could not be read.
 * @typedef {{ deal: Deal, played: Card[] | null, at: number, broken: boolean }} SolverState
 */

export const HANDS = /** @type {readonly Hand[]} */ (["declarer", "first", "second"]);
export const STRAINS = ["s", "c", "d", "h", "n"];
export const OBJECTIVES = ["tricks", "betl", "open", "open_betl"];
export const MISERE = ["betl", "open_betl"];
export const MOST_CARDS = 10;

/** The fields of a deal in an address; other fields were added by other sites. */
const FIELDS = [...HANDS, "strain", "leader", "objective", "played"];

const SUITS = ["s", "c", "d", "h"];
const RANKS = [..."AKQJT987"];

/** The pack by suits, high cards first. */
export const PACK = SUITS.map((suit) => RANKS.map((rank) => rank + suit));

/** @type {Deal} */
export const NOTHING = {
  hands: { declarer: [], first: [], second: [] }, strain: "s", leader: "declarer", objective: "tricks",
};

/** The hands that play. @param {Hands} hands */
export const handsOf = (hands) => HANDS.filter((hand) => hands[hand] !== null);

/** Who holds a card, null for nobody. @param {Hands} hands @param {Card} card */
export const holderOf = (hands, card) => HANDS.find((hand) => hands[hand]?.includes(card)) ?? null;

/**
 * The hands once `card` has gone to `to`, null for nobody.
 * @param {Hands} hands
 * @param {Card} card
 * @param {Hand | null} to
 */
export function giveCard(hands, card, to) {
  const without =
    /** @type {Hands} */ (Object.fromEntries(
      HANDS.map((hand) => [hand, hands[hand]?.filter((one) => one !== card) ?? null])));
  return to ? { ...without, [to]: [...without[to] ?? [], card] } : without;
}

/** Whether every hand has the same number of cards, 1 to 10. @param {Hands} hands */
export function isEven(hands) {
  const counts = handsOf(hands).map((hand) => hands[hand]?.length ?? 0);
  return new Set(counts).size === 1 && (counts[0] ?? 0) >= 1 && (counts[0] ?? 0) <= MOST_CARDS;
}

/** A whole deal drawn at random. @param {boolean} lone a lone defender */
export function drawDeal(lone) {
  const pack = PACK.flat();
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [pack[last], pack[other]] = [/** @type {Card} */ (pack[other]), /** @type {Card} */ (pack[last])];
  }
  const hand = (/** @type {number} */ place) => pack.slice(place * MOST_CARDS, (place + 1) * MOST_CARDS);
  return { declarer: hand(0), first: hand(1), second: lone ? null : hand(2) };
}

/**
 * The deal and the play that the query of the page's address names.
 * @param {string} query
 * @returns {SolverState}
 */
export function parseAddress(query) {
  const parameters = new URLSearchParams(query);
  if (!FIELDS.some((field) => parameters.has(field))) return { deal: NOTHING, played: null, at: 0, broken: false };
  const faults = /** @type {string[]} */ ([]);
  const seen = /** @type {Set<Card>} */ (new Set());
  const cards = (/** @type {string} */ field) => parseCards(parameters.get(field) ?? "", seen, faults);
  const hands = {
    declarer: cards("declarer"), first: cards("first"), second: parameters.has("second") ? cards("second") : null,
  };
  const one = (/** @type {string} */ field, /** @type {readonly string[]} */ of) =>
    parseChoice(parameters.get(field), of, faults);
  const leader = /** @type {Hand} */ (one("leader", handsOf(hands)));
  const deal = { hands, strain: one("strain", STRAINS), leader, objective: one("objective", OBJECTIVES) };
  const played = parameters.has("played") ? parseCards(parameters.get("played") ?? "", new Set(), faults) : null;
  if (played && (!isEven(hands) || played.some((card) => !seen.has(card))))
    return { deal, played: null, at: 0, broken: true };
  const at = Number(parameters.get("at") ?? played?.length ?? 0);
  const place = Number.isInteger(at) && at >= 0 ? Math.min(at, played?.length ?? 0) : played?.length ?? 0;
  return { deal, played, at: place, broken: faults.length > 0 };
}

/**
 * @param {string | null} value
 * @param {readonly string[]} of
 * @param {string[]} faults
 */
function parseChoice(value, of, faults) {
  if (value !== null && of.includes(value)) return value;
  if (value !== null) faults.push(value);
  return /** @type {string} */ (of[0]);
}

/**
 * The valid cards in a text that were not seen before.
 * @param {string} text
 * @param {Set<Card>} seen
 * @param {string[]} faults
 */
function parseCards(text, seen, faults) {
  const cards = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const card = parseCard(word);
    if (card && !seen.has(card)) {
      seen.add(card);
      cards.push(card);
    } else faults.push(word);
  }
  return cards;
}

const SIGNS = /** @type {Record<string, string>} */ ({ "♠": "s", "♣": "c", "♦": "d", "♥": "h" });

/** The card that somebody writes as Th, 10h, th or 10♥; null for none. @param {string} word */
export function parseCard(word) {
  const [, rank, suit] = /^(10|[789TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(word) ?? [];
  if (!rank || !suit) return null;
  return (rank === "10" ? "T" : rank.toUpperCase()) + (SIGNS[suit] ?? suit.toLowerCase());
}

/**
 * The deal as a query to the server.
 * @param {Deal} deal
 */
function queryOf({ hands, strain, leader, objective }) {
  const query = new URLSearchParams();
  for (const hand of handsOf(hands)) query.set(hand, (hands[hand] ?? []).join(" "));
  query.set("strain", strain);
  query.set("leader", leader);
  if (objective !== "tricks") query.set("objective", objective);
  return query;
}

/**
 * The question about the moment after `played`.
 * @param {Deal} deal
 * @param {readonly Card[]} played
 */
export function questionOf(deal, played) {
  const query = queryOf(deal);
  query.set("played", played.join(" "));
  query.set("also", "moves,line");
  return query.toString();
}

/** The question about every strain and leader. @param {Deal} deal */
export function questionOfAll(deal) {
  const query = queryOf(deal);
  query.delete("strain");
  query.delete("leader");
  query.set("also", "all");
  return query.toString();
}

/**
 * The page's address for a deal and a position in its play.
 * @param {Deal} deal
 * @param {readonly Card[] | null} [played]
 * @param {number} [at]
 */
export function solverAddress(deal, played = null, at = played?.length ?? 0) {
  const query = queryOf(deal);
  if (played) query.set("played", played.join(" "));
  if (played && at < played.length) query.set("at", String(at));
  return `/solver?${query}`;
}

/** A hand laid out to be valued, as the page's address says it. */
import { coverOf, gamesDrawn } from "../covers.js";
import { cardNamed, PACK } from "../solver/deal.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 *
 * `preset`: house rules by name, null for the rulebook's. `kasa`: null where it is full. `bid`: at which twelve cards
 * were bought, null for the lowest. `asked`: the answer is wanted. `broken`: the address says something that could not
 * be read.
 * @typedef {{ game: string, cards: Card[], seat: number, players: number, preset: string | null, kasa: number | null,
 *   bid: string | null, exact: boolean, asked: boolean, broken: boolean }} Laid
 */

/** The games whose hands are valued. */
export const valuedGames = () => gamesDrawn().filter((game) => coverOf(game).hand);

export const TEN = 10;
export const TWELVE = 12;
const DEAREST = 999_999;

/** The bids of a game, from low to high. @param {string} game */
export const bidsOf = (game) => coverOf(game).hand?.bids ?? [];

/** Whether what lies in the kasa matters. @param {string} game */
export const hasKasa = (game) => coverOf(game).hand?.hasKasa ?? false;

/** Whether so many cards can be valued. @param {readonly Card[]} cards */
export const isWhole = (cards) => cards.length === TEN || cards.length === TWELVE;

/** @param {string | null} text @param {number} most */
const whole = (text, most) => (text !== null && /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null);

/**
 * What the query of the page's address names; `usual`: the game where it names none.
 * @param {string} query
 * @param {string} usual
 * @returns {Laid}
 */
export function laidBy(query, usual) {
  const asked = new URLSearchParams(query);
  const words = (asked.get("cards") ?? "").split(/[\s,]+/).filter(Boolean);
  const cards = [...new Set(words.flatMap((word) => cardNamed(word) ?? []))].slice(0, TWELVE);
  const game = valuedGames().find((one) => one === asked.get("game")) ?? usual;
  const bid = bidsOf(game).find((one) => one === asked.get("bid")) ?? null;
  const preset = asked.get("preset") ?? "";
  return {
    game, cards, bid, preset: /^\w{1,30}$/.test(preset) ? preset : null, seat: whole(asked.get("seat"), 2) ?? 0,
    players: asked.get("players") === "4" ? 4 : 3,
    kasa: hasKasa(game) ? whole(asked.get("kasa"), DEAREST) || null : null,
    exact: asked.get("exact") === "yes", asked: asked.get("worth") === "yes" && isWhole(cards),
    broken: words.length !== cards.length,
  };
}

/** What the server is asked. @param {Laid} laid */
export function questionOf({ game, cards, seat, players, preset, kasa, bid, exact }) {
  const query =
    new URLSearchParams({ game, cards: inOrder(cards).join(" "), seat: String(seat), players: String(players) });
  if (preset) query.set("preset", preset);
  if (kasa !== null) query.set("kasa", String(kasa));
  if (cards.length === TWELVE && bid) query.set("bid", bid);
  if (cards.length === TWELVE && exact) query.set("exact", "yes");
  return query.toString();
}

/** The page's address for what lies there. @param {Laid} laid */
export function worthAddress(laid) {
  const query = new URLSearchParams({ game: laid.game });
  if (laid.cards.length > 0) query.set("cards", inOrder(laid.cards).join(" "));
  if (laid.seat > 0) query.set("seat", String(laid.seat));
  if (laid.players > 3) query.set("players", String(laid.players));
  if (laid.preset) query.set("preset", laid.preset);
  if (laid.kasa !== null) query.set("kasa", String(laid.kasa));
  if (laid.bid) query.set("bid", laid.bid);
  if (laid.exact) query.set("exact", "yes");
  if (laid.asked) query.set("worth", "yes");
  return `/hand?${query}`;
}

/** @param {readonly Card[]} cards */
const inOrder = (cards) => PACK.flat().filter((card) => cards.includes(card));

/**
 * `cards` and so many more, drawn from those left.
 * @param {readonly Card[]} cards
 * @param {number} more
 * @returns {Card[]}
 */
export function withDrawn(cards, more) {
  const left = PACK.flat().filter((card) => !cards.includes(card));
  const drawn =
    Array.from({ length: more },
      () => /** @type {Card} */ (left.splice(Math.floor(Math.random() * left.length), 1)[0]));
  return [...cards, ...drawn];
}

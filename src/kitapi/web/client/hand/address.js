/** A hand to be valued, and the address that names it. */
import { coverOf, drawnGames } from "../covers.js";
import { parseCard, PACK } from "../solver/deal.js";

/**
 * The fields of a request, `cards` in the order in which they were chosen; `preset` null: the rulebook's house rules;
 * `kasa` null: it is full; `bid` null: the lowest. `requested`: the value is wanted. `broken`: a part of the address
 * could not be parsed.
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {import("./value.js").ValueRequest} ValueRequest
 * @typedef {Required<Pick<ValueRequest, "game" | "seat" | "players" | "preset" | "kasa" | "bid" | "exact">>} Choices
 * @typedef {Choices & { cards: Card[], requested: boolean, broken: boolean }} HandSetting
 */

/** The games whose hands are valued. */
export const valuedGames = () => drawnGames().filter((game) => coverOf(game).hand);

export const TEN = 10;
export const TWELVE = 12;
const MOST_KASA = 999_999;

/** The bids of a game, from low to high. @param {string} game */
export const bidsOf = (game) => coverOf(game).hand?.bids ?? [];

/** Whether the amount in the kasa matters. @param {string} game */
export const hasKasa = (game) => coverOf(game).hand?.hasKasa ?? false;

/** Whether a hand of this many cards can be valued. @param {readonly Card[]} cards */
export const isWhole = (cards) => cards.length === TEN || cards.length === TWELVE;

/** @param {string | null} text @param {number} most */
const parseNumber = (text, most) =>
  (text !== null && /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null);

/**
 * The setting that the query of the page's address names; `usual`: the game where it names none.
 * @param {string} query
 * @param {string} usual
 * @returns {HandSetting}
 */
export function parseSetting(query, usual) {
  const parts = new URLSearchParams(query);
  const words = (parts.get("cards") ?? "").split(/[\s,]+/).filter(Boolean);
  const cards = [...new Set(words.flatMap((word) => parseCard(word) ?? []))].slice(0, TWELVE);
  const game = valuedGames().find((one) => one === parts.get("game")) ?? usual;
  const bid = bidsOf(game).find((one) => one === parts.get("bid")) ?? null;
  const preset = parts.get("preset") ?? "";
  return {
    game, cards, bid, preset: /^\w{1,30}$/.test(preset) ? preset : null,
    seat: parseNumber(parts.get("seat"), 2) ?? 0, players: parts.get("players") === "4" ? 4 : 3,
    kasa: hasKasa(game) ? parseNumber(parts.get("kasa"), MOST_KASA) || null : null,
    exact: parts.get("exact") === "yes", requested: parts.get("worth") === "yes" && isWhole(cards),
    broken: words.length !== cards.length,
  };
}

/** The setting as a query, in the form of both the page's address and the server. @param {HandSetting} setting */
function queryOf({ game, cards, seat, players, preset, kasa, bid, exact }) {
  const query = new URLSearchParams({ game });
  if (cards.length > 0) query.set("cards", inOrder(cards).join(" "));
  if (seat > 0) query.set("seat", String(seat));
  if (players > 3) query.set("players", String(players));
  if (preset) query.set("preset", preset);
  if (kasa !== null) query.set("kasa", String(kasa));
  if (bid) query.set("bid", bid);
  if (exact) query.set("exact", "yes");
  return query.toString();
}

/** The query of the request; for ten cards without what concerns only twelve. @param {HandSetting} setting */
export const requestQuery = (setting) =>
  queryOf(setting.cards.length === TWELVE ? setting : { ...setting, bid: null, exact: false });

/** The page's address. @param {HandSetting} setting */
export const handAddress = (setting) => `/hand?${queryOf(setting)}${setting.requested ? "&worth=yes" : ""}`;

/** @param {readonly Card[]} cards */
const inOrder = (cards) => PACK.flat().filter((card) => cards.includes(card));

/**
 * `cards` and a number of others, drawn at random from those left.
 * @param {readonly Card[]} cards
 * @param {number} more
 * @returns {Card[]}
 */
export function drawCards(cards, more) {
  const left = PACK.flat().filter((card) => !cards.includes(card));
  const drawn =
    Array.from({ length: more },
      () => /** @type {Card} */ (left.splice(Math.floor(Math.random() * left.length), 1)[0]));
  return [...cards, ...drawn];
}

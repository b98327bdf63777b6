/** The games that this page offers and draws: each by its cover, which the page's start hands over. */
import { addSheet } from "./sheets.js";
import { useEffect } from "./ui.js";

/**
 * @typedef {import("./drawing.js").Cover} Cover
 * @typedef {import("./drawing.js").Drawing} Drawing
 */

/** By the game's name, in the order in which they are offered. */
const covers = /** @type {Map<string, Cover>} */ (new Map());

/** Offers these games; called once, before anything is drawn. @param {{ [game: string]: Cover }} games */
export function offerGames(games) {
  for (const [game, cover] of Object.entries(games)) covers.set(game, cover);
}

/** The names of the games drawn, as the first page offers them. */
export const drawnGames = () => [...covers.keys()];

/** @param {string} game */
export const isDrawn = (game) => covers.has(game);

/**
 * @param {string} game
 * @returns {Cover}
 */
export function coverOf(game) {
  const cover = covers.get(game);
  if (!cover) throw new Error(`this page cannot draw ${game}`);
  return cover;
}

/** The settings that only this game has. @param {string | undefined} game undefined: not known yet */
export const settingsOf = (game) => (game && isDrawn(game) && coverOf(game).settings) || [];

/** Loads the drawing of a game. @param {string} game */
export const loadDrawing = (game) => coverOf(game).drawing.load();

/**
 * The drawing of a game, once it is loaded.
 * @param {string} game
 * @returns {Drawing}
 */
export function drawingOf(game) {
  const drawing = coverOf(game).drawing.loaded.value;
  if (!drawing) throw new Error(`the drawing of ${game} is not loaded yet`);
  return drawing;
}

/** The words of a game's house rules; null until they are loaded. @param {string} game */
export function useHouseRuleWords(game) {
  const { houseRules } = coverOf(game);
  useEffect(() => { houseRules.load().catch(() => undefined); }, [houseRules]);
  return houseRules.loaded.value;
}

/**
 * Adds the style sheets of a game's table to a page without one.
 * @param {string | undefined} game undefined: not known yet
 */
export function useSheetsOf(game) {
  useEffect(() => {
    for (const sheet of (game && isDrawn(game) && coverOf(game).sheets) || []) addSheet(sheet).catch(() => undefined);
  }, [game]);
}

/** The games that this page offers and draws: each by its cover, which the page's start hands over. */
import { addSheet } from "./sheets.js";
import { useEffect } from "./ui.js";

/**
 * @typedef {import("./protocol.js").Observation} Observation
 *
 * What is on the table now. `gathering`: the seat a finished trick is going to. `version`: the state its options are of.
 * @typedef {{
 *   version: number, table: import("./protocol.js").TableShown, view: import("./protocol.js").View | null, gathering: number | null, catchingUp: boolean,
 * }} Shown
 *
 * How a game is shown step by step.
 * @typedef {{
 *   after: (view: any, seen: Observation, last: any) => any,
 *   span: (seen: Observation) => number,
 *   gathers: (seen: Observation) => number | null,
 *   begins: (view: any, last: any) => any,
 * }} Steps
 *
 * What was told: `words` for the log, `spoken` for the ear where it differs.
 * @typedef {{ words: string, spoken?: string, weight: "said" | "played" | "heading", sound?: import("./sound.js").Sound }} Told
 *
 * House rules, their values and the named sets of them, in words.
 * @typedef {{
 *   fieldWords: (field: string) => string, valueWords: (value: string | number | boolean | null) => string,
 *   presetWords: (preset: string) => string, namedWords?: (value: number) => string,
 * }} HouseRuleWords
 *
 * A game's house: its roles, in words, and what those see who have one. `waits`: whether something in a role's view waits for
 * whoever has it. `Meter`: the display on the wall.
 * @typedef {{
 *   roles: readonly string[], roleName: (role: string) => string, roleTask: (role: string) => string, waits: (view: any) => boolean,
 *   Console: (props: any) => any, Meter: (props: any) => any,
 * }} House
 *
 * What is said of a game's hands. `goal`: what can be declared, `bid`: what can be bid, as the server names them; `bidWords` for running
 * text. `unitName`: what results are counted in.
 * @typedef {{
 *   strainOf: (goal: string) => string, goalName: (goal: string) => string, bidWords: (bid: string) => string, unitName: () => string,
 *   GoalSign: (props: { goal: string }) => any,
 * }} HandWords
 *
 * A game whose hands are valued. `bids`: from low to high; `hasKasa`: what lies in the kasa limits what is paid.
 * @typedef {{ bids: readonly string[], hasKasa?: boolean, words: import("./parts.js").Part<HandWords> }} HandValued
 *
 * What the first page offers of one game, before its drawing is loaded. `quick` is the table of one tap, to be filled with bots. `Pictures`
 * show the game to a newcomer. `deck` is what the game is played with unless the reader wants the other; `usualIn`: the languages
 * of readers to whom it is offered first. `drawing`: the part that draws the game, `sheets`: the style sheets that its table has of its own;
 * `houseRules`: words to choose house rules by before a table is there. `hand`: of a game whose hands are valued. `solved`: of a game whose deals the solver solves, its address for a
 * moment that all seats see in `views`; null where no cards are played. `rulings`: the page of its rulings, `odds`: of its exact odds.
 * `drills`: whether dealers can train it.
 * @typedef {{
 *   title: () => string, motto: () => string, quick: Omit<import("./protocol.js").NewTable, "name" | "seats">, deck: "french" | "german" | "full",
 *   Pictures: () => any, drawing: import("./parts.js").Part<Drawing>, sheets?: readonly import("./sheets.js").Sheet[], houseRules: import("./parts.js").Part<HouseRuleWords>,
 *   usualIn?: readonly string[],
 *   hand?: HandValued, solved?: import("./parts.js").Part<(views: readonly any[]) => string | null>,
 *   rulings?: import("./parts.js").Part<() => any>, odds?: import("./parts.js").Part<any>, drills?: boolean,
 * }} Cover
 *
 * How one game is drawn. `Table` fills the cloth, `Sheet` the paper beside it. The table of a deal that is over, at which nobody can act, is
 * `Replayed`, or that of `tricks` where the game is one of tricks (a `TricksGame`). `writing` says how calls are written, `keys` which keys are the game's own.
 * `asking`: what the viewer is asked, the empty string for nothing; without it, the options
 * say so. `Beside`: what a player may do besides, on the slip of the seats. `Situation`: the felt of a drill. `handOf`: the cards that a view shows its viewer to hold, where they are not its
 * `hand`. `actionWords`: an action in words that has no cards, of a game whose deals can
 * be reviewed.
 * @typedef {{
 *   steps: Steps, tell: (seen: Observation, shown: Shown) => Told | null,
 *   prompt: (view: any) => string, reading: (shown: Shown) => string, Table: (props: any) => any, Replayed?: (props: any) => any, tricks?: any, Sheet: (props: any) => any,
 *   faces: readonly string[], writing: () => string, keys: () => [string[], string][],
 *   asking?: (view: any) => string, house?: House, Beside?: (props: any) => any, handOf?: (view: any) => string[], actionWords?: (action: import("./protocol.js").Action, view: any) => string, Situation?: (props: any) => any,
 *   houseRules: HouseRuleWords,
 * }} Drawing
 */

/** By the game's name, in the order in which they are offered. */
const covers = /** @type {Map<string, Cover>} */ (new Map());

/** Offers these games; called once, before anything is drawn. @param {{ [game: string]: Cover }} games */
export function offerGames(games) {
  for (const [game, cover] of Object.entries(games)) covers.set(game, cover);
}

/** The names of the games drawn, as the first page offers them. */
export const gamesDrawn = () => [...covers.keys()];

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

/** Loads what draws a game. @param {string} game */
export const loadDrawing = (game) => coverOf(game).drawing.load();

/**
 * What draws a game, once it is loaded.
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

/** Adds the style sheets of a game's table to a page without one. @param {string | undefined} game undefined: not known yet */
export function useSheetsOf(game) {
  useEffect(() => {
    for (const sheet of (game && isDrawn(game) && coverOf(game).sheets) || []) addSheet(sheet).catch(() => undefined);
  }, [game]);
}

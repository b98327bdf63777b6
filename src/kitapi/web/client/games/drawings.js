/** Which module draws which game; one line per game. */
import { caribbeanStud } from "./caribbean_stud/caribbean_stud.js";
import { prefa } from "./prefa/prefa.js";
import { preferans } from "./preferans/preferans.js";

/**
 * @typedef {import("../protocol.js").Observation} Observation
 * @typedef {import("../table/pace.js").Shown} Shown
 * @typedef {import("../table/pace.js").Steps} Steps
 *
 * What was told: `words` for the log, `spoken` for the ear where it differs.
 * @typedef {{ words: string, spoken?: string, weight: "said" | "played" | "heading", sound?: import("../sound.js").Sound }} Told
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
 * How one game is drawn. `quick` is the table of one tap, to be filled with bots. `Table` fills the cloth, `Sheet` the paper beside it, `Pictures`
 * show the game to a newcomer. `Replayed` is the table of a deal that is over, which nobody can act at. `deck` is what the
 * game is played with unless the reader wants the other. `writing` says how calls are written, `keys` which keys are the game's own.
 * `asking`: what the viewer is asked, the empty string for nothing; without it, the options
 * say so. `Beside`: what a player may do besides, on the slip of the seats. `Situation`: the felt of a drill. `handOf`: the cards that a view shows its viewer to hold, where they are not its `hand`. `solved`: the
 * solver's address for a moment that all seats see in `views`, null where no cards are played. `actionWords`: an action in words that has no cards, of a game whose deals can
 * be reviewed.
 * @typedef {{
 *   title: () => string, motto: () => string, quick: Omit<import("../protocol.js").NewTable, "name" | "seats">, steps: Steps, tell: (seen: Observation, shown: Shown) => Told | null,
 *   prompt: (view: any) => string, reading: (shown: Shown) => string, Table: (props: any) => any, Replayed: (props: any) => any, Sheet: (props: any) => any,
 *   Pictures: () => any, houseRules: HouseRuleWords, faces: readonly string[], writing: () => string, keys: () => [string[], string][], deck: import("../cards/deck.js").GameDeck,
 *   asking?: (view: any) => string, house?: House, Beside?: (props: any) => any, handOf?: (view: any) => string[], solved?: (views: readonly any[]) => string | null, actionWords?: (action: import("../protocol.js").Action, view: any) => string, Rulings?: () => any, Situation?: (props: any) => any,
 * }} Drawing
 */

/** @type {{ [game: string]: Drawing }} */
const DRAWINGS = { prefa, preferans, "caribbean-stud": caribbeanStud };

/** The games drawn, as the first page offers them. */
export const GAMES = Object.keys(DRAWINGS);

/** @param {string} game */
export const isDrawn = (game) => game in DRAWINGS;

/**
 * @param {string} game
 * @returns {Drawing}
 */
export function drawingOf(game) {
  const drawing = DRAWINGS[game];
  if (!drawing) throw new Error(`this page cannot draw ${game}`);
  return drawing;
}

/** Moments of a deal as questions for the solver; one line per game whose deals it solves. */
import { solved as prefa } from "../../games/prefa/client/solved.js";
import { solved as preferans } from "../../games/preferans/client/solved.js";

/** @type {{ [game: string]: (views: readonly any[]) => string | null }} */
const ADDRESSES = { prefa, preferans };

/**
 * The solver's address for a moment that all seats see in `views`, null where no cards are played; null for a game that it does not solve.
 * @param {string} game
 */
export const solvedIn = (game) => ADDRESSES[game] ?? null;

/** A record as a file: its lines, and the events of one deal. */
import { isOpening } from "./steps.js";

/**
 * @typedef {import("./shapes.js").Event} Event
 * @typedef {import("./steps.js").FairGame} FairGame
 */

/**
 * The deals of a record, each from its opening on; lines that are no events are left out.
 * @param {string} text one JSON object a line
 * @param {FairGame} game whose record it is
 */
export function dealsOf(text, game) {
  const deals = /** @type {Event[][]} */ ([]);
  for (const line of text.split("\n")) {
    const event = parseEvent(line);
    if (event && isOpening(event, game)) deals.push([event]);
    else if (event) deals.at(-1)?.push(event);
  }
  return deals;
}

/** The name of the game that a record's first line has; empty where it has none. @param {string} text */
export function gameOf(text) {
  const heading = parseJson(text.split("\n", 1)[0] ?? "");
  return typeof heading?.game === "string" ? heading.game : "";
}

/** @param {string} line @returns {any} */
function parseJson(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** @param {string} line @returns {Event | null} */
function parseEvent(line) {
  const value = parseJson(line);
  return typeof value?.kind === "string" ? value : null;
}

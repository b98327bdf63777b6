/** A record as a file: its lines, and the events of one deal. */
import { isOpening } from "./shapes.js";

/** @typedef {import("./shapes.js").Event} Event */

/**
 * The deals of a record, each from its opening on; what is no event is left out.
 * @param {string} text one JSON object a line
 */
export function dealsOf(text) {
  const deals = /** @type {Event[][]} */ ([]);
  for (const line of text.split("\n")) {
    const event = read(line);
    if (event && isOpening(event)) deals.push([event]);
    else if (event) deals.at(-1)?.push(event);
  }
  return deals;
}

/** @param {string} line @returns {Event | null} */
function read(line) {
  try {
    const value = JSON.parse(line);
    return typeof value?.kind === "string" ? value : null;
  } catch {
    return null;
  }
}

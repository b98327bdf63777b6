/** The house rules of the table that is on the page, or from which the reader of a rulebook comes. */
import { signal, useEffect } from "../ui.js";

/** A table's game and its house rules by name. @typedef {import("../protocol.js").Variant} Rules */

/** Those of the table on this page; null where there is no table. */
export const tableRules = signal(/** @type {{ game: string, rules: Rules } | null} */ (null));

/** Says whose house rules hold on this page, as long as the page is open. @param {string} game @param {Rules} rules */
export function useTableRules(game, rules) {
  useEffect(() => { tableRules.value = { game, rules }; }, [game, rules]);
  useEffect(() => () => { tableRules.value = null; }, []);
}

/** House rules as the query of an address. @param {Rules} rules */
export const rulesQuery = (rules) =>
  new URLSearchParams(Object.entries(rules).map(([name, value]) => [name, JSON.stringify(value)])).toString();

/**
 * The house rules in a query; null if it has none that can be read.
 * @param {string} query
 * @returns {Rules | null}
 */
export function rulesIn(query) {
  const found = [...new URLSearchParams(query)].flatMap(([name, written]) => {
    const value = parseValue(written);
    return value === undefined ? [] : [/** @type {const} */ ([name, value])];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** @param {string} written @returns {Rules[string] | undefined} undefined for what is no value of a house rule */
function parseValue(written) {
  try {
    const value = JSON.parse(written);
    return value === null || ["boolean", "number", "string"].includes(typeof value) ? value : undefined;
  } catch {
    return undefined;
  }
}

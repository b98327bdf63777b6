/** The facts that the gaming inspector may state now, from the options: every possible set, by irregularity. */

/**
 * @typedef {{ [name: string]: any }} Facts
 * @typedef {import("../../../../web/client/protocol.js").Option} Option
 * @typedef {{ name: string, values: readonly any[] }} Field
 */

/** @param {{ options?: readonly any[] }} view @returns {Map<string, Facts[]>} */
export function statableFacts({ options = [] }) {
  const found = /** @type {Map<string, Facts[]>} */ (new Map());
  for (const { irregularity, ...facts } of options.flatMap(factsIn))
    found.set(irregularity, [...(found.get(irregularity) ?? []), facts]);
  return found;
}

/** @param {any} option @returns {Facts[]} */
function factsIn(option) {
  if (option.kind === "form" && option.action === "state_facts") return combineValues(option.fields);
  if (option.kind !== "state_facts") return [];
  return [
    Object.fromEntries(Object.entries(option)
      .filter(([name, value]) => name !== "kind" && value !== null && (name !== "from_right" || value)))];
}

/** Every combination of the fields' values. @param {readonly Field[]} fields @returns {Facts[]} */
const combineValues = (fields) => fields.reduce(
  (rows, { name, values }) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
  /** @type {Facts[]} */ ([{}]));

/** The names of the facts, in the order of the form. @param {readonly Facts[]} rows */
export const namesIn = (rows) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/**
* The values that a fact may have, given those already stated.
 * @param {readonly Facts[]} rows
 * @param {string} name
 * @param {Facts} said
 */
export function valuesOf(rows, name, said) {
  const alike = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);
  const fitting = rows.filter((row) => Object.entries(said).every(([fact, value]) => alike(row[fact], value)));
  return fitting.map((row) => row[name])
    .filter((value, at, all) => value !== undefined && all.findIndex((one) => alike(one, value)) === at);
}

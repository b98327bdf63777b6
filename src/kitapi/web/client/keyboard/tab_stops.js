/** One tab stop for a group of buttons: arrows move along it. */

const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });

/**
 * The button to go to from `from`, or null when the key does not move. `across` is how far up and down are.
 * @param {readonly HTMLElement[]} group
 * @param {HTMLElement | null} from
 * @param {string} key
 * @param {number} across
 */
export function nextInGroup(group, from, key, across) {
  const at = from ? group.indexOf(from) : -1;
  if (key === "Home") return group[0] ?? null;
  if (key === "End") return group.at(-1) ?? null;
  const step = STEPS[key] ?? { ArrowUp: -across, ArrowDown: across }[key];
  if (!step) return null;
  if (at < 0) return group[0] ?? null;
  return group[at + step] ?? null;
}

/**
 * Arrows choose the neighbouring button of a group of which one is chosen; up and down the one `across` further.
 * @param {number} across
 */
export const radiosAcross = (across) => (/** @type {KeyboardEvent} */ event) => {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const radios = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[role=radio]:enabled")]);
  const to = nextInGroup(radios, /** @type {HTMLElement} */ (event.target), event.key, across);
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.click();
};

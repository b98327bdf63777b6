/** The numbers offered, and the one the viewer has chosen of them. */

/**
 * @typedef {import("../../../web/client/protocol.js").Action} Action
 * @typedef {import("../../../web/client/protocol.js").Option} Option
 */

/** @param {readonly Option[]} options */
export const bidsOffered = (options) =>
  options.flatMap((option) => (option.kind === "bid" ? [Number(/** @type {Action} */ (option).number)] : []));

/**
 * The number to be bid: the one chosen, the lowest unless there was one; null where none is offered.
 * @param {{ options?: Option[] }} view
 * @param {import("../../../web/client/tricks/choice_state.js").ChoiceState} choosing
 */
export function bidChosen(view, { named }) {
  const offered = bidsOffered(view.options ?? []);
  return offered.includes(named?.number) ? Number(named.number) : offered[0] ?? null;
}

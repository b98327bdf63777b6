/** Whether the deal or the sitting is over. */

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @param {TricksView} view
 */
export const isAfter = (view) => Boolean(view.outcome ?? view.broken_up);

/**
 * Whether the sitting has ended: by the rules or by agreement.
 * @param {TricksView} view
 * @param {import("./game.js").TricksGame} game
 */
export const isSittingOver = (view, game) =>
  Boolean(view.broken_up || (view.outcome && game.endsSitting(view.outcome)));

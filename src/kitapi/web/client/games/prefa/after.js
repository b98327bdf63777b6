/** Whether the play is done, and the slip of what it came to lies on the table. */

/** @param {import("./view.js").PrefaView} view */
export const isAfter = (view) => Boolean(view.outcome ?? view.broken_up);

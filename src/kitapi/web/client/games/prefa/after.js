/** Whether the play is done, and the slip of what it came to lies on the table. */

/** @param {import("./view.js").PrefaView} view */
export const isAfter = (view) => Boolean(view.outcome ?? view.broken_up);

/** Whether the sitting has ended: by the rules or by agreement. @param {import("./view.js").PrefaView} view */
export const isSittingOver = (view) => Boolean(view.broken_up || view.outcome?.sitting_over);

/** The tricks of the players in a line of the sheet. */

/**
 * The numbers with dashes between them, never broken over two lines: a line may be broken after a dash, even before a
 * no-break space, unless a word joiner follows.
 * @param {readonly number[]} tricks
 */
export const trickCounts = (tricks) => tricks.join("\u00a0–\u2060\u00a0");

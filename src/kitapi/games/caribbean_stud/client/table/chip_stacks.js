/** Which chips an amount lies in, by the values and colours of American chips. */

/** From the highest down; style sheets give each its colour. */
export const VALUES = [1000, 500, 100, 25, 5, 1];

/** More discs would only make a stack higher: the figure beside it says the amount. */
export const MOST_DISCS = 8;

/**
 * The chips of a stack from the bottom up: as few as make the amount, the highest first, and no more than MOST_DISCS.
 * @param {number} amount
 */
export function discsOf(amount) {
  const discs = /** @type {number[]} */ ([]);
  let left = amount;
  for (const value of VALUES) {
    for (; left >= value && discs.length < MOST_DISCS; left -= value) discs.push(value);
  }
  return discs;
}

/** The highest chip value not above an amount, for drawing the amount as a single chip. @param {number} amount */
export const chipFor = (amount) => VALUES.find((value) => value <= amount) ?? 1;

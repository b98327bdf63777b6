/** Where the seats lie on the half-moon of the felt; only their number counts, so that no phase moves any. */

/** How far from the middle the half-moon rises to the dealer's edge, as a share of its width. */
const REACH = 0.43;

/**
 * The point of a place, `at` counted from the left as it is seen. `x`: 0 at the left edge to 1 at the right; `bow`: how
 * far down it lies, from 0 at the dealer's edge to 1 in the middle.
 * @param {number} at
 * @param {number} places
 */
export function pointAt(at, places) {
  const x = (at + 0.5) / places;
  return { x, bow: Math.max(1 - ((x - 0.5) / REACH) ** 2, 0) };
}

/**
 * A seat's point for players: seat 0, the dealer's leftmost, is at their right (AMB-36).
 * @param {number} seat
 * @param {number} places
 */
export const pointOfSeat = (seat, places) => pointAt(places - 1 - seat, places);

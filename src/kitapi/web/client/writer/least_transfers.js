/** Who pays whom at the end, in as few payments as possible. */

/**
 * `from` pays `amount` to `to`; seats.
 * @typedef {{ from: number, to: number, amount: number }} Payment
 */

/**
 * The fewest payments that settle the results, which add up to zero. n players need at most n − 1 payments, and one
 * less for each further group of players whose results add up to zero by themselves; so the players are divided into as
 * many such groups as possible, by trying every subset (at most 2⁷).
 * @param {readonly number[]} results by seat
 * @returns {Payment[]}
 */
export function leastTransfers(results) {
  const seats = results.map((_, seat) => seat).filter((seat) => results[seat] !== 0);
  return zeroGroups(seats, results).flatMap((group) => settleGroup(group, results));
}

/** @param {readonly number[]} seats @param {readonly number[]} results @returns {number[][]} as many as possible */
function zeroGroups(seats, results) {
  const [first, ...others] = seats;
  if (first === undefined) return [];
  let best = [[...seats]];
  for (let subset = 0; subset < 2 ** others.length - 1; subset += 1) {
    const inside = others.filter((_, at) => subset & (1 << at));
    if ([first, ...inside].reduce((sum, seat) => sum + (results[seat] ?? 0), 0) !== 0) continue;
    const groups = [[first, ...inside], ...zeroGroups(others.filter((seat) => !inside.includes(seat)), results)];
    if (groups.length > best.length) best = groups;
  }
  return best;
}

/** The payments in one group: the one who owes most pays the one who gets most. @param {readonly number[]} group
 * @param {readonly number[]} results
 * @returns {Payment[]}
 */
function settleGroup(group, results) {
  const left = new Map(group.map((seat) => [seat, results[seat] ?? 0]));
  const payments = [];
  while ([...left.values()].some((sum) => sum !== 0)) {
    const sorted = [...left].sort((one, other) => one[1] - other[1]);
    const [from, owed] = sorted[0] ?? [0, 0];
    const [to, due] = sorted.at(-1) ?? [0, 0];
    const amount = Math.min(-owed, due);
    payments.push({ from, to, amount });
    left.set(from, owed + amount);
    left.set(to, due - amount);
  }
  return payments;
}

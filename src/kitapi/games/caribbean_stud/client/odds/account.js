/** What the reader's choices have cost so far, stored in this browser for each game. */

/** `cost`: in ANTEs, of all hands together. @typedef {{ hands: number, mistakes: number, cost: number }} Account */

/** @param {boolean} base */
const storageKey = (base) => `kitapi.odds.caribbean-stud.${base ? "base" : "venice"}`;

/** @type {Account} */
export const NOTHING = { hands: 0, mistakes: 0, cost: 0 };

/** @param {boolean} base @returns {Account} */
export function loadAccount(base) {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(storageKey(base)) ?? "{}") };
  } catch {
    return NOTHING;
  }
}

/** @param {boolean} base @param {Account} account */
export function saveAccount(base, account) {
  try {
    localStorage.setItem(storageKey(base), JSON.stringify(account));
  } catch {
    // Without storage the trainer still works.
  }
  return account;
}

/** The account after one more hand. @param {Account} account @param {number} cost @returns {Account} */
export const withHand = (account, cost) =>
  ({ hands: account.hands + 1, mistakes: account.mistakes + Number(cost > 0), cost: account.cost + cost });

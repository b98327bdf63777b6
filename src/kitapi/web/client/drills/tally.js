/** The reader's answers in this browser: how many were right by topic, and how many in a row. */

/**
 * @typedef {{ right: number, asked: number }} Count
 * @typedef {{ topics: { [topic: string]: Count }, streak: number, best: number, chosen: string[] }} Tally
 */

/** @param {string} game */
const storageKey = (game) => `kitapi.drills.${game}`;

/** @returns {Tally} */
const emptyTally = () => ({ topics: {}, streak: 0, best: 0, chosen: [] });

/** @param {string} game @returns {Tally} */
export function loadTally(game) {
  try {
    return { ...emptyTally(), ...JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}") };
  } catch {
    return emptyTally();
  }
}

/** @param {string} game @param {Tally} tally */
export function saveTally(game, tally) {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(tally));
  } catch {
    // Without storage the training still works.
  }
  return tally;
}

/** The tally after one more answer. @param {Tally} tally @param {string} topic @param {boolean} right */
export function withAnswer(tally, topic, right) {
  const before = tally.topics[topic] ?? { right: 0, asked: 0 };
  const streak = right ? tally.streak + 1 : 0;
  const topics = { ...tally.topics, [topic]: { right: before.right + Number(right), asked: before.asked + 1 } };
  return { ...tally, topics, streak, best: Math.max(tally.best, streak) };
}

/** All topics together. @param {Tally} tally @returns {Count} */
export function total(tally) {
  const counts = Object.values(tally.topics);
  return {
    right: counts.reduce((sum, one) => sum + one.right, 0), asked: counts.reduce((sum, one) => sum + one.asked, 0),
  };
}

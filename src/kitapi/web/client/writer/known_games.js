/** The games offered and their house rules, also without a connection: those that the server named last. */
import { offeredGames } from "../net/api.js";

/** @typedef {import("../protocol.js").GameOffered} GameOffered */

const KEPT = "kitapi.games";

/** @returns {Promise<GameOffered[]>} none where the server cannot be reached and never was */
export async function knownGames() {
  try {
    const games = await offeredGames();
    keep(games);
    return games;
  } catch {
    return keptGames();
  }
}

/** @param {GameOffered[]} games */
function keep(games) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(games));
  } catch {
    // Without a memory a new sheet needs a connection.
  }
}

/** @returns {GameOffered[]} */
function keptGames() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

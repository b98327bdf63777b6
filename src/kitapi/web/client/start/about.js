/** What the card room is, in one sentence; the server says it in the page's head and where the page is installed. */
import { coverOf, drawnGames } from "../covers.js";
import { t } from "../words/translation.js";

/** The names of the games, in one text. */
function listGames() {
  const [first = "", ...others] = drawnGames().map((game) => coverOf(game).title());
  return others.reduce((games, game, at) => (at === others.length - 1
    ? t("{games} and {game}", { games, game }) : t("{games}, {game}", { games, game })), first);
}

export const about = () => t("{games} at a quiet table, with friends or with bots.", { games: listGames() });

/** The game that the first page shows. */
import { coverOf, drawnGames, isDrawn } from "./covers.js";
import { settings } from "./settings/settings.js";
import { language } from "./words/translation.js";

/** The one chosen last; on a first visit the game of the reader's language, or the first game. */
export function selectedGame() {
  if (isDrawn(settings.value.game)) return settings.value.game;
  const games = drawnGames();
  return games.find((game) => coverOf(game).usualIn?.includes(language())) ?? games[0] ?? "";
}

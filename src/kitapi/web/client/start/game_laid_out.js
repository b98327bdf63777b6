/** Which game the first page lays out. */
import { isDrawn } from "../games.js";
import { settings } from "../settings/settings.js";
import { language } from "../words/translation.js";

/** The one chosen last; for who comes for the first time, by what he speaks. */
export function gameLaidOut() {
  if (isDrawn(settings.value.game)) return settings.value.game;
  return language() === "sk" ? "preferans" : "prefa";
}

/** What the reader has chosen for this browser. */
import { effect, signal } from "../ui.js";
import { preferredLanguage } from "../words/translation.js";
import { keepLook, lookChosen } from "./look.js";

/**
 * @typedef {{
 *   language: string, theme: "auto" | "light" | "dark", deck: "game" | "french" | "german", fourColours: boolean,
 *   letters: boolean, bigIndex: boolean, oneTap: boolean, sound: boolean,
 *   guide: boolean, keys: boolean, declare: boolean, name: string, game: string,
 * }} Settings
 */

const KEPT_AS = "kitapi.settings";

/** @returns {Settings} */
function untouched() {
  return {
    language: preferredLanguage(), theme: "auto", deck: "game", fourColours: false, letters: false, bigIndex: false,
    oneTap: false, sound: false, guide: true, keys: true, declare: true, name: "", game: "",
  };
}

/** @returns {Partial<Settings>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = signal(/** @type {Settings} */ ({ ...untouched(), ...kept(), ...lookChosen() }));

/** @param {Partial<Settings>} changes */
export function choose(changes) {
  settings.value = { ...settings.peek(), ...changes };
}

/** Shows the page, and the bars of the browser around it, light or dark. @param {Settings["theme"]} theme */
function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
  for (const colour of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll(
    "meta[name='theme-color']"))) {
    const own = colour.dataset["theme"] ?? "";
    if (theme === "auto") colour.media = `(prefers-color-scheme: ${own})`;
    else colour.media = theme === own ? "all" : "not all";
  }
}

/** Keeps the choices, and shows the theme, from now on. */
export function followSettings() {
  effect(() => {
    showTheme(settings.value.theme);
    keepLook(settings.value);
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(settings.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

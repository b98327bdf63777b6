/** What the reader has chosen for this browser. */
import { effect, signal } from "../ui.js";
import { preferredLanguage } from "../words/translation.js";
import { saveLook, chosenLook } from "./look.js";

/**
 * @typedef {"slow" | "normal" | "quick" | "at_once"} Pace how fast what others do is shown
 *
 * The cloth of the tables, and the backs of the cards; each has its colours or its drawing in `css/tokens.css`.
 * @typedef {"sea" | "green" | "blue" | "wine" | "brown" | "grey"} Cloth
 * @typedef {"lattice" | "waves" | "meander" | "stars"} Back
 *
 * `oneTap`: a tap plays a card, else the second one does; `forced`: the only card that may be played plays itself;
 * `volume`: of sounds, in percent; `soundOffered`: whether sounds were offered; `guest`: the name of a viewer who gave
 * none; `talk`: what people at the table say is shown; `voice`: what players say and how deals end is spoken; `notice`:
 * a notification says that it is the viewer's turn; `players`: how many sit at a table of one tap, 0 if never chosen;
 * `bright`: sheets of real tables are shown black on white.
 * @typedef {{
 *   language: string, theme: "auto" | "light" | "dark", deck: "game" | "french" | "german", cloth: Cloth, back: Back,
 *   fourColours: boolean, letters: boolean, bigIndex: boolean, oneTap: boolean, forced: boolean, pace: Pace,
 *   sound: boolean, volume: number, soundOffered: boolean, guide: boolean, keys: boolean, declare: boolean,
 *   talk: boolean, name: string, guest: string, game: string, players: number, voice: boolean,
 *   notice: boolean, bright: boolean,
 * }} Settings
 */

const STORAGE_KEY = "kitapi.settings";

/** @returns {Settings} */
function defaultSettings() {
  return {
    language: preferredLanguage(), theme: "auto", deck: "game", cloth: "sea", back: "lattice", fourColours: false,
    letters: false, bigIndex: false, oneTap: true, forced: false, pace: "normal", sound: false, volume: 60,
    soundOffered: false, guide: true, keys: true, declare: true, talk: true, name: "", guest: "", game: "",
    players: 0, voice: false, notice: false, bright: false,
  };
}

/** @returns {Partial<Settings>} */
function storedSettings() {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings =
  signal(/** @type {Settings} */ ({ ...defaultSettings(), ...storedSettings(), ...chosenLook() }));

/** @param {Partial<Settings>} changes */
export function changeSettings(changes) {
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

/** Takes over what another tab has stored; only if it differs, or two versions of the page would store in turns. */
function takeStoredSettings() {
  const stored = storedSettings();
  const own = /** @type {{ [name: string]: unknown }} */ (settings.peek());
  if (Object.entries(stored).some(([name, value]) => own[name] !== value)) changeSettings(stored);
}

/** Stores the settings, and applies theme, cloth and back, whenever they change here or in another tab. */
export function followSettings() {
  addEventListener("storage", ({ key }) => {
    if (key === STORAGE_KEY) takeStoredSettings();
  });
  effect(() => {
    showTheme(settings.value.theme);
    Object.assign(document.documentElement.dataset, { cloth: settings.value.cloth, back: settings.value.back });
    saveLook(settings.value);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(settings.value));
    } catch {
      // Without storage the game can still be played.
    }
  });
}

/** The choices that the server must know to draw the page: in a cookie of this browser, and in the address of the start page. */
import { LANGUAGES } from "../words/translation.js";

const COOKIE = "kitapi_look";
const SECONDS = 400 * 24 * 3600;
const THEMES = ["auto", "light", "dark"];

/** @typedef {{ language: string, theme: "auto" | "light" | "dark", game: string }} Look */

/**
 * What was chosen while no script ran: it counts for more than what the script kept.
 * @returns {Partial<Look>}
 */
export function lookChosen() {
  const [language = "", theme = "", game = ""] = (new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? "").split(".");
  const asked = new URLSearchParams(location.pathname === "/" ? location.search : "");
  return known(asked.get("lang") || language, theme, asked.get("game") || game);
}

/**
 * Those of the choices that are there.
 * @param {string} language
 * @param {string} theme
 * @param {string} game
 * @returns {Partial<Look>}
 */
function known(language, theme, game) {
  return {
    ...(LANGUAGES.some(({ code }) => code === language) && { language }),
    ...(THEMES.includes(theme) && { theme: /** @type {Look["theme"]} */ (theme) }),
    ...(game && { game }),
  };
}

/** @param {Look} look */
export function keepLook({ language, theme, game }) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${language}.${theme}.${game}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
}

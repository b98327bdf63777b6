/**
 * The choices that the server must know to draw the page: in a cookie of this browser, and in the address of the start
 * page.
 */
import { LANGUAGES } from "../words/translation.js";

const COOKIE = "kitapi_look";
const SECONDS = 400 * 24 * 3600;
const THEMES = ["auto", "light", "dark"];

/**
 * `cloth` is only sent to the server and never read here, because no page without a script can change it.
 * @typedef {{ language: string, theme: "auto" | "light" | "dark", game: string, cloth: string }} Look
 */

/**
 * The choices made while no script ran; they override those that the script has stored.
 * @returns {Partial<Look>}
 */
export function chosenLook() {
  const [language = "", theme = "", game = ""] =
    (new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? "").split(".");
  return { ...validChoices(language, theme, game), ...parseAddressLook() };
}

/**
 * The choices that the address of the start page names. They are removed from it, so that a later choice survives a
 * reload.
 * @returns {Partial<Look>}
 */
function parseAddressLook() {
  const address = new URL(location.href);
  if (address.pathname !== "/") return {};
  const [language = "", game = ""] = ["lang", "game"].map((name) => address.searchParams.get(name) ?? "");
  if (language || game) {
    address.searchParams.delete("lang");
    address.searchParams.delete("game");
    history.replaceState(null, "", address);
  }
  return validChoices(language, "", game);
}

/**
 * The valid ones among the choices.
 * @param {string} language
 * @param {string} theme
 * @param {string} game
 * @returns {Partial<Look>}
 */
function validChoices(language, theme, game) {
  return {
    ...(LANGUAGES.some(({ code }) => code === language) && { language }),
    ...(THEMES.includes(theme) && { theme: /** @type {Look["theme"]} */ (theme) }),
    ...(/^[a-z-]{1,40}$/.test(game) && { game }),
  };
}

/** @param {Look} look */
export function saveLook({ language, theme, game, cloth }) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const look = [language, theme, game, cloth].join(".");
  document.cookie = `${COOKIE}=${look}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
}

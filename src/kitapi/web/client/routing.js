/** Which page the address names. */
import { signal } from "./ui.js";

/**
 * @typedef {{ page: "start" } | { page: "table", table: string } | { page: "replay", table: string, deal: number, reviewing: boolean } | { page: "role", table: string, role: string }
 *   | { page: "meter", table: string } | { page: "rulings", game: string } | { page: "unknown" } | { page: "drills", game: string, code: string | null, seed: number | null }
 *   | { page: "books", table: string } | { page: "shift", table: string, shift: number } | { page: "hand", table: string, hand: number }
 *   | { page: "solver", query: string } | { page: "worth", query: string } | { page: "odds", game: string, query: string }} Route
 */

/** @returns {Route} */
function route() {
  if (location.pathname === "/") return { page: "start" };
  if (/^\/solver\/?$/.test(location.pathname)) return { page: "solver", query: location.search };
  if (/^\/hand\/?$/.test(location.pathname)) return { page: "worth", query: location.search };
  const computed = /^\/odds\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (computed) return { page: "odds", game: computed, query: location.search };
  const [, at, deal] = /^\/table\/([\w-]+)\/deal\/(\d{1,6})\/?$/.exec(location.pathname) ?? [];
  if (at && deal) {
    return { page: "replay", table: at, deal: Number(deal), reviewing: new URLSearchParams(location.search).has("review") };
  }
  const [, kept, role] = /^\/table\/([\w-]+)\/as\/(\w+)\/?$/.exec(location.pathname) ?? [];
  if (kept && role) return { page: "role", table: kept, role };
  const meter = /^\/table\/([\w-]+)\/meter\/?$/.exec(location.pathname)?.[1];
  if (meter) return { page: "meter", table: meter };
  const ruled = /^\/rulings\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (ruled) return { page: "rulings", game: ruled };
  const drilled = /^\/drills\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (drilled) return { page: "drills", game: drilled, ...drillsAsked() };
  const [, booked, shift] = /^\/table\/([\w-]+)\/books(?:\/(\d{1,6}))?\/?$/.exec(location.pathname) ?? [];
  if (booked) return shift ? { page: "shift", table: booked, shift: Number(shift) } : { page: "books", table: booked };
  const [, looked, hand] = /^\/table\/([\w-]+)\/hands\/(\d{1,6})\/?$/.exec(location.pathname) ?? [];
  if (looked) return { page: "hand", table: looked, hand: Number(hand) };
  const table = /^\/table\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  return table ? { page: "table", table } : { page: "unknown" };
}

/** Of drills: the class that is meant, and the seed, where the address names them. */
function drillsAsked() {
  const asked = new URLSearchParams(location.search);
  const seed = asked.get("seed") ?? "";
  return { code: asked.get("class"), seed: /^\d{1,9}$/.test(seed) ? Number(seed) : null };
}

export const here = signal(route());

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  here.value = route();
  scrollTo(0, 0);
}

/** The page stays, and its address changes with what lies there. @param {string} address */
export function rewrite(address) {
  history.replaceState(null, "", address);
  here.value = route();
}

/** By which somebody is let into a house. @param {string} house @param {string} invitation */
export const invitationAddress = (house, invitation) => `/?house=${house}&invitation=${invitation}`;

/** @param {string} table */
export const tableAddress = (table) => `/table/${table}`;

/**
 * @param {string} table
 * @param {number} deal
 */
export const replayAddress = (table, deal) => `/table/${table}/deal/${deal}`;

/**
 * A replay with the review of its deal beside it.
 * @param {string} table
 * @param {number} deal
 */
export const reviewAddress = (table, deal) => `${replayAddress(table, deal)}?review`;

/**
 * The page of one of the house's roles.
 * @param {string} table
 * @param {string} role
 */
export const roleAddress = (table, role) => `/table/${table}/as/${role}`;

/** What a game's house rules say when something goes wrong. @param {string} game */
export const rulingsAddress = (game) => `/rulings/${game}`;

/** The display for the room's wall. @param {string} table */
export const meterAddress = (table) => `/table/${table}/meter`;

/** What is trained at a game. @param {string} game */
export const drillsAddress = (game) => `/drills/${game}`;

/** The exact odds of a game. @param {string} game */
export const oddsAddress = (game) => `/odds/${game}`;

/** A class. @param {string} game @param {string} code */
export const classAddress = (game, code) => `/drills/${game}?class=${encodeURIComponent(code)}`;

/** The books of a table. @param {string} table */
export const booksAddress = (table) => `/table/${table}/books`;

/** One shift in them. @param {string} table @param {number} shift */
export const shiftAddress = (table, shift) => `/table/${table}/books/${shift}`;

/** A hand that is over, looked up. @param {string} table @param {number} hand */
export const handAddress = (table, hand) => `/table/${table}/hands/${hand}`;

/** Follows the browser's own buttons, and plain links within the page. */
export function followAddress() {
  addEventListener("popstate", () => { here.value = route(); });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']:not([download], [target])") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}

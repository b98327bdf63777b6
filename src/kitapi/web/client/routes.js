/** Which page the address names. */
import { signal, useEffect, useState } from "./ui.js";

/**
 * A page's name and address: `{table}` in it stands for letters, digits, hyphens and underscores, `{deal:int}` for a
 * number. `facts`: what the page takes from the address beside these.
 * @typedef {{ name: string, address: string, facts?: () => Facts }} Addressed
 * @typedef {{ [fact: string]: string | number | boolean | null }} Facts
 * @typedef {Facts & { page: string }} Route `page`: the name of the page, or "unknown"
 */

const PLACE = /\{(\w+)(:int)?\}/g;

/** @type {(page: Addressed) => RegExp} */
const patternOf = ({ address }) =>
  new RegExp(`^${address.replace(PLACE, (_, name, int) => `(?<${name}>${int ? "\\d{1,6}" : "[\\w-]+"})`)}/?$`);

let pages = /** @type {{ page: Addressed, pattern: RegExp }[]} */ ([]);

export const here = signal(/** @type {Route} */ ({ page: "unknown" }));

/**
 * Registers these pages, to be found by their addresses; called once, before anything is drawn.
 * @param {readonly Addressed[]} offered
 */
export function offerPages(offered) {
  pages = offered.map((page) => ({ page, pattern: patternOf(page) }));
  here.value = route();
}

/** @returns {Route} */
function route() {
  for (const { page, pattern } of pages) {
    const found = pattern.exec(location.pathname);
    if (found) return { page: page.name, ...placesIn(page, found.groups), ...page.facts?.() };
  }
  return { page: "unknown" };
}

/** @param {Addressed} page @param {{ [name: string]: string } | undefined} found @returns {Facts} */
function placesIn({ address }, found = {}) {
  return Object.fromEntries([...address.matchAll(PLACE)]
    .map(([, name = "", int]) => [name, int ? Number(found[name]) : found[name] ?? ""]));
}

/** @param {string} address */
export function navigate(address) {
  history.pushState(null, "", address);
  here.value = route();
  scrollTo(0, 0);
}

/** Replaces the address without loading another page, because the content changed. @param {string} address */
export function replaceAddress(address) {
  history.replaceState(null, "", address);
  here.value = route();
}

/** The part of the address behind its #, which changes without another page being opened; with the #, if any. */
export function useHash() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return hash;
}

/** The address by which somebody enters a house. @param {string} house @param {string} invitation */
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
 * The same, opened at the viewer's worst mistake.
 * @param {string} table
 * @param {number} deal
 */
export const worstMistakeAddress = (table, deal) => `${reviewAddress(table, deal)}=worst`;

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

/** A table on the screen of a room. @param {string} table */
export const screenAddress = (table) => `${tableAddress(table)}/screen`;

/** The address of a game's drills. @param {string} game */
export const drillsAddress = (game) => `/drills/${game}`;

/**
 * The rulebook of a game.
 * @param {string} game
 * @param {string} [query] the house rules of a table
 * @param {string} [clause] the place in it
 */
export const rulesAddress = (game, query = "", clause = "") =>
  `/rules/${game}${query && `?${query}`}${clause && `#${clause}`}`;

/** A rule by its number. @param {string} clause */
export const clauseAddress = (clause) => `/clauses/${clause}`;

/** The number of the rule to which an address leads; empty for any other address. @param {string} address */
export const clauseIn = (address) => /^\/clauses\/([A-Z0-9-]{4,20})$/.exec(address)?.[1] ?? "";

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
    const link = event.target instanceof Element
      ? event.target.closest("a[href^='/']:not([download], [target])")
      : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(link.getAttribute("href") ?? "/");
  });
}

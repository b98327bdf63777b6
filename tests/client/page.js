/**
 * What the page's modules find in a browser, as far as their logic needs it. Imported before any of them: some look at
 * the address, the reader's languages or what the browser has kept as soon as they are loaded.
 */
import { catalogueOf, isTranslatedInto } from "./catalogues.js";
import { Element, smallDocument } from "./small_dom.js";

/** As `localStorage`; while `broken`, it throws like that of a browser that keeps nothing. */
class Storage {
  items = /** @type {Map<string, string>} */ (new Map());
  broken = false;

  /** @param {string} name */
  getItem(name) {
    if (this.broken) throw new Error("nothing is kept");
    return this.items.get(name) ?? null;
  }

  /** @param {string} name @param {string} value */
  setItem(name, value) {
    if (this.broken) throw new Error("nothing is kept");
    this.items.set(name, String(value));
  }

  clear() { this.items.clear(); }
}

export const storage = new Storage();
export const document = smallDocument();

/** What the page's window hears: `online`, `popstate`. */
export const pageWindow = new EventTarget();

const ORIGIN = "http://localhost:8000";

/** @param {string} name @param {unknown} value */
const provide = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** The browser is at `address`, and no module has been notified. @param {string} address */
export const goSilently = (address) => provide("location", new URL(address, ORIGIN));

/** The reader's languages, the first one first. @param {string[]} languages */
export const readIn = (languages) => provide("navigator", { languages });

/** @param {unknown} _state @param {string} _title @param {string} address */
const move = (_state, _title, address) => goSilently(address);

provide("document", document);
provide("Element", Element);
provide("localStorage", storage);
provide("history", { pushState: move, replaceState: move });
provide("scrollTo", () => {});
provide("addEventListener", pageWindow.addEventListener.bind(pageWindow));
provide("removeEventListener", pageWindow.removeEventListener.bind(pageWindow));
provide("dispatchEvent", pageWindow.dispatchEvent.bind(pageWindow));
provide("fetch", async (/** @type {string} */ address) => {
  const lang = /^\/locale\/(\w+)\.json$/.exec(address)?.[1] ?? "";
  return isTranslatedInto(lang) ? { ok: true, json: async () => catalogueOf(lang) } : { ok: false };
});
readIn(["en-GB"]);
goSilently("/");

/** Resolves once the components have drawn their pending changes. */
export const nextRender = () => new Promise((resolve) => setImmediate(resolve));

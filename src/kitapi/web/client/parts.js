/** Parts of the page that are loaded when they are first needed: their code, their style sheets and their texts. */
import { addSheet } from "./sheets.js";
import { signal } from "./ui.js";
import { addWords } from "./words/translation.js";

/**
 * `loaded`: what the part's code gives, null until it is there. `load` may be called any number of times; it rejects
 * when something of the part cannot be loaded, and `failed` is true then.
 * @template T
 * @typedef {{
 *   name: string, loaded: { readonly value: T | null, peek: () => T | null }, failed: { readonly value: boolean },
 *   load: () => Promise<T>,
 * }} Part
 */

/**
 * A part named `name`, which is also the name of its texts' catalogue. The bundler finds each part by its declaration,
 * in which the name and the import of the part's module are written out one after the other.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} code
 * @param {readonly import("./sheets.js").Sheet[]} [sheets] that it needs beside those of every page
 * @returns {Part<T>}
 */
export function part(name, code, sheets = []) {
  const loaded = signal(/** @type {T | null} */ (null));
  const failed = signal(false);
  let loading = /** @type {Promise<T> | null} */ (null);
  const begin = async () => {
    preload(name);
    const [value] = await Promise.all([code(), addWords(name), ...sheets.map(addSheet)]);
    loaded.value = value;
    isInUse = true;
    return value;
  };
  const load = () => {
    loading ??= begin().catch((error) => {
      loading = null;
      failed.value = true;
      loadNewVersion();
      throw error;
    });
    return loading;
  };
  return { name, loaded, failed, load };
}

/**
 * The files of each part, as the bundled page lists them; otherwise the browser would find them one after the other, in
 * the code.
 */
const FILES = /** @type {{ [part: string]: string[] }} */ (
  JSON.parse(document.querySelector("meta[name='kitapi-files']")?.getAttribute("content") ?? "{}"));

/** Makes the browser load all files of a part at the same time. @param {string} name */
function preload(name) {
  for (const file of FILES[name] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(file, import.meta.url).href;
    document.head.append(link);
  }
}

const RELOADED_AS = "kitapi.reloaded";

/** Whether a part is shown in which somebody may be playing a deal. */
let isInUse = false;

/**
 * Loads the page again, once for each version: after the server was renewed, an old page's parts are gone. A page that
 * is in use is never loaded again by itself. A version is known by the address of this module.
 */
function loadNewVersion() {
  if (isInUse) return;
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_AS) === import.meta.url) return;
    sessionStorage.setItem(RELOADED_AS, import.meta.url);
  } catch {
    return; // without storage the page could be loaded again and again
  }
  location.reload();
}

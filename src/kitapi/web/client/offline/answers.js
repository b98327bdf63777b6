/**
 * How the service worker answers what pages request. It keeps files of the page whose content never changes, the page
 * that says that there is no connection, pages that work without one, and the list of games that these need: no other
 * answer of the API, nothing about a table, a deal or a person.
 */

/** The page that is shown where the server cannot be reached. */
export const OFFLINE = "/offline";

/** Pages that work without a server; each is kept from the first visit on. */
const KEPT_PAGES = new Set(["/paper"]);

/** Files of a version, and texts of a part of the page. */
const FILE = /^\/static\/[0-9a-f]{16}\/[\w./-]+$|^\/locale\/[a-z]{2}\/[\w-]+\.json$/;

/** The list of games under its version: the only answer of the API that never changes. */
const GAMES = /^\/api\/games\?version=[0-9a-f]{24}$/;

/** With these a proxy reports that it cannot reach the server. */
const NO_SERVER = new Set([502, 504]);

/**
 * Stored answers by address; a `Cache` is one.
 * @typedef {{ match: (address: string) => Promise<Response | undefined>, put: (address: string,
 *   response: Response) => Promise<void> }} Kept
 *
 * `load`: requests it from the server, `loadFile` a file by its address. `later`: keeps the worker alive until the work
 * is done.
 * @typedef {{ origin: string, kept: Kept, load: (request: Request) => Promise<Response>,
 *   loadFile: (address: string) => Promise<Response>, later: (work: Promise<unknown>) => void }} WorkerContext
 *
 * What is needed to keep something.
 * @typedef {Pick<WorkerContext, "origin" | "kept" | "loadFile">} Keeping
 */

/**
 * `file`: taken from what is kept, if it is there. `page`: always requested first. `other`: left to the browser.
 * @param {{ method: string, mode: string, url: string }} request
 * @param {string} origin of this worker
 * @returns {"file" | "page" | "other"}
 */
export function kindOf({ method, mode, url }, origin) {
  const address = new URL(url, origin);
  if (method !== "GET" || address.origin !== origin) return "other";
  if (FILE.test(address.pathname) || GAMES.test(address.pathname + address.search)) return "file";
  if (address.pathname.startsWith("/api/")) return "other";
  return mode === "navigate" ? "page" : "other";
}

/**
 * The answer to a request; null leaves it to the browser.
 * @param {Request} request
 * @param {WorkerContext} context
 * @returns {Promise<Response> | null}
 */
export function answer(request, context) {
  const kind = kindOf(request, context.origin);
  if (kind === "file") return answerFile(request, context);
  return kind === "page" ? answerPage(request, context) : null;
}

/** @param {Request} request @param {WorkerContext} context */
async function answerFile(request, { kept, load, later }) {
  const found = await kept.match(request.url);
  if (found) return found;
  const loaded = await load(request);
  // if the disk is full, the file is not kept, but still answered
  if (isLasting(loaded)) later(kept.put(request.url, loaded.clone()).catch(() => undefined));
  return loaded;
}

/** @param {Request} request @param {WorkerContext} context */
async function answerPage(request, context) {
  const { kept, load, later } = context;
  const address = new URL(request.url, context.origin).pathname;
  const loaded = await load(request).catch(() => null);
  if (!loaded || NO_SERVER.has(loaded.status)) {
    const page = KEPT_PAGES.has(address) ? await kept.match(address) : undefined;
    return page ?? (await kept.match(OFFLINE)) ?? loaded ?? Response.error();
  }
  if (KEPT_PAGES.has(address) && loaded.status === 200)
    later(keepPage(address, loaded.clone(), context).catch(() => undefined));
  return loaded;
}

/** Whether the server says that this content never changes. @param {Response} response */
export const isLasting = (response) =>
  response.status === 200 && /\bimmutable\b/.test(response.headers.get("cache-control") ?? "");

const NAMED = /(?<!"apple-touch-icon" href=)"(\/(?:static\/|locale\/|api\/games\?)[^"#]+)/g;

/**
 * The files of the page that the HTML names, except the icon that only an operating system requests.
 * @param {string} html
 * @returns {string[]} their addresses
 */
export const filesIn = (html) => [...new Set([...html.matchAll(NAMED)].map(([, address]) => address))];

/**
 * Keeps those of the addresses that are files, and are not kept yet.
 * @param {string[]} addresses
 * @param {Keeping} context
 * @returns {Promise<boolean>} whether all of these files are kept now
 */
export async function keepFiles(addresses, { origin, kept, loadFile }) {
  const files = addresses.filter((url) => kindOf({ method: "GET", mode: "cors", url }, origin) === "file");
  const done = await Promise.all(files.map(async (address) => {
    if (await kept.match(address)) return true;
    const loaded = await loadFile(address);
    if (isLasting(loaded)) await kept.put(address, loaded);
    return isLasting(loaded);
  }));
  return done.every(Boolean);
}

/**
 * Keeps a page with the files that it names; rejects where one of them cannot be loaded.
 * @param {string} address
 * @param {Response} page
 * @param {Keeping} context
 */
async function keepPage(address, page, context) {
  if (!await keepFiles(filesIn(await page.clone().text()), context))
    throw new Error(`a file of the page ${address} is not there`);
  await context.kept.put(address, page);
}

/** Loads and keeps the offline page. @param {Keeping} context */
export async function keepOfflinePage(context) {
  const page = await context.loadFile(OFFLINE);
  if (page.status !== 200) throw new Error(`the offline page is answered by ${page.status}`);
  await keepPage(OFFLINE, page, context);
}

/**
 * Loads and keeps the pages of which `isKept` says that the version before kept them. A page that cannot be loaded is
 * left out: it is kept again at the next visit.
 * @param {(address: string) => Promise<boolean>} isKept
 * @param {Keeping} context
 */
export async function renewPages(isKept, context) {
  await Promise.all([...KEPT_PAGES].map(async (address) => {
    if (!await isKept(address)) return;
    const page = await context.loadFile(address).catch(() => null);
    if (page?.status === 200) await keepPage(address, page, context).catch(() => undefined);
  }));
}

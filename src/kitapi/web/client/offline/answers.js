/**
 * How the service worker answers what pages request. It keeps files of the page whose content never changes, and one
 * page that says that there is no connection: no answer of the API, nothing about a table, a deal or a person.
 */

/** The page that is shown where the server cannot be reached. */
export const OFFLINE = "/offline";

/** Files of a version, and texts of a part of the page. */
const FILE = /^\/static\/[0-9a-f]{16}\/[\w./-]+$|^\/locale\/[a-z]{2}\/[\w-]+\.json$/;

/** With these a proxy reports that it cannot reach the server. */
const NO_SERVER = new Set([502, 504]);

/**
 * Stored answers by address; a `Cache` is one.
 * @typedef {{ match: (address: string) => Promise<Response | undefined>, put: (address: string,
 *   response: Response) => Promise<void> }} Kept
 *
 * `load`: requests it from the server. `later`: keeps the worker alive until the work is done.
 * @typedef {{ origin: string, kept: Kept, load: (request: Request) => Promise<Response>,
 *   later: (work: Promise<unknown>) => void }} WorkerContext
 */

/**
 * `file`: taken from what is kept, if it is there. `page`: always requested first. `other`: left to the browser.
 * @param {{ method: string, mode: string, url: string }} request
 * @param {string} origin of this worker
 * @returns {"file" | "page" | "other"}
 */
export function kindOf({ method, mode, url }, origin) {
  const address = new URL(url, origin);
  if (method !== "GET" || address.origin !== origin || address.pathname.startsWith("/api/")) return "other";
  if (FILE.test(address.pathname)) return "file";
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
async function answerPage(request, { kept, load }) {
  const loaded = await load(request).catch(() => null);
  if (loaded && !NO_SERVER.has(loaded.status)) return loaded;
  return (await kept.match(OFFLINE)) ?? loaded ?? Response.error();
}

/** Whether the server says that this content never changes. @param {Response} response */
export const isLasting = (response) =>
  response.status === 200 && /\bimmutable\b/.test(response.headers.get("cache-control") ?? "");

/**
 * The files of the page that the HTML names, except the icon that only an operating system requests.
 * @param {string} html
 * @returns {string[]} their addresses
 */
export const filesIn = (html) =>
  [...new Set([...html.matchAll(/(?<!"apple-touch-icon" href=)"(\/static\/[^"#]+)/g)].map(([, address]) => address))];

/**
 * Keeps those of the addresses that are files, and are not kept yet.
 * @param {string[]} addresses
 * @param {Pick<WorkerContext, "origin" | "kept"> & { load: (address: string) => Promise<Response> }} context
 * @returns {Promise<boolean>} whether all of these files are kept now
 */
export async function keepFiles(addresses, { origin, kept, load }) {
  const files = addresses.filter((url) => kindOf({ method: "GET", mode: "cors", url }, origin) === "file");
  const done = await Promise.all(files.map(async (address) => {
    if (await kept.match(address)) return true;
    const loaded = await load(address);
    if (isLasting(loaded)) await kept.put(address, loaded);
    return isLasting(loaded);
  }));
  return done.every(Boolean);
}

/**
 * Keeps the offline page with the files that it needs; rejects where one of them cannot be loaded.
 * @param {Pick<WorkerContext, "origin" | "kept"> & { load: (address: string) => Promise<Response> }} context
 */
export async function keepOfflinePage(context) {
  const page = await context.load(OFFLINE);
  if (page.status !== 200) throw new Error(`the offline page is answered by ${page.status}`);
  if (!await keepFiles(filesIn(await page.clone().text()), context))
    throw new Error("a file of the offline page is not there");
  await context.kept.put(OFFLINE, page);
}

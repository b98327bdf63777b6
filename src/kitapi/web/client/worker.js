/** The service worker of one version of the page; `offline/answers.js` decides what it answers and keeps. */
import { answer, keepFiles, keepOfflinePage, renewPages } from "./offline/answers.js";

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} Lasting
 * @typedef {Lasting & { request: Request, preloadResponse?: Promise<Response | undefined>, respondWith: (answer:
 * Promise<Response>) => void }} Fetching
 * @typedef {Lasting & { data: unknown }} Hearing
 * @typedef {{ url: string, focus: () => Promise<unknown> }} OpenPage
 * @typedef {Lasting & { notification: Notification }} Pressed
 * @typedef {{
 *   addEventListener: (name: string, listener: (event: any) => void) => void, skipWaiting: () => Promise<void>,
 *   clients: { claim: () => Promise<void>, matchAll: (which: { type: "window" }) => Promise<OpenPage[]> },
 *   registration: { navigationPreload?: { enable: () => Promise<void> } },
 * }} ServiceWorkerScope
 */

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const OURS = "kitapi-";
const CACHE = OURS + (new URLSearchParams(location.search).get("version") ?? "");

/** Loads a file or a page; the server says which of them the browser's own cache may give. @param {string} address */
const loadFile = (address) => fetch(address);

/** The context that `keepFiles` needs. */
const keeping = async () => ({ origin: location.origin, kept: await caches.open(CACHE), loadFile });

async function install() {
  await keepOfflinePage(await keeping());
  await renewPages(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), await keeping());
  await worker.skipWaiting();
}

/** Takes over the open pages too: those of another version then offer to load the new one. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Brings the page of a pressed notification to the front. @param {Notification} notice */
async function showPageOf(notice) {
  notice.close();
  const pages = await worker.clients.matchAll({ type: "window" });
  await pages.find(({ url }) => url === notice.data)?.focus();
}

/** @param {Fetching} event @param {Request} request */
const load = async (event, request) => (await event.preloadResponse) ?? fetch(request);

const kept = {
  match: async (/** @type {string} */ address) => (await caches.open(CACHE)).match(address, { ignoreVary: true }),
  put: async (/** @type {string} */ address, /** @type {Response} */ response) =>
    (await caches.open(CACHE)).put(address, response),
};

worker.addEventListener("install", (/** @type {Lasting} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {Hearing} */ event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(keeping().then((context) => keepFiles(data.map(String), context)));
});
worker.addEventListener("fetch", (/** @type {Fetching} */ event) => {
  const context = {
    origin: location.origin, kept, load: (/** @type {Request} */ request) => load(event, request), loadFile,
    later: (/** @type {Promise<unknown>} */ work) => event.waitUntil(work),
  };
  const answered = answer(event.request, context);
  if (answered) event.respondWith(answered);
});
worker.addEventListener("notificationclick",
  (/** @type {Pressed} */ event) => event.waitUntil(showPageOf(event.notification)));

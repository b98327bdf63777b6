/** Has the browser keep the page's files by a service worker, where there are versions of them. */
import { noteVersion, VERSION } from "../net/version.js";

const WORKER = "/worker.js";
const versionIn = (/** @type {string} */ address) => new URL(address, location.href).searchParams.get("version");

/**
 * Registers the worker of this version once the page is drawn and quiet; where the page has no version, ends any
 * worker.
 */
export function followWorker() {
  const workers = navigator.serviceWorker; // only over https, and on this machine itself
  if (!workers) return;
  if (!VERSION) {
    void endWorkers(workers).catch(() => undefined);
    return;
  }
  workers.addEventListener("controllerchange",
    () => noteVersion(workers.controller && versionIn(workers.controller.scriptURL)));
  whenQuiet(() => { register(workers).catch(() => undefined); }); // without a worker the game can still be played
}

/** @param {ServiceWorkerContainer} workers */
async function register(workers) {
  // The address changes with the version. So the browser need not ask for it at each visit; it does once a day all the
  // same.
  await workers.register(`${WORKER}?version=${VERSION}`, { updateViaCache: "all" });
  const { active } = await workers.ready;
  // Files that were loaded before a worker existed.
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

/** @param {ServiceWorkerContainer} workers */
async function endWorkers(workers) {
  await Promise.all((await workers.getRegistrations()).map((one) => one.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("kitapi-")).map((name) => caches.delete(name)));
}

/** Calls `work` when the page and its files are loaded, and nothing else waits. @param {() => void} work */
function whenQuiet(work) {
  const soon = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 }); else setTimeout(work, 1000);
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/**
 * The service worker: which requests it answers itself, what it keeps, and how the offline page returns; and when a new
 * version is announced.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { manualClock } from "./clock.js";
import { document, nextRender, pageWindow } from "./page.js";
import { answer, filesIn, isLasting, keepFiles, keepOfflinePage, kindOf,
  OFFLINE, renewPages } from "../../src/kitapi/web/client/offline/answers.js";
import { awaitServer } from "../../src/kitapi/web/client/offline/server_return.js";

const ORIGIN = "https://room.example";
const VERSION = "0123456789abcdef";
const FILE = `${ORIGIN}/static/${VERSION}/main.js`;
const GAMES = `/api/games?version=${VERSION}01234567`;
const LASTING = { "cache-control": "public, max-age=31536000, immutable" };

/** What the worker keeps, by path. @type {Map<string, Response>} */
let cache = new Map();
/** Addresses that were requested from the server. @type {string[]} */
let loaded = [];
/** @type {Promise<unknown>[]} */
let work = [];
let isDiskFull = false;

const pathOf = (/** @type {string} */ address) => address.replace(ORIGIN, "");
const kept = {
  match: async (/** @type {string} */ address) => cache.get(pathOf(address))?.clone(),
  put: async (/** @type {string} */ address, /** @type {Response} */ response) => {
    if (isDiskFull) throw new Error("the disk is full");
    cache.set(pathOf(address), response);
  },
};

/**
 * The worker's surroundings, with a server that gives `response`; null: it cannot be reached.
 * @param {(() => Response) | null} response
 */
function around(response) {
  const load = async (/** @type {string} */ address) => {
    loaded.push(pathOf(address));
    if (!response) throw new TypeError("Failed to fetch");
    return response();
  };
  return {
    origin: ORIGIN, kept, later: (/** @type {Promise<unknown>} */ more) => { work.push(more); },
    load: (/** @type {Request} */ { url }) => load(url), loadFile: load,
  };
}
const page = (path = "/") => /** @type {Request} */ ({ method: "GET", mode: "navigate", url: ORIGIN + path });
const text = async (/** @type {Promise<Response> | null} */ answered) => (await answered)?.text();
const file = (body = "code") => new Response(body, { headers: LASTING });

beforeEach(() => {
  cache = new Map();
  loaded = [];
  work = [];
  isDiskFull = false;
});

test("only versioned files and pages are the worker's business", () => {
  const kind = (/** @type {string} */ path, method = "GET", mode = "cors") =>
    kindOf({ method, mode, url: path }, ORIGIN);
  assert.equal(kind(`/static/${VERSION}/sheets/start.css`), "file");
  assert.equal(kind(`/static/${VERSION}/art/icon.svg`), "file");
  assert.equal(kind(`/locale/el/start.json?version=${VERSION}`), "file");
  assert.equal(kind(GAMES), "file");
  for (const path of [
    "/", "/table/AbC", "/static/main.js", "/static/../api/games", "/locale/el.json", "/worker.js", "/healthz",
    "/manifest.webmanifest",
  ]) assert.equal(kind(path), "other", path);
  assert.equal(kind("/table/AbC", "GET", "navigate"), "page");
  assert.equal(kind("/play", "POST", "navigate"), "other");
  assert.equal(kind(`/static/${VERSION}/main.js`, "POST"), "other");
  assert.equal(kind(`https://elsewhere.example/static/${VERSION}/main.js`), "other");
  assert.equal(kind("https://elsewhere.example/", "GET", "navigate"), "other");
});

test("of the API only the list of games is ever kept or given by the worker, whatever the headers say", () => {
  for (const path of ["/api/games", "/api/games?version=1", `${GAMES}&lang=el`, "/api/tables/t/record",
    "/api/tables/t/deals/1/replay", "/api/visitor"]) {
    for (const mode of ["cors", "navigate"]) {
      assert.equal(answer(/** @type {Request} */ ({ method: "GET", mode, url: ORIGIN + path }), around(() => file())),
        null, path);
    }
  }
  assert.deepEqual([loaded, cache.size], [[], 0]);
});

test("a file is loaded once, and kept if it lasts", async () => {
  assert.equal(await text(answer(new Request(FILE), around(() => file()))), "code");
  await Promise.all(work);
  assert.equal(await text(answer(new Request(FILE), around(null))), "code");
  assert.deepEqual(loaded, [pathOf(FILE)]);
});

test("what may change, or is missing, is not kept", async () => {
  const passing = [
    () => new Response("old", { headers: { "cache-control": "no-cache" } }),
    () => new Response("none", { status: 404, headers: LASTING }), () => new Response("bare"),
  ];
  for (const response of passing) {
    assert.equal(isLasting(response()), false);
    await answer(new Request(FILE), around(response));
  }
  await Promise.all(work);
  assert.deepEqual([loaded.length, cache.size], [3, 0]);
});

test("where the disk is full a file is given all the same", async () => {
  isDiskFull = true;
  assert.equal(await text(answer(new Request(FILE), around(() => file()))), "code");
  await Promise.all(work);
});

test("a page always comes from the server, and is never kept", async () => {
  cache.set(OFFLINE, new Response("no connection"));
  cache.set("/", new Response("an old page"));
  assert.equal(await text(answer(page(), around(() => new Response("new")))), "new");
  assert.equal(await text(answer(page("/table/t"), around(() => new Response("none", { status: 404 })))), "none");
  assert.deepEqual([loaded, work, cache.size], [["/", "/table/t"], [], 2]);
});

test("the offline page stands in where the server, or a proxy before it, has no answer", async () => {
  cache.set(OFFLINE, new Response("no connection"));
  assert.equal(await text(answer(page("/table/t"), around(null))), "no connection");
  for (const status of [502, 504])
    assert.equal(await text(answer(page(), around(() => new Response("proxy", { status })))), "no connection");
  assert.equal(await text(answer(page(), around(() => new Response("full", { status: 503 })))), "full",
    "503 is the room's own word");
});

test("without an offline page the browser's own error stands", async () => {
  assert.equal((await answer(page(), around(null)))?.type, "error");
  assert.equal(await text(answer(page(), around(() => new Response("proxy", { status: 502 })))), "proxy");
});

test("a shell names the files that it needs, each once", () => {
  const folder = `/static/${VERSION}`;
  const html = [
    `<link rel="apple-touch-icon" href="${folder}/art/touch.png"><link href="${folder}/a.css">`,
    `<script src="${folder}/a.js"></script>`,
    `<img src="${folder}/art/x.svg#one"><img src="${folder}/art/x.svg#two"><a href="/solver">`,
  ].join("");
  assert.deepEqual(filesIn(html), ["a.css", "a.js", "art/x.svg"].map((name) => `${folder}/${name}`));
});

test("of what a page has loaded, files are kept, and nothing else is even requested", async () => {
  cache.set(`/static/${VERSION}/there.js`, file("there"));
  await keepFiles([
    FILE, `/static/${VERSION}/there.js`, `${ORIGIN}/api/tables`, ORIGIN, "https://elsewhere.example/a.js",
  ], around(() => file()));
  assert.deepEqual([loaded, [...cache.keys()].sort()],
    [[pathOf(FILE)], [pathOf(FILE), `/static/${VERSION}/there.js`].sort()]);
});

test("the offline page is kept with its files, or the worker is not installed", async () => {
  const shell = `<script src="/static/${VERSION}/main.js"></script>`;
  const served = around(null);
  served.loadFile = async (address) => (address === OFFLINE ? new Response(shell) : file());
  await keepOfflinePage(served);
  assert.deepEqual([...cache.keys()].sort(), [OFFLINE, pathOf(FILE)].sort());
  assert.equal(await cache.get(OFFLINE)?.clone().text(), shell);
  cache = new Map();
  await assert.rejects(keepOfflinePage(around(() => new Response("busy", { status: 503 }))), /503/);
  served.loadFile = async (address) =>
    (address === OFFLINE ? new Response(shell) : new Response("busy", { status: 503 }));
  await assert.rejects(keepOfflinePage(served), /not there/);
  assert.equal(cache.size, 0);
});

test("a page that works without a server is kept with all that it names, and stands in for itself", async () => {
  const texts = `/locale/el/writer.json?version=${VERSION}`;
  const shell = `<script src="/static/${VERSION}/main.js"></script><link rel="prefetch" href="${texts}">
    <link rel="preload" href="${GAMES}" as="fetch" crossorigin>`;
  const served = around(() => new Response(shell));
  served.loadFile = async () => file();
  assert.equal(await text(answer(page("/paper?sheet=1"), served)), shell);
  await Promise.all(work);
  assert.deepEqual([...cache.keys()].sort(), ["/paper", pathOf(FILE), texts, GAMES].sort());
  cache.set(OFFLINE, new Response("no connection"));
  assert.equal(await text(answer(page("/paper?sheet=2"), around(null))), shell);
  assert.equal(await text(answer(page("/solver"), around(null))), "no connection");
});

test("such a page is not kept while one of its files is missing, or where the server refuses it", async () => {
  for (const [status, found] of /** @type {[number, Response][]} */ ([[200, new Response("bare")], [503, file()]])) {
    const served = around(() => new Response(`<script src="/static/${VERSION}/main.js"></script>`, { status }));
    served.loadFile = async () => found;
    await answer(page("/paper"), served);
    await Promise.all(work);
    assert.equal(cache.has("/paper"), false);
  }
});

test("a new version keeps those pages that the version before kept", async () => {
  const served = around(() => new Response("a new page"));
  await renewPages(async () => false, served);
  assert.deepEqual(loaded, []);
  await renewPages(async () => true, served);
  assert.equal(await cache.get("/paper")?.clone().text(), "a new page");
  cache = new Map();
  await renewPages(async () => true, around(null));
  assert.equal(cache.size, 0, "it is kept again at the next visit");
});

/**
 * Probes of a server that is away as long as `away` says; how many there were, and whether the page was loaded again.
 */
function probeServer() {
  const clock = manualClock();
  const state = { away: true, probes: 0, back: 0 };
  const server = awaitServer(clock, async () => { state.probes += 1; return !state.away; }, () => { state.back += 1; });
  const pass = async (/** @type {number} */ seconds) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.pass(1000);
      await nextRender();
    }
  };
  return { clock, state, server, pass };
}

test("the server is probed ever more rarely, every thirty seconds at last", async () => {
  const { state, server, pass } = probeServer();
  await pass(2);
  assert.equal(state.probes, 1);
  await pass(2 + 4 + 8 + 16);
  assert.equal(state.probes, 5);
  await pass(300);
  assert.equal(state.probes, 15);
  server.close();
});

test("the page comes back by itself, once, when the server answers", async () => {
  const { clock, state, pass } = probeServer();
  await pass(10);
  state.away = false;
  await pass(60);
  const { probes } = state;
  await pass(60);
  pageWindow.dispatchEvent(new Event("online"));
  await nextRender();
  assert.deepEqual([state.back, state.probes - probes, clock.timers.size], [1, 0, 0]);
});

test("a network that is back, or a reader who will not wait, has the server probed at once", async () => {
  const { clock, state, server, pass } = probeServer();
  await pass(120);
  const { probes } = state;
  await server.now();
  pageWindow.dispatchEvent(new Event("online"));
  await nextRender();
  assert.deepEqual([state.probes - probes, clock.timers.size], [2, 1]);
  await pass(2);
  assert.equal(state.probes - probes, 3, "the waits are short again");
  state.away = false;
  await server.now();
  assert.equal(state.back, 1);
});

test("after it is closed nothing more is probed", async () => {
  const { clock, state, server, pass } = probeServer();
  server.close();
  pageWindow.dispatchEvent(new Event("online"));
  await pass(60);
  assert.deepEqual([state.probes, state.back, clock.timers.size], [0, 0, 0]);
});

test("another version of the page is announced; the same one, or none, is not", async () => {
  document.querySelector = () => /** @type {any} */ ({ getAttribute: () => VERSION });
  const { isOutdated, noteVersion, VERSION: own } = await import("../../src/kitapi/web/client/net/version.js");
  assert.equal(own, VERSION);
  for (const same of [VERSION, null, undefined, ""]) noteVersion(same);
  assert.equal(isOutdated.value, false);
  noteVersion("fedcba9876543210");
  assert.equal(isOutdated.value, true);
});

/**
 * Builds the bundle of the page: `node build.mjs CLIENT OUT ART`.
 *
 * CLIENT: the folder of the page's sources. OUT: an empty folder. ART: the address under which pictures and typefaces are
 * kept for good. Written: a module for each part of the page and for what several parts share, style sheets without
 * imports, `parts.json` (the files each part needs) and `texts.json` (the messages each part shows).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { rolldown } from "rolldown";

const [client, out, art] = process.argv.slice(2).map((word, place) => (place < 2 ? resolve(word) : word));
const ENTRY = join(client, "main.js");
const WORKER = "worker.js";

/** `part("name", () => import("./module.js")`, as every part of the page is declared. */
const PART = /\bpart\(\s*"([\w-]+)",\s*\(\) => import\("([^"]+)"\)/g;
const LITERAL = String.raw`("(?:[^"\\]|\\.)*")`;
const SINGLE = new RegExp(String.raw`(?<![\w.])t\(\s*${LITERAL}`, "g");
const PLURAL = new RegExp(String.raw`(?<![\w.])n\(\s*${LITERAL},`, "g");
const IN_CONTEXT = new RegExp(String.raw`(?<![\w.])tIn\(\s*${LITERAL},\s*${LITERAL}`, "g");
const CONTEXT_ENDS = "\u0004";
/** Where a message is shown that the server sends in English: it may be any of the server's catalogue. */
const FROM_SERVER = /(?<!function )(?<![\w.])translateMessage\((?=[a-z])/;

/** The entry, of which only an import of what it names is left: the page loads that itself. */
const FACADE = "facade.js";

/** Parts that belong to a table and are loaded after it, or in its place. */
const AT_TABLE = new Set(["replay", "role", "meter", "screen", "check", "advice", "seats", "waiting", "keys", "proposals"]);

const source = (id) => readFileSync(id, "utf8");

/** Each module of the page with what it imports, and the parts by their name. */
async function readGraph() {
  const imports = new Map();
  const parts = new Map();
  const reading = {
    name: "graph",
    moduleParsed({ id, importedIds }) {
      imports.set(id, importedIds);
      for (const [, name, path] of source(id).matchAll(PART)) parts.set(name, resolve(dirname(id), path));
    },
  };
  const bundle = await rolldown({ input: ENTRY, plugins: [reading] });
  await bundle.generate({ format: "esm" });
  await bundle.close();
  return { imports, parts };
}

/** The module and all that it imports, directly or not. */
function closure(imports, id) {
  const found = new Set();
  const left = [id];
  for (let one = left.pop(); one; one = left.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    left.push(...(imports.get(one) ?? []));
  }
  return found;
}

/**
 * Which file a module goes into: `main` for what the first page needs; none for what one part alone needs, which stays with it. Of what
 * several parts need: `GAME-shared` for what the table of one game needs and no other; `tables` for what only belongs to tables, and
 * `asides` if no table needs it at first; `shared` for what other parts need as well, and `desks` if no table needs it at first.
 */
function layers({ imports, parts }) {
  const core = closure(imports, ENTRY);
  const needed = new Map([...parts].map(([name, id]) => [name, closure(imports, id)]));
  const first = new Set([...parts].filter(([name, id]) => name === "table" || isGame(id)).map(([name]) => name));
  return (id) => {
    if (core.has(id)) return "main";
    const users = [...needed].filter(([, all]) => all.has(id)).map(([name]) => name);
    if (users.length < 2) return null;
    const atTable = users.every((name) => first.has(name) || AT_TABLE.has(name));
    const atFirst = users.filter((name) => first.has(name));
    if (atFirst.length === 1 && atFirst[0] !== "table") return `${atFirst[0]}-shared`;
    if (atFirst.length > 0) return atTable ? "tables" : "shared";
    return atTable ? "asides" : "desks";
  };
}

/** Whether a part's module draws a game's table: it has the name of the game's folder, in which `client` lies. */
const isGame = (id) => basename(dirname(id)) === "client" && basename(id, ".js") === basename(dirname(dirname(id)));

/** The files of what a game's table shares with other parts, but not with another table. */
const gamesIn = ({ parts }) => [...parts].filter(([, id]) => isGame(id)).map(([name]) => `${name}-shared`);

/** What the page says in a module, by message. */
function messagesOf(id) {
  const code = source(id);
  const single = [...code.matchAll(SINGLE), ...code.matchAll(PLURAL)].map(([, text]) => JSON.parse(text));
  const inContext = [...code.matchAll(IN_CONTEXT)].map(([, context, text]) => JSON.parse(context) + CONTEXT_ENDS + JSON.parse(text));
  return [...single, ...inContext];
}

/** The messages of each part beyond those of the first page; `server`: the parts that also show the server's. */
function textsOf({ imports, parts }) {
  const core = closure(imports, ENTRY);
  const server = [];
  const texts = { start: sorted([...core].flatMap(messagesOf)) };
  for (const [name, id] of [...parts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const own = [...closure(imports, id)].filter((one) => !core.has(one));
    texts[name] = sorted(own.flatMap(messagesOf).filter((text) => !texts.start.includes(text)));
    if (own.some((one) => FROM_SERVER.test(source(one)))) server.push(name);
  }
  return { texts, server };
}

const sorted = (texts) => [...new Set(texts)].sort();

/** @returns the files each part needs beyond those of the first page */
async function writeModules(graph) {
  const nameOf = new Map([...graph.parts].map(([name, id]) => [id, name]));
  const withArt = { name: "art", transform: (code, id) => (id.endsWith(".js") ? { code: code.replaceAll("/static/", `${art}/`), map: null } : null) };
  const bundle = await rolldown({ input: ENTRY, preserveEntrySignatures: false, plugins: [withArt] });
  const layerOf = layers(graph);
  const { output } = await bundle.write({
    dir: out, format: "esm", minify: true, entryFileNames: FACADE,
    chunkFileNames: (chunk) => `${nameOf.get(chunk.facadeModuleId) ?? chunk.name}.js`,
    // Files that others need come first: a file takes along what its modules need and no file before it has.
    codeSplitting: { groups: ["main", "shared", "tables", ...gamesIn(graph), "desks", "asides"].map((name) => ({ name, test: (id) => layerOf(id) === name })) },
  });
  await bundle.close();
  rmSync(join(out, FACADE));
  return filesOfParts(output, nameOf);
}

/** @returns the files each part needs beyond those of the first page */
function filesOfParts(output, nameOf) {
  const files = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const behind = (name) => [name, ...(files.get(name)?.imports ?? []).flatMap(behind)];
  const first = behind(FACADE);
  const added = (chunk) => [...new Set(behind(chunk.fileName))].filter((name) => !first.includes(name)).sort();
  const parts = output.filter((chunk) => nameOf.has(chunk.facadeModuleId)).map((chunk) => [nameOf.get(chunk.facadeModuleId), added(chunk)]);
  return { start: [...new Set(first)].filter((name) => name !== FACADE).sort(), ...Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** A style sheet with what it imports in its place, without comments. */
function sheetIn(path) {
  const text = source(path).replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const whole = text.replaceAll(/@import "([^"]+)"( \w+)?;/g, (_, at, medium) => {
    const sheet = sheetIn(resolve(dirname(path), at));
    return medium ? `@media${medium} {\n${sheet}\n}` : sheet;
  });
  return whole.replaceAll(/^[ \t]+/gm, "").replaceAll(/\n{2,}/g, "\n").trim();
}

/** The folders of style sheets: the page's own, and those of the games. */
function sheetFolders() {
  const games = resolve(client, "../../games");
  const found = [client, ...readdirSync(games).sort().map((game) => join(games, game, "client"))].map((folder) => join(folder, "sheets"));
  return found.filter((folder) => existsSync(folder));
}

function writeSheets() {
  mkdirSync(join(out, "sheets"));
  for (const path of sheetFolders().flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
    const written = join(out, "sheets", basename(path));
    if (existsSync(written)) throw new Error(`two style sheets are called ${basename(path)}`);
    writeFileSync(written, `${sheetIn(path).replaceAll("/static/", `${art}/`)}\n`);
  }
}

/** The service worker: one file without imports, in which no browser needs to know modules. */
async function writeWorker() {
  const bundle = await rolldown({ input: join(client, WORKER) });
  await bundle.write({ file: join(out, WORKER), format: "iife", minify: true });
  await bundle.close();
}

const asJson = (value) => `${JSON.stringify(value, null, 1)}\n`;

const graph = await readGraph();
writeFileSync(join(out, "parts.json"), asJson(await writeModules(graph)));
writeFileSync(join(out, "texts.json"), asJson(textsOf(graph)));
writeSheets();
await writeWorker();

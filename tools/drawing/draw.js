/**
 * Draws the first page and the frame of a table ahead, from the components that draw them in the browser:
 * `node tools/drawing/draw.js FILE` writes FILE, `--check FILE` says whether it is as it would be written.
 *
 * What is written is HTML in pieces (`kitapi.web.prerendered_pages` reads them): strings, and texts that the server translates.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { register } from "node:module";

register("./hooks.js", import.meta.url);
await import("./no_browser.js");
const client = (/** @type {string} */ path) => import(`../../src/kitapi/web/client/${path}`);
const { piecesOf, html, HtmlPieces } = await import("./ui.js");
const { LANGUAGES, speak } = await import("./translation.js");
const { selectedGame } = await client("selected_game.js");
const { coverOf, drawnGames, offerGames } = await client("covers.js");
const { COVERS } = await client("games.js");
const { changeSettings } = await client("settings/settings.js");
const { StartPage } = await client("start/start_page.js");
const { TableFrame, FramePlate } = await client("table/frame.js");
const { NoScript } = await client("start/no_script.js");
const { OfflinePage } = await client("offline/offline_page.js");
const { about } = await client("start/about.js");
const { NoSuchPage, NothingHere } = await client("kit/nothing_here.js");
const { nameAt } = await client("table/seating.js");

offerGames(COVERS);

/** Where the server puts HTML of its own. @param {string} name */
const slot = (name) => new HtmlPieces([{ slot: name }]);

/** @param {any} child */
const drawn = (child) => joinPieces(piecesOf(child));

/** Strings that follow each other become one. @param {(string | object)[]} pieces */
function joinPieces(pieces) {
  const all = [];
  for (const piece of pieces) {
    if (typeof piece === "string" && typeof all.at(-1) === "string") all.push(all.pop() + piece);
    else all.push(piece);
  }
  return all;
}

/** The game laid out for who has chosen none, by language. */
function usual() {
  changeSettings({ game: "" });
  return Object.fromEntries(LANGUAGES.map(({ code }) => {
    speak(code);
    return [code, selectedGame()];
  }));
}

/** @param {string} game */
function startPage(game) {
  changeSettings({ game });
  return drawn(html`<${StartPage} />`);
}

const SEATS = 7;
const written = `${JSON.stringify({
  usual: usual(),
  start: Object.fromEntries(drawnGames().map((game) => [game, startPage(game)])),
  frame:
    Object.fromEntries(drawnGames()
      .map((game) => [game, drawn(html`<${TableFrame} title=${coverOf(game).title()} seats=${slot("seats")} />`)])),
  person: drawn(html`<${FramePlate} name=${slot("name")} />`),
  open: drawn(html`<${FramePlate} name=${nameAt(undefined)} />`),
  bots:
    Array.from({ length: SEATS }, (_, seat) => drawn(html`<${FramePlate} name=${nameAt({ kind: "bot", seat })} />`)),
  offline: drawn(html`<${OfflinePage} />`),
  about: drawn(about()),
  no_script: drawn(html`<${NoScript} />`),
  lost: { table: drawn(html`<${NothingHere} />`), page: drawn(html`<${NoSuchPage} />`) },
  refused: drawn(html`<${NothingHere} why=${slot("why")} />`),
}, null, 1)}\n`;

const [first, second] = process.argv.slice(2);
if (first === "--check") {
  if (readFileSync(second, "utf8") !== written) {
    console.error(`${second} is not what its components draw: run make bundle`);
    process.exit(1);
  }
} else {
  writeFileSync(first, written);
}

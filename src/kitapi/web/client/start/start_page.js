/** The first page: play at once, or with friends, or go on at a table. */
import { layOut } from "../cards/deck.js";
import { coverOf, GAMES } from "../games/drawings.js";
import { Entering } from "../house/entering.js";
import { openTable, offeredGames, ownTables } from "../net/api.js";
import { drillsAddress, go, ODDS, rulingsAddress, tableAddress } from "../routing.js";
import { PAGES } from "../pages.js";
import { part } from "../parts.js";
import { PartShown } from "../part_shown.js";
import { choose, settings } from "../settings/settings.js";
import { SettingsButton } from "../settings/settings_dialog.js";
import { html, useEffect, useState } from "../ui.js";
import { LANGUAGES, language, n, t } from "../words/translation.js";
import { gameLaidOut } from "./game_laid_out.js";
import { OwnTables } from "./own_tables.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").NewTable} NewTable
 * @typedef {import("../protocol.js").OwnTable} OwnTable
 */

const FRIENDS = part("friends", () => import("./friends_form.js").then((form) => form.FriendsForm));

export function StartPage() {
  const [games, setGames] = useState(/** @type {GameOffered[]} */ ([]));
  const [tables, setTables] = useState(/** @type {OwnTable[]} */ ([]));
  const [trouble, setTrouble] = useState("");
  const [friends, setFriends] = useState(false);
  useEffect(() => {
    offeredGames().then(setGames, () => undefined);
    ownTables().then(setTables, () => undefined);
  }, []);
  const open = (/** @type {NewTable} */ order) => {
    setTrouble("");
    openTable(order).then((table) => go(tableAddress(table)), (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  const wanted = gameLaidOut();
  const { title, motto, quick, deck, Pictures, rulings, drills, drawing } = coverOf(wanted);
  useEffect(() => layOut(deck), [deck]);
  const bots = quick.terms.players - 1;
  const game = games.find(({ name }) => name === wanted);
  // What the table needs is on its way before anybody presses: from a mouse, a finger or the keyboard.
  const prepare = () => { void Promise.allSettled([PAGES.table.load(), drawing.load()]); };
  const playNow = () => {
    prepare();
    const name = settings.value.name || t("Guest");
    const seated = (/** @type {GameOffered[]} */ offered) => open({ ...quick, name, seats: againstBots(quick.terms.players, offered.find((one) => one.name === wanted)) });
    if (game) seated(games);
    else offeredGames().then(seated, (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  return html`<div class="start">
    <${StartBar} />
    <main>
      <h1 class="title">${title()}</h1>
      <p class="motto">${motto()}</p>
      <div class="ways">
        <button type="button" class="big" onPointerEnter=${prepare} onFocus=${prepare} onClick=${playNow}>
          ${t("Play now")}<small>${n("with {count} bot, at once", "with {count} bots, at once", bots)}</small>
        </button>
        ${game && html`<button type="button" class="big second" aria-expanded=${friends}
          onClick=${() => setFriends(!friends)}>
          ${t("With friends")}<small>${t("you get a link to send")}</small>
        </button>`}
      </div>
      <${GameSwitch} wanted=${wanted} />
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${game && friends && html`<${PartShown} key=${wanted} part=${FRIENDS} props=${{ game, onOrder: open }} />`}
      <${Entering} />
      <${OwnTables} tables=${tables} />
      ${rulings && html`<p><a class="plain house-page" href=${rulingsAddress(wanted)}>${t("When something goes wrong")}</a></p>`}
      ${drills && html`<p><a class="plain house-page" href=${drillsAddress(wanted)}>${t("Training for dealers")}</a></p>`}
      ${deck === "full" && html`<p><a class="plain house-page" href=${ODDS}>${t("The exact odds")}</a></p>`}
      <${Pictures} />
      ${deck !== "full" && html`<p class="house-pages"><a class="plain house-page" href="/solver">${t("Solve a deal with open cards")}</a>
        <a class="plain house-page" href=${`/hand?game=${wanted}`}>${t("What is my hand worth?")}</a></p>`}
    </main>
  </div>`;
}

/** Who sits at a table of one's own: oneself, and the bots that are recommended first. @param {number} players @param {GameOffered | undefined} game */
const againstBots = (players, game) => ["me", ...Array(players - 1).fill(game?.bots[0] ?? "open")];

/** The games of the house, one of them laid out. @param {{ wanted: string }} props */
const GameSwitch = ({ wanted }) => html`<nav class="game-switch" aria-label=${t("Games")}>
  ${GAMES.map((game) => html`<button type="button" key=${game} class="plain" aria-pressed=${game === wanted}
    onClick=${() => choose({ game })}>${coverOf(game).title()}</button>`)}
</nav>`;

function StartBar() {
  return html`<header class="top-bar">
    <span class="home"><img src="/static/art/icon.svg" alt="" width="28" height="28" /> <span class="name">Kitapi</span></span>
    <nav class="tools" aria-label=${t("Language")}>
      ${LANGUAGES.map(({ code, name }) => html`<button type="button" key=${code} lang=${code} class="tool"
        aria-pressed=${language() === code}
        onClick=${() => choose({ language: code })}>${name}</button>`)}
    </nav>
    <${SettingsButton} />
  </header>`;
}

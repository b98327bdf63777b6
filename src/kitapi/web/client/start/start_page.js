/** The first page: play at once, or with friends, or return to a table. */
import { setDeck } from "../cards/deck.js";
import { coverOf, drawnGames } from "../covers.js";
import { HouseEntry } from "../house/house_entry.js";
import { openTable, offeredGames, ownTables } from "../net/api.js";
import { drillsAddress, navigate, oddsAddress, rulesAddress, rulingsAddress, tableAddress } from "../routes.js";
import { TABLE } from "../pages.js";
import { part } from "../parts.js";
import { LazyPart } from "../lazy_part.js";
import { ownName } from "../settings/guest_name.js";
import { changeSettings, settings } from "../settings/settings.js";
import { SettingsButton } from "../settings_slip/settings_button.js";
import { html, useEffect, useState } from "../ui.js";
import { isSpoken, LANGUAGES, n, t } from "../words/translation.js";
import { selectedGame } from "../selected_game.js";
import { OwnTables } from "./own_tables.js";
import { chosenPlayers, PlayerCount } from "./player_count.js";

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
  const readTables = () => { ownTables().then(setTables, () => undefined); };
  useEffect(() => {
    offeredGames().then(setGames, () => undefined);
    readTables();
  }, []);
  const open = (/** @type {NewTable} */ order) => {
    setTrouble("");
    openTable(order)
      .then((table) => navigate(tableAddress(table)),
      (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  const wanted = selectedGame();
  const cover = coverOf(wanted);
  const { title, motto, quick, deck, Pictures, rulings, odds, drills, hand, drawing, paper } = cover;
  setDeck(deck); // before the pictures below are drawn, which would otherwise be drawn twice
  const players = chosenPlayers(wanted);
  const game = games.find(({ name }) => name === wanted);
  // What the table needs is on its way before anybody presses: from a mouse, a finger or the keyboard.
  const prepare = () => { void Promise.allSettled([TABLE.load(), drawing.load()]); };
  const playNow = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    prepare();
    const name = ownName();
    const seated = (/** @type {GameOffered[]} */ offered) =>
      open({
        ...quick, terms: { ...quick.terms, players }, name,
        seats: againstBots(players, offered.find((one) => one.name === wanted)),
      });
    if (game) seated(games);
    else offeredGames().then(seated, (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  const showFriends = () => {
    setFriends(!friends);
    if (!game)
      offeredGames().then(setGames, (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  return html`<div class="start">
    <${StartBar} />
    <main>
      <h1 class="title">${title()}</h1>
      <p class="motto">${motto()}</p>
      <form class="ways" method="post" action="/play" onSubmit=${playNow}>
        <${Hidden} name="game" value=${wanted} />
        ${!cover.players && html`<${Hidden} name="players" value=${players} />`}
        <${Hidden} name="name" value=${settings.value.name || settings.value.guest || t("Guest")} />
        <button class="big" onPointerEnter=${prepare} onFocus=${prepare}>
          ${t("Play now")}<small>${n("with {count} bot", "with {count} bots", players - 1)}</small>
        </button>
        ${cover.players && html`<${PlayerCount} game=${wanted} />`}
        <button type="button" class="big second needs-script" aria-expanded=${friends}
          onClick=${showFriends}>
          ${t("With friends")}<small>${t("share a link")}</small>
        </button>
      </form>
      <${GameSwitch} wanted=${wanted} />
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${game && friends && html`<${LazyPart} key=${wanted} part=${FRIENDS} props=${{ game, onOrder: open }} />`}
      <${HouseEntry} />
      <${OwnTables} tables=${tables} onChange=${readTables} />
      <p><a class="plain house-page" href=${rulesAddress(wanted)}>${t("The rules")}</a></p>
      ${rulings
        && html`<p>
          <a class="plain house-page" href=${rulingsAddress(wanted)}>${t("When something goes wrong")}</a></p>`}
      ${drills
        && html`<p><a class="plain house-page" href=${drillsAddress(wanted)}>${t("Training for dealers")}</a></p>`}
      ${odds && html`<p><a class="plain house-page" href=${oddsAddress(wanted)}>${t("The exact odds")}</a></p>`}
      <${Pictures} />
      ${hand
        && html`<p class="house-pages">
          <a class="plain house-page" href="/solver">${t("Solve a deal with open cards")}</a>
          <a class="plain house-page" href=${`/hand?game=${wanted}`}>${t("What is my hand worth?")}</a>
          ${paper && html`<a class="plain house-page" href="/paper">${t("Keep the sheet of a real table")}</a>`}</p>`}
    </main>
  </div>`;
}

/**
 * Who sits at a table of one's own: oneself, and the bots that are recommended first.
 * @param {number} players
 * @param {GameOffered | undefined} game
 */
const againstBots = (players, game) => ["me", ...Array(players - 1).fill(game?.bots[0] ?? "open")];

/**
 * A hidden field of a form, which the server reads if no script runs.
 * @param {{ name: string, value: string | number }} props
 */
const Hidden = ({ name, value }) => html`<input type="hidden" name=${name} value=${value} />`;

/**
 * The action of a button if the script runs; otherwise the form around the button is sent to the server.
 * @param {() => void} act
 */
const instead = (act) => (/** @type {Event} */ event) => {
  event.preventDefault();
  act();
};

/** The games of the house, one of them laid out. @param {{ wanted: string }} props */
const GameSwitch = ({ wanted }) => html`<nav class="game-switch" aria-label=${t("Games")}><form action="/">
  ${drawnGames()
    .map((game) => html`<button name="game" value=${game} key=${game} class="plain" aria-pressed=${game === wanted}
      onClick=${instead(() => changeSettings({ game }))}>${coverOf(game).title()}</button>`)}
</form></nav>`;

function StartBar() {
  return html`<header class="top-bar">
    <span class="home">
      <img src="/static/art/icon.svg" alt="" width="28" height="28" /> <span class="name">Kitapi</span></span>
    <nav class="tools" aria-label=${t("Language")}><form action="/">
      ${LANGUAGES.map(({ code, name }) => html`<button name="lang" value=${code} key=${code} lang=${code} class="tool"
        aria-pressed=${isSpoken(code)}
        onClick=${instead(() => changeSettings({ language: code }))}>${name}</button>`)}
    </form></nav>
    <${SettingsButton} />
  </header>`;
}

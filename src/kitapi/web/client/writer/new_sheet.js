/** A new sheet: the game, who plays and who deals first, and the house rules. */
import { coverOf, drawnGames, useHouseRuleWords } from "../covers.js";
import { selectedGame } from "../selected_game.js";
import { defaults, HouseRuleFields } from "../terms/house_rule_fields.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { beginSheet } from "./begun_sheet.js";
import { knownGames } from "./known_games.js";
import { playerName } from "./player_name.js";
import { LONGEST_NAME } from "./sheet_file.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 */

/** The most players of any game with a sheet. */
const MOST_PLAYERS = 4;

/** The games of which a sheet can be kept. */
export const gamesWithSheets = () => drawnGames().filter((game) => coverOf(game).paper);

/** @param {{ onBegin: (sheet: Kept) => void }} props */
export function NewSheet({ onBegin }) {
  const games = gamesWithSheets();
  const [name, setName] = useState(games.find((game) => game === selectedGame()) ?? games[0] ?? "");
  const [offered, setOffered] = useState(/** @type {GameOffered[]} */ ([]));
  useEffect(() => { void knownGames().then(setOffered); }, []);
  const game = offered.find((one) => one.name === name);
  return html`<section class="paper slip new-sheet" aria-label=${t("New sheet")}>
    <h2>${t("New sheet")}</h2>
    <p class="quiet">${t("It stays on this device and needs no connection.")}</p>
    ${games.length > 1 && html`<nav class="hand-games" aria-label=${t("Games")}>
      ${games.map((one) => html`<button type="button" key=${one} class="plain" aria-pressed=${one === name}
        onClick=${() => setName(one)}>${coverOf(one).title()}</button>`)}</nav>`}
    ${game && html`<${SheetForm} key=${name} game=${game} onBegin=${onBegin} />`}
  </section>`;
}

/** @param {{ game: GameOffered, onBegin: (sheet: Kept) => void }} props */
function SheetForm({ game, onBegin }) {
  const [players, setPlayers] = useState(game.seats[0] ?? 3);
  const [names, setNames] = useState(/** @type {string[]} */ (Array(MOST_PLAYERS).fill("")));
  const [dealer, setDealer] = useState(0);
  const [variant, setVariant] = useState(defaults(game));
  const words = useHouseRuleWords(game.name);
  const called = (/** @type {number} */ seat) => playerName(names[seat], seat);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const sitting = { game: game.name, players, first_dealer: Math.min(dealer, players - 1), variant, lines: [] };
    onBegin(beginSheet(sitting, seats.map(called)));
  };
  return html`<form onSubmit=${submit}>
    <div class="player-count" role="group" aria-label=${t("Players")}>${game.seats.map((count) => html`<button
      type="button" key=${count} class="plain" aria-pressed=${count === players}
      onClick=${() => setPlayers(count)}>${t("{count} players", { count })}</button>`)}</div>
    <p class="quiet">${t("Names in the order of play; the first one is the writer’s.")}</p>
    ${seats.map((seat) => html`<label key=${seat}>${t("Player {number}", { number: seat + 1 })}
      <input value=${names[seat]} maxlength=${LONGEST_NAME} autocomplete="off" autocapitalize="words"
        onInput=${(/** @type {any} */ event) =>
          setNames(names.map((kept, at) => (at === seat ? event.target.value : kept)))} /></label>`)}
    <label>${t("First dealer")}
      <select value=${dealer} onChange=${(/** @type {any} */ event) => setDealer(Number(event.target.value))}>
        ${seats.map((seat) => html`<option key=${seat} value=${seat}>${called(seat)}</option>`)}</select></label>
    ${words && html`<details class="house-rules"><summary>${t("House rules")}</summary>
      <${HouseRuleFields} game=${game} words=${words} variant=${variant} onVariant=${setVariant} /></details>`}
    <button class="big">${t("Begin the sheet")}</button>
  </form>`;
}

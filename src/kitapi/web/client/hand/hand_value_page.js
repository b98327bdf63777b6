/**
 * The value of a hand: ten or twelve cards, and what can be made with them. The address holds the whole state.
 */
import { fetchFaces } from "../cards/card.js";
import { setDeck } from "../cards/deck.js";
import { coverOf } from "../covers.js";
import { KeyList } from "../keyboard/key_list.js";
import { MissingPart } from "../lazy_part.js";
import { replaceAddress } from "../routes.js";
import { changeSettings } from "../settings/settings.js";
import { PageBar } from "../settings_slip/page_bar.js";
import { PACK } from "../solver/deal.js";
import { selectedGame } from "../selected_game.js";
import { NoSuchPage } from "../kit/nothing_here.js";
import { html, useEffect, useMemo } from "../ui.js";
import { t } from "../words/translation.js";
import { handAddress, parseSetting, valuedGames } from "./address.js";
import { HandForm } from "./hand_form.js";
import { ValuePanel } from "./value_panel.js";

/** @returns {[string[], string][]} */
const keys = () => [
  [["←", "→", "↑", "↓"], t("along the cards")],
  [["1"], t("take the card into the hand")],
  [["0"], t("take the card back")],
  [["g"], t("deal me a hand")],
  [["x"], t("take the talon")],
  [["w"], t("what it is worth")],
  [[","], t("settings")],
  [["Esc"], t("close what is open")],
  [["?"], t("this list")],
];

/** @param {{ query: string }} props */
export function HandValuePage({ query }) {
  const games = valuedGames();
  const usual = games.find((game) => game === selectedGame()) ?? games[0];
  return usual ? html`<${HandLaidOut} query=${query} games=${games} usual=${usual} />` : html`<${NoSuchPage} />`;
}

/** @param {{ query: string, games: string[], usual: string }} props `usual`: the game where the address names none */
function HandLaidOut({ query, games, usual }) {
  const setting = useMemo(() => parseSetting(query, usual), [query]);
  const { deck, hand } = coverOf(setting.game);
  useEffect(() => {
    setDeck(deck);
    fetchFaces(PACK.flat());
    hand?.words.load().catch(() => undefined);
  }, [setting.game]);
  if (hand?.words.failed.value) return html`<${MissingPart} />`;
  if (!hand?.words.loaded.value) return null;
  const play = (/** @type {string} */ game) => {
    changeSettings({ game });
    replaceAddress(handAddress({ ...setting, game, preset: null, kasa: null, bid: null, requested: false }));
  };
  return html`<div class="solver hand-worth">
    <${PageBar} title=${t("What is my hand worth?")}><${KeyList} keys=${keys()} /></${PageBar}>
    <main class="solver-desk">
      <${HandForm} setting=${setting}
        games=${html`<nav class="hand-games" aria-label=${t("Games")}>
          ${games.map((game) => html`<button type="button" key=${game} class="plain"
            aria-pressed=${game === setting.game} onClick=${() => play(game)}>${coverOf(game).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${t("What it is worth")}>
        <${ValuePanel} setting=${setting} /></section>
    </main>
  </div>`;
}

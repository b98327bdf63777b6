/** The cards and what else matters: touch a card, and it is in the hand. */
import { announce } from "../announcer.js";
import { cardName } from "../cards/names.js";
import { useHouseRuleWords } from "../covers.js";
import { offeredGames } from "../net/api.js";
import { replaceAddress } from "../routes.js";
import { Pack } from "../solver/pack.js";
import { TypedHands } from "../solver/typed_hands.js";
import { html, useEffect, useState } from "../ui.js";
import { n, t } from "../words/translation.js";
import { bidsOf, handAddress, hasKasa, isWhole, TEN, TWELVE, drawCards } from "./address.js";
import { seatName, wordsOf } from "./words.js";

/**
 * @typedef {import("./address.js").HandSetting} HandSetting
 * @typedef {import("../solver/deal.js").Hands} Hands
 */

/** The hand as `Pack` expects it: the other hands have no cards. @param {readonly string[]} cards @returns {Hands} */
const handsWith = (cards) => /** @type {any} */ ({ declarer: [...cards], first: null, second: null });

const inHand = () => t("in your hand");

/** @param {{ setting: HandSetting, games: any }} props */
export function HandForm({ setting, games }) {
  const { cards } = setting;
  const change = (/** @type {Partial<HandSetting>} */ changes) =>
    replaceAddress(handAddress({ ...setting, requested: false, ...changes }));
  const give = (/** @type {string} */ card, /** @type {boolean} */ wanted) => {
    const without = cards.filter((one) => one !== card);
    if (wanted && without.length >= TWELVE)
      return announce(t("Twelve cards are selected: tap one to remove it."));
    announce(t("{card}: {value}", { card: cardName(card), value: wanted ? inHand() : t("nobody") }));
    return change({ cards: wanted ? [...without, card] : without });
  };
  const value = () => (isWhole(cards) ? change({ requested: true }) : announce(describeCount(cards.length)));
  return html`<section class="solver-felt" aria-label=${t("Lay out the cards")}>
    ${games}
    ${setting.broken
      && html`<p class="paper solver-note" role="alert">
        ${t("The link is incomplete: this is what could be read of it.")}</p>`}
    <${Pack} hands=${handsWith(cards)} nameOf=${inHand}
      onGive=${(/** @type {string} */ card, /** @type {any} */ to) => give(card, to !== null)}
      onTouch=${(/** @type {string} */ card) => give(card, !cards.includes(card))} />
    <p class="hand-counted" role="status">${describeCount(cards.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${() => change({ cards: drawCards([], TEN), requested: true })}>${t("Deal me a hand")}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${cards.length === TEN ? undefined : "true"}
        onClick=${() => cards.length === TEN && change({ cards: drawCards(cards, 2), requested: true })}>
        ${t("Take the talon")}</button>
      <button type="button" class="plain" onClick=${() => change({ cards: [] })}>${t("Clear")}</button>
      <button type="button" class=${isWhole(cards) ? "big" : "big not-yet"} aria-keyshortcuts="w" onClick=${value}>
        ${t("What is it worth?")}</button>
    </div>
    <${Choices} setting=${setting} change=${change} />
    <${TypedHands} hands=${handsWith(cards)} nameOf=${() => t("Your hand")} most=${TWELVE}
      onHands=${(/** @type {Hands} */ hands) => change({ cards: hands.declarer })} />
  </section>`;
}

/** The number of cards, and how many are still missing. @param {number} count */
function describeCount(count) {
  if (count === TEN) return t("Ten cards, before the talon.");
  if (count === TWELVE) return t("Twelve cards, with the talon.");
  return n("{count} card. Choose ten, or twelve with the talon.",
    "{count} cards. Choose ten, or twelve with the talon.", count);
}

/**
 * What a value depends on besides the cards.
 * @param {{ setting: HandSetting, change: (changes: Partial<HandSetting>) => void }} props
 */
function Choices({ setting, change }) {
  const { game, cards, requested: requested } = setting;
  const set = (/** @type {Partial<HandSetting>} */ changes) => change({ requested, ...changes });
  const twelve = cards.length === TWELVE;
  const presets = usePresets(game);
  const ruleWords = useHouseRuleWords(game);
  const share = Number(presets[setting.preset ?? "rulebook"]?.kasa_share ?? 0);
  return html`<div class="paper hand-circumstances">
    <${Choice} label=${t("Your place")} value=${String(setting.seat)} of=${["0", "1", "2"]}
      words=${(/** @type {string} */ seat) => seatName(Number(seat))}
      onChoice=${(/** @type {string} */ seat) => set({ seat: Number(seat) })} />
    <${Choice} label=${t("Players")} value=${String(setting.players)} of=${["3", "4"]}
      words=${(/** @type {string} */ one) => one}
      onChoice=${(/** @type {string} */ one) => set({ players: Number(one) })} />
    ${ruleWords && Object.keys(presets).length > 0
      && html`<${Choice} label=${t("House rules")} value=${setting.preset ?? "rulebook"} of=${Object.keys(presets)}
        words=${ruleWords.presetWords}
        onChoice=${(/** @type {string} */ preset) => set({ preset: preset === "rulebook" ? null : preset })} />`}
    ${hasKasa(game)
      && html`<label>${t("In the kasa")}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${setting.kasa ?? ""}
          placeholder=${share ? String(setting.players * share) : ""}
          onChange=${(/** @type {any} */ event) =>
            set({ kasa: Number(event.target.value) > 0 ? Math.floor(Number(event.target.value)) : null })} /></label>`}
    ${twelve
      && html`<${Choice} label=${t("Bought at")} value=${setting.bid ?? bidsOf(game)[0] ?? ""} of=${bidsOf(game)}
        words=${wordsOf(game).bidWords}
        onChoice=${(/** @type {string} */ bid) => set({ bid })} />`}
    ${twelve && html`<label class="tick"><input type="checkbox" checked=${setting.exact}
      onChange=${(/** @type {any} */ event) => set({ exact: event.target.checked })} />
      ${t("Count every layout of the other cards")}</label>`}
  </div>`;
}

/**
 * The presets of a game's house rules, empty until they are loaded.
 * @param {string} game
 * @returns {{ [name: string]: any }}
 */
function usePresets(game) {
  const [games, setGames] = useState(/** @type {import("../protocol.js").GameOffered[]} */ ([]));
  useEffect(() => { offeredGames().then(setGames, () => undefined); }, []);
  return games.find(({ name }) => name === game)?.presets ?? {};
}

/**
 * @param {{ label: string, value: string, of: readonly string[], words: (one: string) => string,
 *   onChoice: (one: string) => void }} props
 */
const Choice =
  ({ label, value, of, words, onChoice }) => html`<label>${label}
    <select value=${value} onChange=${(/** @type {any} */ event) => onChoice(event.target.value)}>
      ${of.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${words(one)}</option>`)}
    </select></label>`;

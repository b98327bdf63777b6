/** The cards and what else matters: touch a card, and it is in the hand. */
import { announce } from "../announcer.js";
import { cardName } from "../cards/names.js";
import { useHouseRuleWords } from "../covers.js";
import { offeredGames } from "../net/api.js";
import { rewrite } from "../routing.js";
import { Pack } from "../solver/pack.js";
import { TypedHands } from "../solver/typed_hands.js";
import { html, useEffect, useState } from "../ui.js";
import { n, t } from "../words/translation.js";
import { bidsOf, hasKasa, isWhole, TEN, TWELVE, withDrawn, worthAddress } from "./address.js";
import { seatName, wordsOf } from "./words.js";

/**
 * @typedef {import("./address.js").Laid} Laid
 * @typedef {import("../solver/deal.js").Hands} Hands
 */

/** The hand as the pack takes it: nobody else has cards. @param {readonly string[]} cards @returns {Hands} */
const asHands = (cards) => /** @type {any} */ ({ declarer: [...cards], first: null, second: null });

const inHand = () => t("in your hand");

/** @param {{ laid: Laid, games: any }} props */
export function Setting({ laid, games }) {
  const { cards } = laid;
  const lay = (/** @type {Partial<Laid>} */ change) => rewrite(worthAddress({ ...laid, asked: false, ...change }));
  const give = (/** @type {string} */ card, /** @type {boolean} */ wanted) => {
    const without = cards.filter((one) => one !== card);
    if (wanted && without.length >= TWELVE)
      return announce(t("Twelve cards are chosen: touch one of them to take it off."));
    announce(t("{card}: {value}", { card: cardName(card), value: wanted ? inHand() : t("nobody") }));
    return lay({ cards: wanted ? [...without, card] : without });
  };
  const value = () => (isWhole(cards) ? lay({ asked: true }) : announce(counted(cards.length)));
  return html`<section class="solver-felt" aria-label=${t("Lay out the cards")}>
    ${games}
    ${laid.broken
      && html`<p class="paper solver-note" role="alert">
        ${t("The link is not whole: what could be read of it lies here.")}</p>`}
    <${Pack} hands=${asHands(cards)} nameOf=${inHand}
      onGive=${(/** @type {string} */ card, /** @type {any} */ to) => give(card, to !== null)}
      onTouch=${(/** @type {string} */ card) => give(card, !cards.includes(card))} />
    <p class="hand-counted" role="status">${counted(cards.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${() => lay({ cards: withDrawn([], TEN), asked: true })}>${t("Deal me a hand")}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${cards.length === TEN ? undefined : "true"}
        onClick=${() => cards.length === TEN && lay({ cards: withDrawn(cards, 2), asked: true })}>
        ${t("Take the talon")}</button>
      <button type="button" class="plain" onClick=${() => lay({ cards: [] })}>${t("Clear")}</button>
      <button type="button" class=${isWhole(cards) ? "big" : "big not-yet"} aria-keyshortcuts="w" onClick=${value}>
        ${t("What is it worth?")}</button>
    </div>
    <${Circumstances} laid=${laid} lay=${lay} />
    <${TypedHands} hands=${asHands(cards)} nameOf=${() => t("Your hand")} most=${TWELVE}
      onHands=${(/** @type {Hands} */ hands) => lay({ cards: hands.declarer })} />
  </section>`;
}

/** How many cards there are, and what is still wanted. @param {number} count */
function counted(count) {
  if (count === TEN) return t("Ten cards, before the talon.");
  if (count === TWELVE) return t("Twelve cards, with the talon.");
  return n("{count} card. Choose ten, or twelve with the talon.",
    "{count} cards. Choose ten, or twelve with the talon.", count);
}

/** @param {{ laid: Laid, lay: (change: Partial<Laid>) => void }} props */
function Circumstances({ laid, lay }) {
  const { game, cards, asked } = laid;
  const set = (/** @type {Partial<Laid>} */ change) => lay({ asked, ...change });
  const twelve = cards.length === TWELVE;
  const presets = usePresets(game);
  const ruleWords = useHouseRuleWords(game);
  const share = Number(presets[laid.preset ?? "rulebook"]?.kasa_share ?? 0);
  return html`<div class="paper hand-circumstances">
    <${Choice} label=${t("Your place")} value=${String(laid.seat)} of=${["0", "1", "2"]}
      words=${(/** @type {string} */ seat) => seatName(Number(seat))}
      onChoice=${(/** @type {string} */ seat) => set({ seat: Number(seat) })} />
    <${Choice} label=${t("Players")} value=${String(laid.players)} of=${["3", "4"]}
      words=${(/** @type {string} */ one) => one}
      onChoice=${(/** @type {string} */ one) => set({ players: Number(one) })} />
    ${ruleWords && Object.keys(presets).length > 0
      && html`<${Choice} label=${t("House rules")} value=${laid.preset ?? "rulebook"} of=${Object.keys(presets)}
        words=${ruleWords.presetWords}
        onChoice=${(/** @type {string} */ preset) => set({ preset: preset === "rulebook" ? null : preset })} />`}
    ${hasKasa(game)
      && html`<label>${t("In the kasa")}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${laid.kasa ?? ""}
          placeholder=${share ? String(laid.players * share) : ""}
          onChange=${(/** @type {any} */ event) =>
            set({ kasa: Number(event.target.value) > 0 ? Math.floor(Number(event.target.value)) : null })} /></label>`}
    ${twelve
      && html`<${Choice} label=${t("Bought at")} value=${laid.bid ?? bidsOf(game)[0] ?? ""} of=${bidsOf(game)}
        words=${wordsOf(game).bidWords}
        onChoice=${(/** @type {string} */ bid) => set({ bid })} />`}
    ${twelve && html`<label class="tick"><input type="checkbox" checked=${laid.exact}
      onChange=${(/** @type {any} */ event) => set({ exact: event.target.checked })} />
      ${t("Count every layout of the other cards")}</label>`}
  </div>`;
}

/**
 * The named sets of a game's house rules, empty until the server has told them.
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

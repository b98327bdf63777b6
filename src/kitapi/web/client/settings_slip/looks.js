/** Decks, card backs and cloths, chosen from pictures of them. */
import { shownDeck, usualDeck } from "../cards/deck.js";
import { CardBack } from "../cards/card.js";
import { FrenchFace } from "../cards/french.js";
import { GermanFace } from "../cards/german.js";
import { Letters } from "../cards/suit.js";
import { changeSettings, settings } from "../settings/settings.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../settings/settings.js").Settings} Settings
 * @typedef {import("../cards/deck.js").Deck} Deck
 *
 * One choice of several: the value that is stored, its name and its picture.
 * @typedef {{ value: string, words: string, picture: any }} Choice
 */

/** The cards of every sample: a court card and an ace, whose suits change with the four-colour deck. */
const SAMPLE = ["Ac", "Kd"];

/**
 * Cards of a deck as they look with the reader's choices, and `changes` to these.
 * @param {{ deck: Deck, changes?: Partial<Settings>, letters?: boolean }} props
 */
function Sample({ deck, changes, letters = false }) {
  const form = { ...settings.value, ...changes };
  const Face = deck === "german" ? GermanFace : FrenchFace;
  return html`${SAMPLE.map((card) => html`<span class="card" key=${card}>
    <${Face} card=${card} form=${form} />${letters && html`<${Letters} suit=${card.slice(-1)} />`}</span>`)}`;
}

/**
 * A picture that is chosen by its radio button or its box.
 * @param {{ input: any, words: string, picture: any }} props
 */
const Picture = ({ input, words, picture }) => html`<label class="drawn-choice">
  ${input}<span class="sample" aria-hidden="true">${picture}</span>${words}</label>`;

/** @param {{ name: "deck" | "back" | "cloth", choices: readonly Choice[] }} props `name`: of the setting */
const Radios = ({ name, choices }) => html`${choices.map(({ value, words, picture }) => html`<${Picture} key=${value}
  words=${words} picture=${picture} input=${html`<input type="radio" name=${`look-${name}`} value=${value}
    checked=${settings.value[name] === value} onChange=${() => changeSettings({ [name]: value })} />`} />`)}`;

/**
 * A form of the deck that can be on or off.
 * @param {{ name: "bigIndex" | "fourColours" | "letters", words: string }} props
 */
const FormBox = ({ name, words }) => html`<${Picture} words=${words}
  picture=${html`<${Sample} deck=${shownDeck()} changes=${{ [name]: true }}
    letters=${name === "letters" || settings.value.letters} />`}
  input=${html`<input type="checkbox" checked=${settings.value[name]}
    onChange=${(/** @type {any} */ event) => changeSettings({ [name]: event.target.checked })} />`} />`;

export const CardPictures = () => html`<fieldset class="drawn-choices"><legend>${t("Cards")}</legend>
  <${Radios} name="deck" choices=${[
    { value: "game", words: t("as usual in the game"), picture: html`<${Sample} deck=${usualDeck()} />` },
    { value: "german", words: t("German suits"), picture: html`<${Sample} deck="german" />` },
    { value: "french", words: t("French suits"), picture: html`<${Sample} deck="french" />` },
  ]} />
  <${FormBox} name="bigIndex" words=${t("Large-print cards")} />
  <${FormBox} name="fourColours" words=${t("Four-colour deck")} />
  <${FormBox} name="letters" words=${t("Letters beside the suits")} />
</fieldset>`;

export const BackPictures = () => html`<fieldset class="drawn-choices"><legend>${t("Card backs")}</legend>
  <${Radios} name="back" choices=${backs().map(([value, words]) => (
    { value, words, picture: html`<span class="back-sample" data-back=${value}><${CardBack} /></span>` }))} />
</fieldset>`;

export const ClothPictures = () => html`<fieldset class="drawn-choices"><legend>${t("Cloth")}</legend>
  <${Radios} name="cloth" choices=${cloths().map(([value, words]) => (
    { value, words, picture: html`<span class="cloth-sample" data-cloth=${value}></span>` }))} />
</fieldset>`;

/** @returns {[import("../settings/settings.js").Back, string][]} */
const backs = () =>
  [["lattice", t("lattice")], ["waves", t("waves")], ["meander", t("meander")], ["stars", t("stars")]];

/** @returns {[import("../settings/settings.js").Cloth, string][]} */
const cloths = () => [
  ["sea", t("sea green")], ["green", t("green")], ["blue", t("blue")], ["wine", t("wine red")], ["brown", t("brown")],
  ["grey", t("grey")],
];

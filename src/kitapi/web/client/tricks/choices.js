/** The viewer's options as buttons with words, likeliest first: exactly those that the server offers. */
import { CardSign } from "../cards/card_sign.js";
import { cardName } from "../cards/names.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").Option} Option
 * @typedef {import("../table/option_bar.js").Choice} Choice
 * @typedef {import("./choice_state.js").ChoiceState} ChoiceState
 * @typedef {(action: Action) => void} Act
 */

/**
 * @param {import("./game.js").TricksGame} game
 * @param {import("./view.js").TricksView} view
 * @param {ChoiceState} choosing
 * @param {Act} act
 * @returns {Choice[]}
 */
export function choicesOf(game, view, choosing, act) {
  const choosable = { view, choosing, act: choosing.sending ? null : act };
  const plain = (view.options ?? []).flatMap((option) => choiceOf(game, option, choosable));
  const [raised] = choosing.picked;
  if (!choosing.subset && raised && raised !== choosing.leaving && choosing.playable.includes(raised)) {
    return [playCard(raised, choosing), ...plain];
  }
  return plain;
}

/**
 * @param {import("./game.js").TricksGame} game
 * @param {Option} option
 * @param {import("./game.js").Choosable} choosable
 * @returns {Choice[]}
 */
function choiceOf(game, option, choosable) {
  switch (option.kind) {
    case "play_card":
    case "seal":
    case "nonce": return [];
    case "subset": return [discard(choosable.choosing, choosable.act)];
    case "pass": return [plainChoice(option, choosable, t("Pass"), { word: "pass" })];
    default: return game.choiceOf(option, choosable);
  }
}

/**
 * A choice whose action is sent as it was offered.
 * @param {Option} option
 * @param {import("./game.js").Choosable} choosable
 * @param {any} label
 * @param {Partial<Choice>} [more]
 * @returns {Choice}
 */
export const plainChoice = (option, { act }, label, more) => ({
  key: JSON.stringify(option), act: act && (() => act(/** @type {Action} */ (option))), label, ...more,
});

/**
 * @param {ChoiceState} choosing
 * @param {Act | null} act
 * @returns {Choice}
 */
function discard({ picked, subset }, act) {
  const ready = subset && picked.length === subset.size;
  const kind = subset?.action ?? "discard";
  return {
    key: "discard", likely: true, act: ready && act ? () => act({ kind, cards: [...picked] }) : null,
    spoken: t("Discard {cards}", { cards: picked.map((card) => cardName(card)).join(", ") }),
    label: html`${t("Discard")} ${picked.map((card) => html`<${CardSign} key=${card} card=${card} />`)}`,
  };
}

/**
 * @param {string} card
 * @param {ChoiceState} choosing
 * @returns {Choice}
 */
const playCard = (card, choosing) => ({
  key: "play", likely: true, act: choosing.sending ? null : () => choosing.throwCard?.(card),
  spoken: t("Play {card}", { card: cardName(card) }),
  label: html`${t("Play")} <${CardSign} card=${card} />`,
});

/** Preferans' own options as buttons with words. */
import { plainChoice } from "../../../web/client/tricks/choices.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { bidChosen } from "./bids.js";
import { GameMark } from "./game_sign.js";
import { gamesOffered, gameValue } from "./game_choice.js";
import { contractName, declineWords, doublingName, gameName, invitationWords, numberBid, numberName, partWords,
  suitOfGame, wordOfGame } from "./words.js";

/**
 * @typedef {import("../../../web/client/protocol.js").Action} Action
 * @typedef {import("../../../web/client/protocol.js").Form} Form
 * @typedef {import("../../../web/client/protocol.js").Option} Option
 * @typedef {import("../../../web/client/table/option_bar.js").Choice} Choice
 * @typedef {import("../../../web/client/tricks/game.js").Choosable} Choosable
 */

/**
 * @param {Option} option
 * @param {Choosable} choosable
 * @returns {Choice[]}
 */
export function choiceOf(option, choosable) {
  const { view, choosing } = choosable;
  const action = /** @type {Action} */ (option);
  switch (option.kind) {
    case "bid": return action.number === bidChosen(view, choosing) ? [bid(action, choosable)] : [];
    case "hold":
      return [plainChoice(option, choosable, t("Hold {number}", { number: numberBid(view.calls ?? []) }),
        { sign: null, word: "hold" })];
    case "from_hand":
      return [plainChoice(option, choosable, t("From hand"),
        { sign: null, word: "hand-open", weighty: t("Play with these ten cards, without the talon?") })];
    case "throw_in":
      return [plainChoice(option, choosable, t("Throw in"),
        { quiet: true, word: "throw-in", weighty: t("End this deal, at no cost?") })];
    case "give_way": return [plainChoice(option, choosable, t("Give way"), { sign: null, word: "give-way" })];
    case "form": return option === choosing.form ? [nameGame(choosable)] : [];
    case "participate":
      return [plainChoice(option, choosable, partWords(Boolean(action.plays)), { word: "drop" })];
    case "invite":
      return [plainChoice(option, choosable, invitationWords(Boolean(action.invites)), { word: "call-in" })];
    case "kontra": return [double(option, choosable)];
    case "decline":
      return [plainChoice(option, choosable, declineWords(view.bargain?.doubled?.length ?? 0),
        { likely: true, word: "kontra" })];
    default: return [plainChoice(option, choosable, option.kind)];
  }
}

/**
 * @param {Action} option
 * @param {Choosable} choosable
 * @returns {Choice}
 */
function bid(option, choosable) {
  const number = Number(option.number);
  const { variant } = choosable.view;
  const label = number === 1 ? t("One") : html`${number} ${gameName(number, variant)} ${suitOfGame(number)
    && html`<${GameMark} game=${number} variant=${variant} />`}`;
  const weighty = number === 8 ? t("Eight is a game in itself: all ten tricks. Bid it?") : undefined;
  return plainChoice(option, choosable, label, {
    sign: number, spoken: numberName(number, variant), weighty, word: wordOfGame(number),
  });
}

/**
 * The one button that names what is chosen on the ladder.
 * @param {Choosable} choosable
 * @returns {Choice}
 */
function nameGame({ view, choosing: { form, forms, named }, act }) {
  const may = named && gamesOffered(forms, named.open).includes(named.game);
  const kind = form?.action ?? "name_game";
  const game = named ? contractName({ ...named, from_hand: false }, view.variant) : "";
  const value = named && gameValue(view, named);
  return {
    key: "name", likely: true, act: may && act ? () => act({ kind, ...named }) : null, sign: named?.game ?? null,
    word: named ? wordOfGame(named.game) : undefined,
    spoken: t("Play {contract}", { contract: game }),
    label: html`${t("I declare")} ${game} ${value !== null && html`<span class="figure quiet">${value}</span>`}`,
  };
}

/**
 * @param {Option} option
 * @param {Choosable} choosable
 * @returns {Choice}
 */
function double(option, choosable) {
  const { bargain, doubled_value: value } = choosable.view;
  const doubling = doublingName((bargain?.doubled?.length ?? 0) + 1);
  return plainChoice(option, choosable, html`${doubling} <span class="figure quiet">${value}</span>`, {
    word: "kontra", spoken: typeof value === "number" ? t("{doubling}, worth {value}", { doubling, value }) : doubling,
  });
}

/** The viewer's options as labelled buttons, the likeliest first: exactly those that the server offers. */
import { cardName } from "../../../web/client/cards/names.js";
import { CardSign } from "../../../web/client/cards/card_sign.js";
import { html } from "../../../web/client/ui.js";
import { n, t } from "../../../web/client/words/translation.js";
import { offers, ownSeat, rangeOf } from "./table/pending_decision.js";
import { Chips } from "./table/chips.js";
import { irregularChoices } from "./irregular_choices.js";
import { combinationName } from "./table/words.js";

/**
 * @typedef {import("./table/view.js").StudView} StudView
 * @typedef {import("./table/stakes.js").StakesState} StakesState
 * @typedef {import("../../../web/client/table/option_bar.js").Choice} Choice
 * @typedef {import("../../../web/client/protocol.js").Action} Action
 */

/** @param {StudView} view @param {StakesState} staking @param {(seat: number) => string} nameOf @returns {Choice[]} */
export function choicesOf(view, staking, nameOf) {
  const plain = (/** @type {string} */ kind, /** @type {any} */ label, /** @type {Partial<Choice>} */ more = {}) =>
    (offers(view, kind)
      ? [{ key: kind, label, act: staking.act && (() => staking.act?.({ kind })), ...more }] : []);
  const change = plain("change_notes", html`${t("Change a note")} <${Chips} amount=${view.house.buy_in} />`, {
    spoken: n("Change a note into {count} chip", "Change a note into {count} chips", view.house.buy_in),
    likely: !rangeOf(view, "ante") && !rangeOf(view, "cut") && !ownSeat(view)?.ante, word: "chips",
  });
  return [
    ...plain("declare", declareWords(view), { likely: !staking.picked, word: "declare" }),
    ...exchange(view, staking),
    ...plain("no_exchange", t("No card"), { likely: !staking.picked && !offers(view, "declare"), word: "exchange" }),
    ...raise(view, staking, nameOf),
    ...plain("fold", html`${t("Fold")}${costs(view.own?.fold_loses)}`,
      { spoken: foldWords(view), weighty: foldWarning(view), word: "fold" }),
    ...plain("withdraw_exchange", t("Take my card back"), { word: "exchange" }),
    ...sameAgain(view, staking),
    ...ante(view, staking),
    ...plain("token", html`${t("Token")} <${Chips} amount=${view.house.token} />`,
      { spoken: t("Put in a token for the jackpot, {token}", { token: view.house.token }), word: "jp" }),
    ...(rangeOf(view, "ante") ? [] : change),
    ...plain("wave", ownSeat(view)?.ante ? t("My stakes stand") : t("Sit this round out"),
      { likely: Boolean(ownSeat(view)?.ante), word: "stakes" }),
    ...plain("take_back_token", t("Take the token back"), { word: "jp" }),
    ...plain("take_back_ante", t("Take the stakes back"), { word: "stakes" }),
    ...(rangeOf(view, "ante") ? change : []),
    ...cut(staking),
    ...plain("decline_cut", t("Let the next one cut"), { word: "cut" }),
    ...irregularChoices(view, staking, nameOf),
  ];
}

/** The cost of a choice, in small print beside its word. @param {number | undefined} chips */
const costs = (chips) => (chips ? html` <small class="costs figure">−${chips}</small>` : null);

/** @param {StudView} view */
const held = ({ own }) => (own ? combinationName(own.combination) : "");

/** @param {StudView} view */
const declareWords = (view) => t("Declare: {combination}", { combination: held(view) });

/** @param {StudView} view */
const foldWords = ({ own }) =>
  (own?.fold_loses ? n("Fold, and lose {count} chip", "Fold, and lose {count} chips", own.fold_loses) : t("Fold"));

/** @param {StudView} view */
const foldWarning = (view) =>
  (view.own?.tier
    ? t("Your {combination} would win the jackpot, and a folded hand does not. Fold?", { combination: held(view) })
    : undefined);

/**
 * The button that exchanges the card picked up, with its fee.
 * @param {StudView} view
 * @param {StakesState} staking
 * @returns {Choice[]}
 */
function exchange(view, { picked, act }) {
  const fee = view.own?.fee ?? 0;
  if (!picked) return [];
  return [{
    key: "exchange", likely: true, word: "exchange", act: act && (() => act({ kind: "exchange", card: picked })),
    label: html`${t("Exchange")} <${CardSign} card=${picked} /> <${Chips} amount=${fee} />`,
    spoken: t("Exchange the {card} for {fee}", { card: cardName(picked), fee }),
    weighty: view.own?.tier
      ? t("Your {combination} would win the jackpot; with a new card it cannot. Exchange?", { combination: held(view) })
      : undefined,
  }];
}

/** @param {StudView} view @param {StakesState} staking @param {(seat: number) => string} nameOf @returns {Choice[]} */
const raise = (view, { act }, nameOf) => (view.options ?? []).flatMap((option) => {
  if (option.kind !== "raise" || !("amount" in option)) return [];
  const [amount, lender] = [
    Number(option.amount), "lender" in option && typeof option.lender === "number" ? nameOf(option.lender) : null,
  ];
  return [{
    key: lender === null ? "raise" : `raise ${lender}`, word: "bet",
    act: act && (() => act(/** @type {Action} */ (option))),
    label: html`${lender === null
      ? t("Raise")
      : t("Raise with chips of {name}", { name: lender })} <${Chips} amount=${amount} />`,
    spoken: lender === null
      ? t("Raise, {amount} on BET", { amount })
      : t("Raise, {amount} on BET, with chips of {name}", { amount, name: lender }),
  }];
});

/** Last round's stakes, placed with one tap. @param {StudView} view @param {StakesState} staking @returns {Choice[]} */
function sameAgain(view, staking) {
  const { last, lay, sending } = staking;
  if (!last || !isRepeatable(view, staking)) return [];
  const stakes = affordableStakes(view, last);
  return [{
    key: "again", likely: last.ante === staking.amount, word: "stakes", act: sending ? null : () => lay(stakes),
    label: againLabel(stakes), spoken: againWords(stakes),
  }];
}

/** Whether last round's ANTE may be staked once more. @param {StudView} view @param {StakesState} staking */
const isRepeatable = (view, { last, ante: range }) =>
  Boolean(last && range && last.ante >= range.lowest && last.ante <= range.highest && !ownSeat(view)?.ante);

/**
 * The stakes, without the token if the chips do not suffice for it.
 * @param {StudView} view
 * @param {import("./table/last_stakes.js").Stakes} stakes
 */
export const affordableStakes = (view, { ante: lying, token }) => (
  { ante: lying, token: token && lying + view.house.token <= (ownSeat(view)?.stack ?? 0) });

/** @param {import("./table/last_stakes.js").Stakes} stakes */
export const againLabel = ({ ante: lying, token }) => html`${t("Same again")} <${Chips} amount=${lying} />
  ${token && html`<span
    class="with-token"> + ${t("JP")}</span>`}`;

/** @param {import("./table/last_stakes.js").Stakes} stakes */
export const againWords = ({ ante: lying, token }) =>
  (token ? t("Same again: {ante} on ANTE, a token, and they stand", { ante: lying })
    : t("Same again: {ante} on ANTE, and it stands", { ante: lying }));

/**
 * The button that stakes the chosen amount on ANTE; none if that amount is there already.
 * @param {StudView} view
 * @param {StakesState} staking
 * @returns {Choice[]}
 */
function ante(view, staking) {
  const { ante: range, last, amount, act } = staking;
  const lying = ownSeat(view)?.ante ?? 0;
  if (!range || lying === amount) return [];
  return [{
    key: "ante", likely: !lying && !(last?.ante === amount && isRepeatable(view, staking)), word: "ante",
    act: act && (() => act({ kind: "ante", amount })),
    label: html`${lying ? t("Change to") : t("Stake")} <${Chips} amount=${amount} />`,
    spoken: t("Stake {amount} on ANTE", { amount }),
  }];
}

/** @param {StakesState} staking @returns {Choice[]} */
const cut = ({ cutting, cut: amount, act }) => (cutting ? [{
  key: "cut", likely: true, word: "cut", act: act && (() => act({ kind: "cut", amount })),
  label: n("Cut {count} card", "Cut {count} cards", amount),
}] : []);

/** The viewer's options as buttons with words, likeliest first; every option the server offers, and none else. */
import { cardName, rankShort, suitOf } from "../../cards/names.js";
import { Suit } from "../../cards/suit.js";
import { html } from "../../ui.js";
import { t } from "../../words/translation.js";
import { ContractSign, Strain } from "./contract_sign.js";
import { answerWords, contractName, holdWords, standingBid, strainName, strainOf } from "./words.js";

/**
 * @typedef {import("../../protocol.js").Action} Action
 * @typedef {import("../../protocol.js").Option} Option
 * @typedef {import("../../table/option_bar.js").Choice} Choice
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {import("./choosing.js").Choosing} Choosing
 * @typedef {(action: Action) => void} Act
 */

/**
 * @param {PrefaView} view
 * @param {Choosing} choosing
 * @param {Act} act
 * @returns {Choice[]}
 */
export function choicesOf(view, choosing, act) {
  const does = choosing.sending ? null : act;
  const plain = (view.options ?? []).flatMap((option) => choiceOf(option, view, choosing, does));
  const [raised] = choosing.picked;
  if (!choosing.subset && raised && choosing.playable.includes(raised)) {
    return [playCard(raised, choosing), ...plain];
  }
  return plain;
}

/**
 * @param {Option} option
 * @param {PrefaView} view
 * @param {Choosing} choosing
 * @param {Act | null} act
 * @returns {Choice[]}
 */
function choiceOf(option, view, choosing, act) {
  const key = JSON.stringify(option);
  const does = act && (() => act(/** @type {Action} */ (option)));
  switch (option.kind) {
    case "play_card":
    case "nonce": return [];
    case "subset": return [discard(choosing, act)];
    case "form": return [nameContract(choosing, act)];
    case "bid": return [bid(key, String(option.contract), does)];
    case "hold": return [hold(key, view, does)];
    case "if_left": return [{ key, label: t("If left"), act: does }];
    case "pass": return [{ key, label: t("Pass"), act: does }];
    case "write_solo": return [writeSolo(key, view.bargain?.solo_cost ?? 0, does)];
    case "participate": return [answer(key, /** @type {Answer} */ (option.answer), does)];
    case "claim": return [{ key, label: t("Claim the rest"), act: does, weighty: t("Show your hand and claim all the rest?") }];
    case "answer_claim": return [{ key, label: option.accept ? t("Accept") : t("Play on"), act: does, likely: Boolean(option.accept) }];
    default: return [{ key, label: option.kind, act: does }];
  }
}

/**
 * @param {string} key
 * @param {number} cost
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const writeSolo = (key, cost, act) => ({
  key, act, label: html`${t("Write solo")} <span class="figure">−${cost}</span>`,
  spoken: t("Write solo, for {cost}", { cost }), weighty: t("Give up unplayed, in by two? It costs you {cost}.", { cost }),
});

/**
 * @param {string} key
 * @param {string} contract
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const bid = (key, contract, act) => ({
  key, act, likely: true, spoken: contractName(contract),
  label: html`${contract.slice(0, -1)} ${strainName(strainOf(contract))} <${Strain} strain=${signOf(contract)} />`,
});

/** The sign beside the words; no trumps need none. @param {string} contract */
const signOf = (contract) => (strainOf(contract) === "n" ? "" : strainOf(contract));

/**
 * @param {string} key
 * @param {PrefaView} view
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
function hold(key, view, act) {
  const standing = standingBid(view.calls ?? [])?.contract ?? null;
  const words = holdWords(standing);
  return { key, act, likely: true, spoken: words, label: html`${words} ${standing && html`<${Strain}
    strain=${signOf(standing)} />`}` };
}

/**
 * @param {string} key
 * @param {Answer} said
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const answer = (key, said, act) => ({ key, act, label: answerWords(said), likely: said === "play" });

/**
 * @param {Choosing} choosing
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
 * @param {Choosing} choosing
 * @param {Act | null} act
 * @returns {Choice}
 */
function nameContract({ named, form }, act) {
  const kind = form?.action ?? "name_contract";
  return {
    key: "name", likely: true, act: named && act ? () => act({ kind, ...named }) : null,
    spoken: t("Name {contract}", { contract: named ? contractName(named.contract) : "" }),
    label: html`${t("I name")} ${named && html`<${ContractSign} contract=${named.contract} />`}`,
  };
}

/**
 * @param {string} card
 * @param {Choosing} choosing
 * @returns {Choice}
 */
const playCard = (card, choosing) => ({
  key: "play", likely: true, act: choosing.sending ? null : () => choosing.throwCard?.(card),
  spoken: t("Play {card}", { card: cardName(card) }),
  label: html`${t("Play")} <${CardSign} card=${card} />`,
});

/** @param {{ card: string }} props */
export const CardSign = ({ card }) => html`<span class="card-sign" aria-hidden="true">${rankShort(card)}<${Suit}
  suit=${suitOf(card)} /></span>`;

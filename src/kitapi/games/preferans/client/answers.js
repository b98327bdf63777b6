/** The game named, and how it is answered: who plays, and who doubles. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { GameSign } from "./game_sign.js";
import { declineWords, doublingName, invitationWords, partWords, wordOfGame } from "./words.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {import("./view.js").Bargain} Bargain
 */

/** @param {{ view: PreferansView, nameOf: (seat: number) => string }} props */
export function Answers({ view, nameOf }) {
  const bargain = view.bargain;
  if (!bargain?.game || bargain.declarer === null) return null;
  const answers = answersOf(bargain);
  return html`<section class="paper offer-slip" aria-label=${t("Game")} tabindex="0">
    <p class="offer-contract"><span data-word=${wordOfGame(bargain.game)}><${GameSign} played=${playedOf(bargain)}
      variant=${view.variant} /></span></p>
    <p>${[nameOf(bargain.declarer), bargain.number === null && t("from hand"), bargain.open && t("open")]
      .filter(Boolean).join(" · ")}</p>
    ${typeof bargain.value === "number"
      && html`<p class="figure quiet"><span
        data-word="value">${t("worth {value}", { value: bargain.value })}</span></p>`}
    ${answers.length > 0 && html`<ul class="answers">${answers.map(({ seat, words }, at) => html`<li
      key=${at}><b>${nameOf(seat)}</b> ${words}</li>`)}</ul>`}
  </section>`;
}

/** @param {Bargain} bargain */
export const playedOf = (bargain) =>
  ({ game: bargain.game ?? 0, open: bargain.open, from_hand: bargain.number === null });

/** All answers to the named game, in words. @param {Bargain} bargain */
export function answersOf({ declarer, participation = [], invitation = null, doubled = [], declined = [] }) {
  const answering = (/** @type {number} */ seat) => seat === declarer || doubled.includes(seat);
  const declines = declined.map((seat) => ({ seat, words: declineWords(answering(seat) ? 1 : 0) }));
  return [
    ...participation.map(({ seat, plays }) => ({ seat, words: partWords(plays) })),
    ...(invitation === null
      ? []
      : participation.filter(({ plays }) => plays).map(({ seat }) => ({ seat, words: invitationWords(invitation) }))),
    ...doubled.map((seat, at) => ({ seat, words: doublingName(at + 1) })), ...declines,
  ];
}

/** The bidding: the numbers as a ladder, what stands and who holds it, what a number leaves to name, and every call. */
import { Auction, lastHolder } from "../../../web/client/tricks/auction.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { bidChosen, bidsOffered } from "./bids.js";
import { NumberSign } from "./game_sign.js";
import { Rungs } from "./rungs.js";
import { callWords, gameName, numberBid, numberName } from "./words.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {import("./view.js").SpokenCall} SpokenCall
 * @typedef {import("../../../web/client/tricks/choice_state.js").ChoiceState} ChoiceState
 */

/** @param {{ view: PreferansView, choosing: ChoiceState, nameOf: (seat: number) => string }} props */
export function Ladder({ view, choosing, nameOf }) {
  const { calls = [], ladder = [], variant } = view;
  const [number, offered, chosen] = [numberBid(calls), bidsOffered(view.options ?? []), bidChosen(view, choosing)];
  const draw =
    (/** @type {SpokenCall} */ spoken, /** @type {SpokenCall[]} */ before) => html`<${CallSign} spoken=${spoken}
      before=${before} variant=${variant} />`;
  const rungs = ladder.map((rung) => ({
    number: rung.number, words: numberName(rung.number, variant), offered: offered.includes(rung.number),
    stands: rung.number === number,
  }));
  return html`<${Auction} view=${view} nameOf=${nameOf} draw=${draw} highBid=${highBidLine(view, number, nameOf)}>
    ${rungs.length > 0 && html`<${Rungs} rungs=${rungs} chosen=${chosen} label=${t("Numbers to bid")} variant=${variant}
      onChoose=${(/** @type {number} */ to) => choosing.setNamed({ number: to })} />
    <${AllowedGames} view=${view} number=${chosen ?? number} />`}
  </${Auction}>`;
}

/**
 * @param {PreferansView} view
 * @param {number} number
 * @param {(seat: number) => string} nameOf
 */
function highBidLine({ calls = [], variant }, number, nameOf) {
  const handed = calls.find(({ call }) => call.kind === "from_hand");
  if (handed) return html`<b>${t("From hand")}</b> <span>${nameOf(handed.seat)}</span>`;
  if (!number) return null;
  return html`<${NumberSign} number=${number} variant=${variant} /> <span>${nameOf(lastHolder(calls))}</span>`;
}

/**
 * The games that may be named after winning at the number, as the server lists them. @param {{ view: PreferansView,
 * number: number }} props
 */
function AllowedGames({ view: { ladder = [], variant }, number }) {
  const games = ladder.find((rung) => rung.number === number)?.games ?? [];
  if (!games.length) return null;
  const words = games.map((game) => gameName(game, variant)).join(", ");
  return html`<p class="allowed">${t("At {number} you can play: {games}", { number, games: words })}</p>`;
}

/** @param {{ spoken: SpokenCall, before: readonly SpokenCall[], variant: PreferansView["variant"] }} props */
export const CallSign = ({ spoken: { call }, before, variant }) => (call.kind === "bid" && call.number > 1
  ? html`<${NumberSign} number=${call.number} variant=${variant} />` : callWords(call, numberBid(before), variant));

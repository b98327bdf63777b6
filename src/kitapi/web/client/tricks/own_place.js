/** The viewer's own place: his plate, what he may do, and his hand. */
import { AdviceButton } from "../advice/advice_button.js";
import { arranged, suitOrder } from "../cards/order.js";
import { settings } from "../settings/settings.js";
import { Guide } from "../table/guide.js";
import { Hand } from "../table/hand.js";
import { NextDeal } from "../table/next_deal.js";
import { OptionBar, pressChoice } from "../table/option_bar.js";
import { TypedCall } from "../table/typed_call.js";
import { isAsked } from "../table/table_state.js";
import { nameAt } from "../table/seating.js";
import { Watching } from "../table/watching.js";
import { html, useRef } from "../ui.js";
import { t } from "../words/translation.js";
import { isAfter, isSittingOver } from "./after.js";
import { choicesOf } from "./choices.js";
import { SeatPlate } from "./seat_plate.js";
import { hearTyped } from "./typed.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("./game.js").TricksGame} TricksGame
 * @typedef {import("../table/pace.js").Shown} Shown
 * @typedef {import("../table/table_state.js").TableState} TableState
 * @typedef {import("./choosing.js").Choosing} Choosing
 */

/**
 * @param {{ game: TricksGame, view: TricksView, shown: Shown, state: TableState, choosing: Choosing,
 *   advising: import("../advice/asking.js").Advising }} props
 */
export function OwnPlace({ game, view, shown, state, choosing, advising }) {
  const { table } = shown;
  const me = table.me === null ? null : table.seats[table.me];
  const cards = useArranged(view);
  const mine = isAsked(view);
  const after = isAfter(view);
  const choices = choicesOf(game, view, choosing, state.act);
  const hear = (/** @type {string} */ typed) => hearTyped(typed, { game, view, choices, choosing }, pressChoice);
  return html`<div class=${after ? "foot after" : "foot"}>
    ${me
      ? html`<${SeatPlate} game=${game} seat=${me} view=${view} shown=${shown} place="bottom"
        send=${state.link.send} />`
      : html`<${Watching} table=${table} over=${isSittingOver(view, game)} send=${state.link.send} />`}
    ${after && game.Between && html`<${game.Between} view=${view} table=${table} send=${state.link.send} />`}
    ${after
      ? html`<${NextDeal} over=${isSittingOver(view, game)} table=${table} send=${state.link.send} />`
      : html`<${OptionBar} mine=${mine} waiting=${choosing.sending} prompt=${promptOf(game, view, shown)}
        guided=${me !== null && settings.value.guide} guide=${mine && html`<${Guide}
          ...${game.guidance(view)} />`} choices=${choices}
        alone=${advising.may && html`<${AdviceButton} advising=${advising} />`} />
        <${TypedCall} hear=${hear} />`}
    ${!after && cards.length > 0 && html`<${Hand} cards=${cards} offered=${choosing.offered} picked=${choosing.picked}
      fresh=${view.phase === "discarding" ? view.bargain?.talon ?? [] : []} onChoose=${choosing.choose}
      onThrow=${choosing.throwCard} />`}
  </div>`;
}

/**
 * The hand as it is held: the order of suits stays through the deal, so that nothing jumps when a suit runs out.
 * @param {TricksView} view
 */
function useArranged(view) {
  const hand = view.hand ?? [];
  const kept = useRef(/** @type {{ number: number, suits: (string | undefined)[] }} */ ({ number: -1, suits: [] }));
  if (kept.current.number !== view.number || hand.length >= 10) {
    kept.current = { number: view.number, suits: suitOrder(hand) };
  }
  return arranged(hand, kept.current.suits);
}

/**
 * @param {TricksGame} game
 * @param {TricksView} view
 * @param {Shown} shown
 */
function promptOf(game, view, { table, gathering }) {
  if (isAsked(view)) return game.turnWords(view);
  if (gathering !== null) return t("{name} takes the trick", { name: nameAt(table.seats[gathering]) });
  const acting = view.turn?.[0];
  if (acting === undefined) return view.phase === "shuffling" ? game.waitingWords(view, "") : "";
  if (acting === table.me) return game.turnWords(view);
  return game.waitingWords(view, nameAt(table.seats[acting]));
}

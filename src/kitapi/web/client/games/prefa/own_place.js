/** The viewer's own place: his plate, what he may do, and his hand. */
import { arranged, suitOrder } from "../../cards/order.js";
import { settings } from "../../settings/settings.js";
import { Hand } from "../../table/hand.js";
import { OptionBar, pressChoice } from "../../table/option_bar.js";
import { TypedCall } from "../../table/typed_call.js";
import { isAsked } from "../../table/table_state.js";
import { nameAt } from "../../table/seating.js";
import { Watching } from "../../table/watching.js";
import { html, useRef } from "../../ui.js";
import { t } from "../../words/translation.js";
import { isAfter, isSittingOver } from "./after.js";
import { choicesOf } from "./choices.js";
import { Guide } from "./guide.js";
import { NextDeal } from "./next_deal.js";
import { SeatPlate } from "./seat_plate.js";
import { hearTyped } from "./typed.js";
import { turnWords, waitingWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("../../table/pace.js").Shown} Shown
 * @typedef {import("../../table/table_state.js").TableState} TableState
 * @typedef {import("./choosing.js").Choosing} Choosing
 */

/** @param {{ view: PrefaView, shown: Shown, state: TableState, choosing: Choosing }} props */
export function OwnPlace({ view, shown, state, choosing }) {
  const { table } = shown;
  const me = table.me === null ? null : table.seats[table.me];
  const cards = useArranged(view);
  const mine = isAsked(view);
  const after = isAfter(view);
  const choices = choicesOf(view, choosing, state.act);
  const hear = (/** @type {string} */ typed) => hearTyped(typed, choices, choosing, pressChoice);
  return html`<div class=${after ? "foot after" : "foot"}>
    ${me
      ? html`<${SeatPlate} seat=${me} view=${view} shown=${shown} place="bottom" send=${state.link.send} />`
      : html`<${Watching} table=${table} over=${isSittingOver(view)} send=${state.link.send} />`}
    ${after
      ? html`<${NextDeal} view=${view} table=${table} state=${state} />`
      : html`<${OptionBar} mine=${mine} waiting=${choosing.sending} prompt=${promptOf(view, shown)}
        guided=${me !== null && settings.value.guide} guide=${mine && html`<${Guide}
          view=${view} />`} choices=${choices} />
        <${TypedCall} hear=${hear} />`}
    ${!after && cards.length > 0 && html`<${Hand} cards=${cards} offered=${choosing.offered} picked=${choosing.picked}
      fresh=${view.phase === "discarding" ? view.bargain?.talon ?? [] : []} onChoose=${choosing.choose} onThrow=${choosing.throwCard} />`}
  </div>`;
}

/**
 * The hand as it is held: the order of suits stays through the deal, so that nothing jumps when a suit runs out.
 * @param {PrefaView} view
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
 * @param {PrefaView} view
 * @param {Shown} shown
 */
function promptOf(view, { table, gathering }) {
  if (isAsked(view)) return turnWords(view.phase);
  if (gathering !== null) return t("{name} takes the trick", { name: nameAt(table.seats[gathering]) });
  const acting = view.turn?.[0];
  if (acting === undefined) return view.phase === "shuffling" ? waitingWords("shuffling", "") : "";
  if (acting === table.me) return turnWords(view.phase);
  return waitingWords(view.phase, nameAt(table.seats[acting]));
}

/** The viewer's own place: their plate, choices and hand. */
import { AdviceButton } from "../advice/advice_button.js";
import { arrangeCards, suitOrder } from "../cards/order.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { part } from "../parts.js";
import { settings } from "../settings/settings.js";
import { Guide } from "../table/guide.js";
import { Hand } from "../table/hand.js";
import { NextDeal } from "../table/next_deal.js";
import { SoundOffer } from "../table/sound_offer.js";
import { OptionBar } from "../table/option_bar.js";
import { TypedCall } from "../table/typed_call.js";
import { isToAct } from "../table/table_state.js";
import { nameAt } from "../table/seating.js";
import { html, useRef } from "../ui.js";
import { isAfter, isSittingOver } from "./after.js";
import { choicesOf } from "./choices.js";
import { SeatPlate } from "./seat_plate.js";
import { TakeBack } from "./take_back.js";
import { trickTaken } from "./narration.js";

const SPECTATOR = part("spectator", () => import("../table/spectator_place.js").then((place) => place.SpectatorPlace));

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("./game.js").TricksGame} TricksGame
 * @typedef {import("../table/pace.js").Shown} Shown
 * @typedef {import("../table/table_state.js").TableState} TableState
 * @typedef {import("./choice_state.js").ChoiceState} ChoiceState
 */

/**
 * @param {{ game: TricksGame, view: TricksView, shown: Shown, state: TableState, choosing: ChoiceState,
 *   adviceControls: import("../advice/advice_request.js").AdviceControls }} props
 */
export function OwnPlace({ game, view, shown, state, choosing, adviceControls }) {
  const { table } = shown;
  const me = table.me === null ? null : table.seats[table.me];
  const cards = useArrangedHand(view);
  const mine = isToAct(view);
  const after = isAfter(view);
  const choices = choicesOf(game, view, choosing, state.act);
  return html`<div class=${after ? "foot after" : "foot"}>
    ${me
      ? html`<${SeatPlate} game=${game} seat=${me} view=${view} shown=${shown} place="bottom"
        send=${state.link.send}>${!after && cards.length > 0
          && html`<${state.takeBack.value === null ? SoundOffer : TakeBack} state=${state} />`}</${SeatPlate}>`
      : html`<${LazyPart} part=${SPECTATOR} Failed=${MissingLine}
        props=${{ table, over: isSittingOver(view, game), send: state.link.send }} />`}
    ${after && game.Between && html`<${game.Between} view=${view} table=${table} send=${state.link.send} />`}
    ${after
      ? html`<${NextDeal} over=${isSittingOver(view, game)} table=${table} send=${state.link.send}
        results=${view.broken_up?.settlement.results ?? game.resultsOf(view)} />`
      : html`<${OptionBar} mine=${mine} waiting=${choosing.sending} prompt=${promptOf(game, view, shown)}
        guided=${me !== null && settings.value.guide} guide=${mine && html`<${Guide}
          ...${game.guidance(view)} />`} choices=${choices}
        alone=${adviceControls.may && html`<${AdviceButton} adviceControls=${adviceControls} />`} />
        <${TypedCall} part=${game.typed} context=${{ view, choices, choosing }} />`}
    ${!after && cards.length > 0 && html`<${Hand} cards=${cards} offered=${choosing.offered} picked=${choosing.picked}
      fresh=${view.phase === "discarding" ? view.bargain?.talon ?? [] : []} onChoose=${choosing.choose}
      onThrow=${choosing.throwCard} onRefuse=${choosing.onRefuse} leaving=${choosing.leaving}
      dealt=${view.phase === "bidding"} />`}
  </div>`;
}

/**
 * The hand as it is held: the order of suits stays through the deal, so that nothing jumps when a suit runs out.
 * @param {TricksView} view
 */
function useArrangedHand(view) {
  const hand = view.hand ?? [];
  const kept = useRef(/** @type {{ number: number, suits: (string | undefined)[] }} */ ({ number: -1, suits: [] }));
  if (kept.current.number !== view.number || hand.length >= 10) {
    kept.current = { number: view.number, suits: suitOrder(hand) };
  }
  return arrangeCards(hand, kept.current.suits);
}

/**
 * @param {TricksGame} game
 * @param {TricksView} view
 * @param {Shown} shown
 */
function promptOf(game, view, { table, gathering }) {
  if (isToAct(view)) return game.turnWords(view);
  if (gathering !== null) return trickTaken(nameAt(table.seats[gathering]), gathering === table.me);
  const acting = view.turn?.[0];
  if (acting === undefined) return view.phase === "shuffling" ? game.waitingWords(view, "") : "";
  if (acting === table.me) return game.turnWords(view);
  return game.waitingWords(view, nameAt(table.seats[acting]));
}

/** The table of a game of tricks: contract strip, plates, the middle, and the viewer's own place. */
import { ADVICE } from "../advice/advice_button.js";
import { useAdvice } from "../advice/advice_request.js";
import { LazyPart } from "../lazy_part.js";
import { namesFor, placeOf } from "../table/seating.js";
import { WAITING } from "../table/waiting_table.js";
import { classes, html } from "../ui.js";
import { isAfter } from "./after.js";
import { AuctionAgain } from "./auction_again.js";
import { useChoiceState } from "./choice_state.js";
import { OwnPlace } from "./own_place.js";
import { SeatPlate } from "./seat_plate.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("./game.js").TricksGame} TricksGame
 * @typedef {import("../table/pace.js").Shown} Shown
 * @typedef {import("../table/table_state.js").TableState} TableState
 */

/** @param {{ game: TricksGame, shown: Shown, state: TableState }} props */
export function TricksTable({ game, shown, state }) {
  const { table } = shown;
  const view = /** @type {TricksView | null} */ (shown.view);
  const choosing = useChoiceState(view, state, game.firstNamed);
  const adviceControls = useAdvice(table, view, choosing.sending);
  if (!view)
    return html`<${LazyPart} part=${WAITING}
      props=${{ table, state, clockwise: game.clockwise?.(table.terms.variant) }} />`;
  const nameOf = namesFor(table);
  const seatedAt = (/** @type {number} */ seat) => placeOf(seat, view.around);
  const others = table.seats.filter((seat) => seat.seat !== table.me);
  const { Strip, Ladder, Middle, Beside } = game;
  return html`
    <${Strip} view=${view} nameOf=${nameOf}><${AuctionAgain} Ladder=${Ladder} view=${view} choosing=${choosing}
      nameOf=${nameOf} /></${Strip}>
    <div class=${classes("scene", `phase-${view.phase}`, isAfter(view) && "after")}>
      ${others.map((seat) => html`<${SeatPlate} key=${seat.seat} game=${game} seat=${seat} view=${view} shown=${shown}
        place=${seatedAt(seat.seat)} send=${state.link.send}>
        ${Beside && html`<${Beside} view=${view} seat=${seat.seat} name=${nameOf(seat.seat)} choosing=${choosing} />`}
      </${SeatPlate}>`)}
      <${Slips} game=${game} view=${view} table=${table} />
      ${!isAfter(view) && html`<${Middle} view=${view} shown=${shown} nameOf=${nameOf} placeOf=${seatedAt}
        choosing=${choosing} happened=${state.happened.value} />`}
      ${adviceControls.open && html`<${LazyPart} part=${ADVICE} props=${{
        adviceControls, counts: view.phase !== "bidding",
        wordsOf: (/** @type {import("../protocol.js").Action} */ action) => game.actionWords(action, view),
      }} />`}
    </div>
    <${OwnPlace} game=${game} view=${view} shown=${shown} state=${state} choosing=${choosing}
      adviceControls=${adviceControls} />`;
}

/**
 * The slip of a deal that is over, or of a sitting that was broken up.
 * @param {{ game: TricksGame, view: TricksView, table: import("../protocol.js").TableView, replayed?: boolean }} props
 */
export function Slips({ game: { BreakUpSlip, ResultSlip }, view, table, replayed }) {
  if (view.broken_up)
    return html`<${BreakUpSlip} broken=${view.broken_up} view=${view} table=${table} replayed=${replayed} />`;
  return view.outcome
    ? html`<${ResultSlip} view=${view} outcome=${view.outcome} table=${table} replayed=${replayed} />` : null;
}

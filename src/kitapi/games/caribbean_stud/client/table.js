/**
 * The table of Caribbean Stud: the bar with the meter, the bank and the half-moon of seats, and the viewer's own place.
 */
import { OpenHand } from "../../../web/client/cards/open_hand.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { LazyPart } from "../../../web/client/lazy_part.js";
import { paceFactor } from "../../../web/client/table/pace.js";
import { WAITING } from "../../../web/client/table/waiting_table.js";
import { classes, html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ownSeat } from "./table/pending_decision.js";
import { seatNames } from "./table/seats.js";
import { Bank, Standstill, StudBar } from "./table/bank.js";
import { Boxes } from "./table/boxes.js";
import { OwnPlace } from "./own_place.js";
import { Places } from "./table/places.js";
import { RoundSlip, useFinishedRound } from "./round_slip.js";
import { Travels } from "./table/travels.js";
import { IncidentSlip } from "./table/standstill.js";
import { useStakes } from "./table/stakes.js";

/**
 * @typedef {import("./table/view.js").StudView} StudView
 * @typedef {import("../../../web/client/table/pace.js").Shown} Shown
 * @typedef {import("../../../web/client/table/table_state.js").TableState} TableState
 */

/** @param {Shown} shown */
const viewOf = ({ view }) => /** @type {StudView | null} */ (/** @type {unknown} */ (view));

/** @param {{ shown: Shown, state: TableState }} props */
export function StudTable({ shown, state }) {
  const { table } = shown;
  const view = viewOf(shown);
  const staking = useStakes(view, shown, state);
  const [finished, putAway] = useFinishedRound(view);
  if (!view) return html`<${LazyPart} part=${WAITING} props=${{ table, state }} />`;
  return html`
    <${StudBar} view=${view} meter=${table.meter ?? view.meter ?? null} />
    <div class=${classes("scene stud", `phase-${view.phase}`, finished && "after")} style=${{ "--pace": paceFactor() }}>
      <${Standstill} stopping=${view.stopping} stopped=${table.stopped && !view.stopping} waiting=${view.waiting_for} />
      <${IncidentSlip} view=${view} nameOf=${seatNames(table)} />
      ${finished ? html`<${RoundSlip} view=${finished} table=${table} onClose=${putAway} />`
      : html`<${Bank} view=${view} announced=${state.lines.value.at(-1)?.words ?? ""} />
        <${Places} view=${view} table=${table} send=${state.link.send} /><${Travels} view=${view} />`}
    </div>
    <${OwnPlace} view=${view} shown=${shown} state=${state} staking=${staking} />`;
}

/**
 * The table at one moment of a round that is over.
 * @param {{ shown: Shown, hands: string[][] | null }} props
 */
export function StudReplay({ shown, hands }) {
  const { table } = shown;
  const view = viewOf(shown);
  if (!view) return null;
  const own = ownSeat(view);
  const nameOf = namesFor(table);
  const after = view.phase === "over" && (view.won?.length ?? 0) > 0;
  return html`
    <${StudBar} view=${view} meter=${view.meter ?? null} />
    <div class=${classes("scene stud", `phase-${view.phase}`, after && "after")}>
      ${after ? html`<${RoundSlip} view=${view} table=${table} />`
      : html`<${Bank} view=${view} announced="" /><${Places} view=${view} table=${table} hands=${hands} />`}
    </div>
    ${!after && own && table.me !== null && html`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${nameOf(table.me)}>
        <p class="plate-name"><b>${nameOf(table.me)}</b></p>
        <${Boxes} seat=${own} /></section>
      ${own.cards?.length
        ? html`<${OpenHand} cards=${own.cards} label=${t("Hand: {name}", { name: nameOf(table.me) })} />`
        : null}
    </div>`}`;
}

/** The name plate of one seat. */
import { LazyPart } from "../lazy_part.js";
import { part } from "../parts.js";
import { classes, html } from "../ui.js";
import { n, formatSigned, t } from "../words/translation.js";
import { OwnName } from "./own_name.js";
import { nameOnPlate } from "./seating.js";

/**
 * @typedef {import("../protocol.js").SeatView} SeatView
 *
 * `own`: whether it is the viewer's seat. `held`: how many cards of the hand are shown from behind. `marks`: what else
 * the game notes beside the role. `clock`: the time left, drawn. `send`: for another name of the viewer; none where
 * nobody can act.
 * @typedef {{
 *   seat: SeatView, own?: boolean, place: string, turn: boolean, glows?: boolean, dealer: boolean, out?: boolean,
 *   speech?: string | null, role?: string | null, tricks?: number | null, result?: number | null, held?: number,
 *   marks?: any, clock?: any, send?: import("./table_state.js").TableState["link"]["send"], children?: any,
 * }} PlateProps
 */

const FACES = part("faces", () => import("./face.js").then((face) => face.Face));

/** @param {PlateProps} props */
export function Plate(props) {
  const { seat, place, turn, glows, dealer, out, speech, role, tricks, result, held = 0 } = props;
  const { marks, clock, own = false, send, children } = props;
  const name = nameOnPlate(seat, own);
  const look = classes("plate", `at-${place}`, turn && "their-turn", glows && "glows", out && "out");
  return html`<section class=${look} data-seat=${seat.seat} aria-label=${name}>
    <p class="plate-name">
      ${seat.kind !== "open"
        && html`<${LazyPart} part=${FACES} props=${{ seat }} Waiting=${NoFace} Failed=${NoFace} />`}
      <b>${own && send ? html`<${OwnName} seat=${seat} words=${name} send=${send} />` : name}</b>
      ${dealer && html`<span class="dealer" data-word="dealer"><span aria-hidden="true">${t("D")}</span><span
        class="unseen">${t("dealer")}</span></span>`}
      ${clock}
    </p>
    <p class="plate-note">
      <${Occupant} seat=${seat} />
      ${role && html`<span class="role">${role}</span>`}
      ${marks}
      ${typeof result === "number"
        && html`<span class="figure result" data-word="result"><span
          class="unseen">${t("result")} </span>${formatSigned(result)}</span>`}
      ${typeof tricks === "number" && html`<${Pile} tricks=${tricks} />`}
    </p>
    ${turn && html`<span class="unseen">${t("to act")}</span>`}
    ${held > 0 && html`<${Backs} count=${held} />`}
    ${speech && html`<p class="speech">${speech}</p>`}
    ${children}
  </section>`;
}

/** The place of a face that is not loaded. */
const NoFace = () => html`<span class="face-drawn"></span>`;

/** @param {{ seat: SeatView }} props */
function Occupant({ seat }) {
  if (seat.kind === "bot")
    return html`<span class="occupant" data-word="bot"
      data-bot=${seat.getting_ready ? "" : seat.name}>
      ${seat.getting_ready ? t("bot, getting ready") : t("bot")}</span>`;
  if (seat.kind === "person" && !seat.connected) return html`<span class="occupant away">${t("away")}</span>`;
  return null;
}

/** A hand seen from behind. @param {{ count: number }} props */
const Backs = ({ count }) => html`<span class="backs" role="img"
  aria-label=${n("{count} card in hand", "{count} cards in hand", count)}>
  ${Array.from({ length: count }, (_, at) => html`<i key=${at} style=${{ "--at": at }}></i>`)}</span>`;

/** Tricks won, as a small stack of backs and a number. @param {{ tricks: number }} props */
export function Pile({ tricks }) {
  const backs = Array.from({ length: Math.min(tricks, 10) }, (_, at) => html`<i key=${at} class="pile-back"></i>`);
  return html`<span class=${classes("pile", tricks === 0 && "none")} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${backs}</span>
    <span class="figure" aria-hidden="true">${tricks}</span>
    <span class="unseen">${n("{count} trick", "{count} tricks", tricks)}</span>
  </span>`;
}

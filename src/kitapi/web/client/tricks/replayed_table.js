/** The table at one moment of a deal that is over; it has no controls. */
import { OpenHand } from "../cards/open_hand.js";
import { namesFor, placeOf } from "../table/seating.js";
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { isAfter } from "./after.js";
import { SeatPlate } from "./seat_plate.js";
import { Slips } from "./table.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("./game.js").TricksGame} TricksGame
 * @typedef {import("../table/pace.js").Shown} Shown
 */

/** The state of choices while nothing can be chosen. */
const NO_CHOICES = { form: undefined, forms: [], options: [], offered: null, picked: [] };

/**
 * @param {{ game: TricksGame, shown: Shown, hands: string[][] | null }} props `hands`: of all seats where they lie open
 */
export function TricksReplay({ game, shown, hands }) {
  const { table } = shown;
  const view = /** @type {TricksView} */ (shown.view);
  const nameOf = namesFor(table);
  const seatedAt = (/** @type {number} */ seat) => placeOf(seat, view.around);
  const { Strip, Middle } = game;
  return html`
    <${Strip} view=${view} nameOf=${nameOf} />
    <div class=${classes("scene", `phase-${view.phase}`, isAfter(view) && "after")}>
      ${table.seats.filter(({ seat }) => seat !== table.me)
        .map((seat) => html`<${SeatPlate} key=${seat.seat} game=${game}
          seat=${seat} view=${view} shown=${shown} place=${seatedAt(seat.seat)}>
          <${OpenCards} cards=${hands?.[seat.seat]} name=${nameOf(seat.seat)} rows=${2} />
        </${SeatPlate}>`)}
      <${Slips} game=${game} view=${view} table=${table} replayed=${true} />
      ${!isAfter(view) && html`<${Middle} view=${view} shown=${shown} nameOf=${nameOf} placeOf=${seatedAt}
        choosing=${NO_CHOICES} />`}
    </div>
    ${!isAfter(view) && table.me !== null && html`<div class="foot">
      <${SeatPlate} game=${game} seat=${table.seats[table.me]} view=${view} shown=${shown} place="bottom" />
      <${OpenCards} cards=${view.hand} name=${nameOf(table.me)} />
    </div>`}`;
}

/** @param {{ cards: string[] | undefined, name: string, rows?: number }} props */
const OpenCards = ({ cards, name, rows = 1 }) => (cards?.length
  ? html`<${OpenHand} cards=${cards} label=${t("Hand: {name}", { name })} rows=${rows} />` : null);

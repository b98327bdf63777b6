/** The viewer's own place: their boxes and chips, their choices, and their cards or stakes. */
import { part } from "../../../web/client/parts.js";
import { settings } from "../../../web/client/settings/settings.js";
import { Guide } from "../../../web/client/table/guide.js";
import { Hand } from "../../../web/client/table/hand.js";
import { NextDeal } from "../../../web/client/table/next_deal.js";
import { KeyMark, OptionBar } from "../../../web/client/table/option_bar.js";
import { Plate } from "../../../web/client/table/plate.js";
import { nameAt } from "../../../web/client/table/seating.js";
import { isAwaited, isForAnybody, SeatOffer } from "../../../web/client/table/seat_offer.js";
import { SoundOffer } from "../../../web/client/table/sound_offer.js";
import { TypedCall } from "../../../web/client/table/typed_call.js";
import { SpectatorPlace } from "../../../web/client/table/spectator_place.js";
import { classes, html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { pendingDecision, offers, ownSeat, decisionWords } from "./table/pending_decision.js";
import { Boxes } from "./table/boxes.js";
import { CountedChips } from "./table/chips.js";
import { seatNames } from "./table/seats.js";
import { StakeChooser, CutChooser } from "./table/chooser.js";
import { affordableStakes, againLabel, againWords, choicesOf } from "./choices.js";
import { guidanceFor } from "./guide.js";
import { handOrder } from "./table/hand_order.js";
import { SeatState } from "./table/places.js";
import { OddsButton } from "./odds.js";
import { combinationName, waitingWords } from "./table/words.js";

/**
 * @typedef {import("./table/view.js").StudView} StudView
 * @typedef {import("./table/stakes.js").StakesState} StakesState
 * @typedef {import("../../../web/client/table/pace.js").Shown} Shown
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 * @typedef {import("../../../web/client/table/table_state.js").TableState} TableState
 */

/** The parser of typed choices and amounts, loaded when it is needed. */
const TYPED = part("caribbean-stud-typed", () => import("./typed_commands.js").then((typed) => typed.hearCommand));

/** @param {{ view: StudView, shown: Shown, state: TableState, staking: StakesState }} props */
export function OwnPlace({ view, shown: { table }, state, staking }) {
  const over = view.phase === "over" || view.phase === "broken_up";
  const decision = pendingDecision(view);
  const choices = choicesOf(view, staking, seatNames(table));
  const question = decisionWords(view);
  return html`<div class=${classes("foot stud-foot", over && "after")}>
    ${table.me === null
      ? html`<${FreeSeat} view=${view} table=${table} send=${state.link.send} />`
      : html`<${OwnPlate} view=${view} table=${table} isToAct=${decision !== null} send=${state.link.send} />`}
    ${over ? html`<${NextDeal} over=${view.phase === "broken_up"} table=${table} send=${state.link.send}>
        ${nextRoundAgain(view, staking, state.link.send)}
      </${NextDeal}>`
    : html`<${OptionBar} mine=${decision !== null} waiting=${staking.sending} prompt=${question || waitingWords(view)}
      choices=${choices}
        beside=${view.own && view.house.odds_before
          && html`<${OddsButton} table=${table.id} number=${view.number} look="choice quiet-choice" />`}
        guided=${table.me !== null && settings.value.guide}
        guide=${decision && html`<${Guide} ...${guidanceFor(view)} />`} />
      <${TypedCall} part=${TYPED} context=${{ choices, staking }} />`}
    ${!over && html`<${OwnCards} view=${view} staking=${staking} />`}
  </div>`;
}

/**
 * The choice to continue to the next round with the stakes of this one.
 * @param {StudView} view
 * @param {StakesState} staking
 * @param {TableState["link"]["send"]} send
 */
function nextRoundAgain(view, { last, lay }, send) {
  if (!last || last.ante > (ownSeat(view)?.stack ?? 0)) return null;
  const stakes = affordableStakes(view, last);
  const go = () => {
    send({ type: "next" });
    lay(stakes);
  };
  return html`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${againWords(stakes)}
    onClick=${go}>
    ${againLabel(stakes)}<${KeyMark} sign="1" /></button>`;
}

/**
 * For a spectator, in place of their own seat: the seat that they have asked for, or a free one, if there is one.
 * @param {{ view: StudView, table: TableView, send: TableState["link"]["send"] }} props
 */
function FreeSeat({ view, table, send }) {
  const over = view.phase === "broken_up";
  const free = table.kept !== null || over || table.archive ? undefined
    : table.seats.find((seat) => isAwaited(seat, table))
      ?? table.seats.find((seat) => seat.kind === "open" && isForAnybody(seat, table))
      ?? table.seats.find((seat) => seat.kind === "bot" && isForAnybody(seat, table));
  return html`<${SpectatorPlace} table=${table} over=${over} send=${send} />
    ${free
      && html`<div class="watching kept"><b>${nameAt(free)}</b>
        <${SeatOffer} seat=${free} table=${table} send=${send} /></div>`}`;
}

/**
 * The area before the viewer: the stakes to choose, the deck to cut, or their cards.
 * @param {{ view: StudView, staking: StakesState }} props
 */
function OwnCards({ view, staking }) {
  if (staking.cutting) return html`<${CutChooser} range=${staking.cutting} staking=${staking} />`;
  if (staking.ante && offers(view, "wave")) return html`<${StakeChooser} range=${staking.ante} staking=${staking} />`;
  const own = ownSeat(view);
  if (!own?.cards?.length || !own.held) return null;
  const offered = staking.cards.length && !staking.sending ? new Set(staking.cards) : null;
  return html`<div class="own-heading">
      ${view.own && html`<p class="own-combination"><span
        data-word="hands">${combinationName(view.own.combination)}</span>${view.own.tier
        && html` <span class="jackpot-hand">${t("wins the jackpot")}</span>`}</p>`}
      ${!staking.picked && html`<${SoundOffer} />`}
    </div>
    <${Hand} cards=${handOrder(own.cards.filter((card) => card !== own.discard))} offered=${offered}
      picked=${staking.picked ? [staking.picked] : []} onChoose=${staking.pick}
      dealt=${!own.exchanged && !own.choice} />`;
}

/**
 * @param {{ view: StudView, table: import("../../../web/client/protocol.js").TableView, isToAct: boolean,
 *   send: import("../../../web/client/table/table_state.js").TableState["link"]["send"] }} props
 */
function OwnPlate({ view, table, isToAct, send }) {
  const own = ownSeat(view);
  const seat = table.me === null ? undefined : table.seats[table.me];
  if (!own || !seat) return null;
  return html`<${Plate} seat=${seat} own=${true} place="bottom" turn=${isToAct} dealer=${false} result=${own.result}
    send=${send}
    marks=${html`<span class="stack" data-word="chips">
      <span class="unseen">${t("chips before you")} </span><${CountedChips} amount=${own.stack} /></span>`}>
    <${Boxes} seat=${own} /><${SeatState} seat=${own} />
  </${Plate}>`;
}

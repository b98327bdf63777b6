/** The sheet beside the table: every round of the sitting, and everybody's total result. */
import { ClauseLink } from "../../../web/client/kit/clause_link.js";
import { DealHistory } from "../../../web/client/paper/history.js";
import { ExplainedFigure, useOpenFigure } from "../../../web/client/paper/explained_figure.js";
import { dealTerms, ResultSum } from "../../../web/client/paper/result_story.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { LyingCard } from "../../../web/client/cards/card.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { RoundLines } from "./round_lines.js";
import { bankWords, combinationName, resultWords } from "./table/words.js";

/**
 * @typedef {import("./table/view.js").SheetView} SheetView
 * @typedef {import("./table/view.js").RoundLine} RoundLine
 * @typedef {import("./table/view.js").SeatLine} SeatLine
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 */

/** @param {{ sheet: SheetView, table: TableView, view: import("./table/view.js").StudView }} props */
export function StudSheet({ sheet, table, view }) {
  const [open, tap] = useOpenFigure();
  const nameOf = namesFor(table);
  const results = sheet.results.length ? sheet.results : view.seats.map(() => 0);
  const label = (/** @type {number} */ seat) => t("Result, {name}", { name: nameOf(seat) });
  return html`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${t("Rounds")}</h2></header>
    <p class="told-figures stud-results">
      ${results.map((result, seat) => (table.seats[seat]?.kind !== "open" || result !== 0) && html`<${ExplainedFigure}
        key=${seat} label=${label(seat)} figure=${formatSigned(result)} open=${open === `${seat}`}
        onTap=${() => tap(`${seat}`)}>
        <span>${nameOf(seat)}</span> <b class="figure">${formatSigned(result)}</b></${ExplainedFigure}>`)}</p>
    ${open !== null && html`<${ResultSum} label=${label(Number(open))} result=${results[Number(open)] ?? 0}
      terms=${dealTerms(sheet.hands, (round) => roundName(round, Number(open)),
        (round) => round.won[Number(open)] ?? 0)} />`}
    <${DealHistory} title=${t("History")} deals=${sheet.hands} table=${table}
      line=${(/** @type {RoundLine} */ round) => html`<${Line} round=${round} me=${table.me} />`}
      details=${(/** @type {RoundLine} */ round) => html`<${RoundDetails} round=${round} nameOf=${nameOf} />`} />
  </div>`;
}

/** @param {RoundLine} round @param {number} seat @returns {SeatLine | undefined} */
const partOf = ({ seats }, seat) => seats.find((line) => line.seat === seat);

/** @param {RoundLine} round @param {number} seat */
function roundName(round, seat) {
  const part = partOf(round, seat);
  return part ? resultWords(part.result) : t("sat out");
}

/**
 * A round in one line: the viewer's own part, or the bank's hand.
 * @param {{ round: RoundLine, me: number | null }} props
 */
function Line({ round, me }) {
  const own = me === null ? undefined : partOf(round, me);
  const bank = round.combination ? combinationName(round.combination) : t("all folded");
  return html`<span>${round.void ? t("void by {rule}", { rule: round.void }) : bank}</span>
    <span class="verdict">
      ${own
        ? html`${resultWords(own.result)} <b class="figure">${formatSigned(own.won)}</b>`
        : me !== null && t("sat out")}
    </span>`;
}

/** @param {{ round: RoundLine, nameOf: (seat: number) => string }} props */
const RoundDetails = ({ round, nameOf }) => html`<p class="quiet">${bankWords(round)}</p>
  ${round.rulings?.length
    ? html`<p class="quiet">
      ${t("Ruled on:")}
      ${round.rulings.map((clause, at) => html` <${ClauseLink} key=${at} clause=${clause} />`)}</p>`
    : null}
  ${round.bank?.length
    ? html`<p class="laid">${round.bank.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}</p>`
    : null}
  ${round.seats.map((line) => html`<details key=${line.seat} class="seat-told">
    <summary>
      <span>${nameOf(line.seat)}</span> <span class="quiet">
        ${line.combination ? combinationName(line.combination) : resultWords(line.result)}</span>
      <b class="figure verdict">${formatSigned(line.won)}</b></summary>
    ${line.cards?.length
      ? html`<p class="laid">${line.cards.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}</p>`
      : null}
    <${RoundLines} line=${line} />
  </details>`)}`;

/** The slip after a round: the bank's hand, what every seat won or lost, and the totals; every figure opens its sum. */
import { CheckButton } from "../../../web/client/checking/check_button.js";
import { useKeys } from "../../../web/client/keyboard/keys.js";
import { ResultList } from "../../../web/client/paper/results.js";
import { replayAddress } from "../../../web/client/routes.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { html, useRef, useState } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { ownSeat } from "./table/pending_decision.js";
import { Chip } from "./table/chips.js";
import { OddsButton } from "./odds.js";
import { lineOf, loanOf, RoundLines, RoundSum } from "./round_lines.js";
import { bankWords, combinationName } from "./table/words.js";

/** What a round is called in the list of results. */
const roundWords = () => ({
  now: t("this round"), earlier: t("before the round"),
  spoken: (/** @type {string} */ name) => t("{name}, this round", { name }),
});

/**
 * @typedef {import("./table/view.js").StudView} StudView
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 */

/**
 * The round that is over and still shown: also during the next one, until the viewer stakes or closes the slip.
 * @param {StudView | null} view
 * @returns {[StudView | null, () => void]} the round, and what puts it away
 */
export function useFinishedRound(view) {
  const finished = useRef(/** @type {StudView | null} */ (null));
  const [away, putAway] = useState(0);
  if (view?.phase === "over" && view.won?.length && !view.closed) finished.current = view;
  const { current } = finished;
  const lies = view !== null && current !== null && away !== current.number
    && (view.number === current.number || hasNotStaked(view, current.number + 1));
  const close = () => putAway(current?.number ?? 0);
  useKeys((key) => {
    if (key !== "Escape" || !lies) return false;
    close();
    return true;
  });
  return [lies ? current : null, close];
}

/** Whether the viewer has not staked yet in round `number`. @param {StudView} view @param {number} number */
function hasNotStaked(view, number) {
  const own = ownSeat(view);
  return view.number === number && ["prepare", "stakes"].includes(view.phase) && !own?.ante && !own?.waved;
}

/**
 * @param {{ view: StudView, table: TableView, onClose?: () => void }} props `onClose`: none where a round is gone
 *   through again
 */
export function RoundSlip({ view, table, onClose }) {
  const won = view.won ?? [];
  const nameOf = namesFor(table);
  const lines = view.seats.map((seat) => lineOf(seat, won[seat.seat] ?? 0));
  const me = table.me ?? -1;
  const own = lines[me];
  const results = view.seats.map(({ result }) => result);
  const before = results.map((result, seat) => result - (won[seat] ?? 0));
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header>
      ${onClose && html`<button type="button" class="close" aria-label=${t("Close")} onClick=${onClose}>×</button>`}
      ${onClose && ownSeat(view)?.cards?.length
        && html`<${OddsButton} table=${table.id} number=${view.number} look="plain odds-button" />`}
      <h2>
        ${own
          ? html`<span class="own-result">${t("This round {won}", { won: formatSigned(won[me] ?? 0) })}</span>`
          : t("The round is over")}</h2>
      <p class="tricks-line">
        ${view.void
          ? t("The whole round is void: all stakes are back")
          : bankWords(view.bank) || t("Everybody has folded; the bank's cards stay down")}</p>
    </header>
    ${own?.jackpot && html`<p class="jackpot-won"><${Chip} /> ${t("Your {combination} wins the jackpot: {amount}", {
      combination: combinationName(own.jackpot.tier), amount: formatSigned(own.jackpot.amount),
    })}</p>`}
    ${own && html`<${RoundLines} line=${own} house=${view.house} />`}
    <${ResultList} before=${before} results=${results} voice=${{ me: table.me, nameOf }} settled=${() => null}
      words=${roundWords()} thisDeal=${(/** @type {number} */ seat, /** @type {number} */ moved) =>
        html`<${RoundSum} line=${lines[seat] ?? null} won=${moved} loan=${loanOf(view.seats[seat])} />`} />
    ${onClose
      && html`<div class="replay-links"><a class="plain replay-link" aria-keyshortcuts="v"
          href=${replayAddress(table.id, view.number)}>${t("Replay the round")}</a>
        <${CheckButton} table=${table.id} deal=${view.number} nameOf=${nameOf} label=${t("Check the round")} /></div>`}
  </article>`;
}

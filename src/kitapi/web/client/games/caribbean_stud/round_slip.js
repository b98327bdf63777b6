/** The slip after a round: what the bank had, what every seat won or lost, and in all; every figure opens its sum. */
import { ResultsTold } from "../../paper/results.js";
import { replayAddress } from "../../routing.js";
import { nameAt } from "../../table/seating.js";
import { html, useRef } from "../../ui.js";
import { signed, t } from "../../words/translation.js";
import { lineOf, RoundLines, RoundSum } from "./round_lines.js";
import { bankWords } from "./words.js";

/**
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("../../protocol.js").TableShown} TableShown
 */

/**
 * The round that is over and still lies on the table: this one, or the one before it until stakes are invited again.
 * @param {StudView | null} view
 * @returns {StudView | null}
 */
export function useFinished(view) {
  const finished = useRef(/** @type {StudView | null} */ (null));
  if (view?.phase === "over" && view.won?.length) finished.current = view;
  if (!view || !finished.current) return null;
  const isNext = view.number === finished.current.number + 1 && view.phase === "prepare";
  return view.phase === "over" || isNext ? finished.current : null;
}

/** @param {{ view: StudView, table: TableShown, replayed?: boolean }} props */
export function RoundSlip({ view, table, replayed }) {
  const won = view.won ?? [];
  const nameOf = (/** @type {number} */ seat) => nameAt(table.seats[seat]);
  const lines = view.seats.map((seat) => lineOf(seat, won[seat.seat] ?? 0));
  const me = table.me ?? -1;
  const own = lines[me];
  const results = view.seats.map(({ result }) => result);
  const before = results.map((result, seat) => result - (won[seat] ?? 0));
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header>
      <h2>${own ? html`<span class="own-result">${t("This round {won}", { won: signed(won[me] ?? 0) })}</span>` : t("The round is over")}</h2>
      <p class="tricks-line">${bankWords(view.bank) || t("Everybody has folded; the bank's cards stay down")}</p>
    </header>
    ${own && html`<${RoundLines} line=${own} house=${view.house} />`}
    <${ResultsTold} before=${before} results=${results} voice=${{ me: table.me, nameOf }} settled=${() => null}
      thisDeal=${(/** @type {number} */ seat, /** @type {number} */ moved) => html`<${RoundSum} line=${lines[seat] ?? null} won=${moved} />`} />
    ${!replayed && html`<a class="plain replay-link" aria-keyshortcuts="v" href=${replayAddress(table.id, view.number)}>${t("Replay the deal")}</a>`}
  </article>`;
}

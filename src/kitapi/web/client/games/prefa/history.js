/** The history of contracts: who, what, participation, tricks, what moved, and why. */
import { replayAddress } from "../../routing.js";
import { html } from "../../ui.js";
import { t } from "../../words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { DealMoved } from "./deal_sum.js";
import { verdict } from "./outcome_words.js";
import { Payments } from "./payments.js";
import { tricksLine } from "./settled.js";

/**
 * @typedef {import("./view.js").SheetShown} SheetShown
 * @typedef {import("./view.js").DealWritten} DealWritten
 * @typedef {(seat: number) => string} NameOf
 * @typedef {import("../../protocol.js").TableShown} Table
 */

/** @param {{ sheet: SheetShown, table: Table, nameOf: NameOf }} props */
export function History({ sheet, table, nameOf }) {
  if (!sheet.deals.length) return html`<p class="quiet">${t("No deal has been written yet.")}</p>`;
  return html`<section class="history">
    <h3>${t("Contracts")}</h3>
    <ol reversed>${[...sheet.deals].reverse().map((deal) => html`<li key=${deal.number}>
      <${DealLine} deal=${deal} before=${sheet.deals.find(({ number }) => number === deal.number - 1)} table=${table}
        nameOf=${nameOf} />
    </li>`)}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${() => print()}>${t("Print the sheet")}</button>
      <a class="plain" href=${`/api/tables/${table.id}/record`} download>${t("Keep the record as a file")}</a>
    </p>
  </section>`;
}

/** @param {{ deal: DealWritten, before: DealWritten | undefined, table: Table, nameOf: NameOf }} props */
function DealLine({ deal, before, table: { id, me }, nameOf }) {
  const { facts, settlement } = deal;
  const moved = deal.results.map((result, seat) => result - (before?.results[seat] ?? 0));
  return html`<details>
    <summary>
      <span class="figure deal-number">${deal.number}</span>
      ${facts.kind === "contract" && html`<${ContractSign}
        contract=${facts.contract} /> <span>${nameOf(facts.declarer)}</span>`}
      <span class="verdict">${verdict(facts, settlement, nameOf)}</span>
      <span class="figure">${facts.kind === "contract" ? facts.declarer_tricks : ""}</span>
    </summary>
    <p class="quiet">${tricksLine(facts, nameOf)}</p>
    <${Payments} facts=${facts} settlement=${settlement} explained=${deal.explained} voice=${{ me, nameOf }} />
    <${DealMoved} deal=${deal} moved=${moved} voice=${{ me, nameOf }} />
    <a class="plain replay-link" href=${replayAddress(id, deal.number)}
      aria-label=${t("Replay deal {number}", { number: deal.number })}>${t("Replay the deal")}</a>
  </details>`;
}

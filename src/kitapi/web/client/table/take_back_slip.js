/** Somebody asks to take their last decision back: the others agree, or play on. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { ProposalAnswer } from "./proposal_answer.js";
import { nameAt } from "./seating.js";

/** @param {{ table: import("../protocol.js").TableView, state: import("./table_state.js").TableState }} props */
export function TakeBackSlip({ table, state }) {
  const { proposal, seats } = table;
  if (!proposal?.takes_back) return null;
  return html`<section class="interruption release" aria-label=${t("Take back")}>
    <p>${t("{proposer} asks to take the last decision back.", { proposer: nameAt(seats[proposal.seat]) })}</p>
    <${ProposalAnswer} table=${table} proposal=${proposal} state=${state} />
  </section>`;
}

/** Somebody proposes to give away the seat of a person who is away: the others agree, or the seat stays reserved. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { ProposalAnswer } from "./proposal_answer.js";
import { nameAt, seatNumber } from "./seating.js";

/** @param {{ table: import("../protocol.js").TableView, state: import("./table_state.js").TableState }} props */
export function ReleaseSlip({ table, state }) {
  const { proposal, seats } = table;
  const place = proposal?.release;
  if (!proposal || place === null || place === undefined) return null;
  const words = {
    proposer: nameAt(seats[proposal.seat]), name: seats[place]?.reserved ?? "", number: seatNumber(place),
  };
  return html`<section class="interruption release" aria-label=${t("Give a seat away")}>
    <p>${t("{proposer}: shall seat {number}, reserved for {name}, be given away?", words)}</p>
    <${ProposalAnswer} table=${table} proposal=${proposal} state=${state}
      later=${t("This happens when the deal is over.")} />
  </section>`;
}

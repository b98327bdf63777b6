/** The buttons that answer a proposal, and the names of those who have not answered yet. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * `later`: what is said once all have agreed, if the proposal is carried out later.
 * @param {{ table: import("../protocol.js").TableView, proposal: import("../protocol.js").Proposal,
 *   state: import("./table_state.js").TableState, later?: string }} props
 */
export function ProposalAnswer({ table: { seats, me }, proposal, state, later }) {
  const say = (/** @type {boolean} */ agree) =>
    () => state.link.send({ type: "answer_proposal", proposal: proposal.number, agree });
  const mayAgree = me !== null && !proposal.agreed.includes(me);
  const awaited =
    seats.filter(({ kind, seat, missing }) => kind === "person" && !missing && !proposal.agreed.includes(seat));
  return html`
    ${mayAgree && html`<button type="button" class="plain" onClick=${say(true)}>${t("I agree")}</button>`}
    ${me !== null
      && html`<button type="button" class="plain" onClick=${say(false)}>${mayAgree ? t("No") : t("Withdraw")}</button>`}
    ${!mayAgree
      && html`<p class="quiet">
        ${awaited.length > 0 ? t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") }) : later}</p>`}`;
}

/** Somebody proposes to give away the seat of a person who is away: the others agree, or the seat stays reserved. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt, seatNumber } from "./seating.js";

/** @param {{ table: import("../protocol.js").TableView, state: import("./table_state.js").TableState }} props */
export function ReleaseSlip({ table: { proposal, seats, me }, state }) {
  const place = proposal?.release;
  if (!proposal || place === null || place === undefined) return null;
  const say = (/** @type {boolean} */ agree) =>
    () => state.link.send({ type: "answer_proposal", proposal: proposal.number, agree });
  const mayAgree = me !== null && !proposal.agreed.includes(me);
  const awaited =
    seats.filter(({ kind, seat, missing }) => kind === "person" && !missing && !proposal.agreed.includes(seat));
  const words = {
    proposer: nameAt(seats[proposal.seat]), name: seats[place]?.reserved ?? "", number: seatNumber(place),
  };
  return html`<section class="interruption release" aria-label=${t("Give a seat away")}>
    <p>${t("{proposer}: shall seat {number}, reserved for {name}, be given away?", words)}</p>
    ${mayAgree && html`<button type="button" class="plain" onClick=${say(true)}>${t("I agree")}</button>`}
    ${me !== null
      && html`<button type="button" class="plain" onClick=${say(false)}>${mayAgree ? t("No") : t("Withdraw")}</button>`}
    ${!mayAgree
      && html`<p class="quiet">
        ${awaited.length > 0 ? t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") })
          : t("This happens when the deal is over.")}</p>`}
  </section>`;
}

/** The middle of the table: it belongs to the auction, the talon, the contract, and then to the trick. */
import { LyingCard } from "../../../web/client/cards/card.js";
import { arrangeCards, suitOrder } from "../../../web/client/cards/order.js";
import { Trick } from "../../../web/client/table/trick.js";
import { LookingBack } from "../../../web/client/tricks/looking_back.js";
import { Talon } from "../../../web/client/tricks/talon.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { Ladder } from "./ladder.js";
import { ContractChoice } from "./contract_choice.js";
import { answerWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("../../../web/client/tricks/choice_state.js").ChoiceState} ChoiceState
 * @typedef {import("../../../web/client/protocol.js").Observation} Observation
 * @typedef {import("../../../web/client/table/pace.js").Shown} Shown
 * @typedef {{
 *   view: PrefaView, shown: Shown, nameOf: (seat: number) => string, placeOf: (seat: number) => string,
 *   choosing: ChoiceState, happened?: readonly Observation[],
 * }} MiddleProps `happened`: what was seen at this table, oldest first; nothing in a replay
 */

/** @param {MiddleProps} props */
export const Middle = (props) => html`<div class="middle"><${Centre} ...${props} /></div>`;

/** @param {MiddleProps} props */
function Centre({ view, shown, nameOf, placeOf, choosing, happened = [] }) {
  switch (view.phase) {
    case "shuffling": return html`<${Talon} words=${t("Shuffling")} />`;
    case "bidding": return html`<${Ladder} view=${view} nameOf=${nameOf} />
      <${Talon} words=${t("Talon")} word="talon" />`;
    case "discarding": return html`<${Talon}
      words=${view.options?.length ? t("You picked up the talon: discard two cards") : t("The talon is picked up")} />`;
    case "naming": return choosing.form
      ? html`<${ContractChoice} form=${choosing.form} named=${choosing.named} onName=${choosing.setNamed} />`
      : html`<${Talon} words=${t("Discarded")} />`;
    case "given_up": return html`<${GivenUp} view=${view} nameOf=${nameOf} />`;
    case "participating": return html`<${Answers} view=${view} nameOf=${nameOf} />`;
    case "claimed": return html`<${ClaimSlip} view=${view} nameOf=${nameOf} />`;
    default: return html`<${Trick} cards=${view.trick ?? []} placeOf=${placeOf} nameOf=${nameOf}
      gathering=${shown.gathering} />
      <${RefusedClaim} happened=${happened} nameOf=${nameOf} />
      ${shown.gathering === null && html`<${LookingBack} trick=${view.last_trick} bargain=${view.bargain}
        nameOf=${nameOf} />`}`;
  }
}

/** @param {{ view: PrefaView, nameOf: (seat: number) => string }} props */
function Answers({ view, nameOf }) {
  const bargain = view.bargain;
  if (!bargain?.contract) return null;
  return html`<section class="paper offer-slip" aria-label=${t("Contract")} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${ContractSign} contract=${bargain.contract} /></span></p>
    <p>${nameOf(bargain.declarer)}${bargain.aces && html` · <span
      data-word="aces">${t("four aces")}</span>`}</p>
    ${(view.answers ?? []).length > 0 && html`<ul class="answers">
      ${view.answers?.map(({ seat, answer }, at) => html`<li
        key=${at}><b>${nameOf(seat)}</b> ${answerWords(answer)}</li>`)}
    </ul>`}
  </section>`;
}

/**
 * A deal written solo whose payment the defenders accept or decline.
 * @param {{ view: PrefaView, nameOf: (seat: number) => string }} props
 */
function GivenUp({ view: { bargain }, nameOf }) {
  if (!bargain) return null;
  return html`<section class="paper claim" aria-label=${t("Written solo")} tabindex="0">
    <p><b>${nameOf(bargain.declarer)}</b> <span data-word="solo">${t("writes it solo")}</span>:
      ${" "}<${ContractSign} contract=${bargain.minimum} /></p>
    <p class="quiet">
      ${t("It costs {cost} in all, or 20 into the kasa if a defender declines.", { cost: bargain.solo_cost ?? 0 })}</p>
  </section>`;
}

/** @param {{ view: PrefaView, nameOf: (seat: number) => string }} props */
function ClaimSlip({ view, nameOf }) {
  const claim = view.claim;
  if (!claim) return null;
  return html`<section class="paper claim" aria-label=${t("Claim")} tabindex="0">
    <p>${t("All remaining tricks claimed:")} <b>${nameOf(claim.seat)}</b></p>
    <p class="laid">${arrangeCards(claim.cards, suitOrder(claim.cards)).map((card) => html`<${LyingCard} key=${card}
      card=${card} />`)}</p>
    ${claim.accepted.map((seat) => html`<p key=${seat}
      class="quiet">${t("{name}: accepted", { name: nameOf(seat) })}</p>`)}
  </section>`;
}

/**
 * Who has refused a claim, until something else happens.
 * @param {{ happened: readonly Observation[], nameOf: (seat: number) => string }} props
 */
function RefusedClaim({ happened, nameOf }) {
  const [answer, refusal] = happened.slice(-2);
  if (refusal?.kind !== "prefa.claim_refused") return null;
  return html`<p class="paper claim refused-claim">
    <b>${nameOf(Number(answer?.["seat"]))}: ${t("Keep playing")}</b> ${t("The claim is refused; play continues")}</p>`;
}

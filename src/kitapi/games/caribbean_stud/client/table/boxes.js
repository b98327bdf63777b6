/** One seat's part of the layout: ANTE, BET, the slot with its lamp, and a card put out for exchange. */
import { CardBack, LyingCard } from "../../../../web/client/cards/card.js";
import { classes, html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { ChipStack, Chips, Lamp } from "./chips.js";

/** @typedef {import("./view.js").SeatView} SeatView */

/** @param {{ seat: SeatView }} props */
export function Boxes({ seat }) {
  return html`<dl class="boxes">
    <${Box} label=${t("ANTE")} amount=${seat.ante} look="ante" word="ante" />
    <${Box} label=${t("BET")} amount=${seat.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${t("JP")}</dt>
      <dd><${Lamp} lit=${seat.lamp} token=${seat.token} open=${seat.lit} /></dd></div>
    ${(seat.fee || seat.wants)
      && html`<div class="box exchange" data-word="exchange"><dt>${t("CARD")}</dt>
        <dd><${ExchangeCard} seat=${seat} /></dd></div>`}
    ${seat.claim && html`<${Box} label=${t("claim")} amount=${seat.claim} look="claim" />`}
  </dl>`;
}

/** @param {{ label: string, amount?: number, look: string, word?: string }} props `word`: the key of its meaning */
const Box = ({ label, amount = 0, look, word }) => html`<div class=${classes("box", look, !amount && "bare")}
  data-word=${word}>
  <dt>${label}</dt>
  <dd>${amount ? html`<${ChipStack} amount=${amount} />` : html`<span class="unseen">${t("nothing")}</span>`}</dd>
</div>`;

/** The card above the slot with the exchange fee on it. @param {{ seat: SeatView }} props */
const ExchangeCard = ({ seat: { discard, fee = 0 } }) => html`<span class="laid-out">
  ${discard
    ? html`<${LyingCard} card=${discard} />`
    : html`<${CardBack} /><span class="unseen">${t("a card to be exchanged")}</span>`}
  ${fee > 0 && html`<${Chips} amount=${fee} />`}
</span>`;

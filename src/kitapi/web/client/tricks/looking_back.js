/** What may be looked at again: the last trick, and for the declarer their talon and discards. */
import { LyingCard } from "../cards/card.js";
import { arrangeCards, suitOrder } from "../cards/order.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("./view.js").TrickView} TrickView
 * @typedef {import("./view.js").BargainSeen} BargainSeen
 */

/**
 * @param {{ trick: TrickView | null | undefined, bargain: BargainSeen | null | undefined,
 *   nameOf: (seat: number) => string }} props
 */
export function LookingBack({ trick, bargain, nameOf }) {
  const [open, setOpen] = useState(/** @type {"trick" | "talon" | null} */ (null));
  const toggle = (/** @type {"trick" | "talon"} */ which) => () => setOpen(open === which ? null : which);
  const talon = bargain?.talon ?? [];
  return html`<div class="looking-back">
    ${open === "trick" && trick && html`<${TrickAgain} trick=${trick} nameOf=${nameOf} />`}
    ${open === "talon" && talon.length > 0 && html`<${OwnTalon} talon=${talon} discards=${bargain?.discards ?? []} />`}
    ${talon.length > 0
      && html`<button type="button" class="plain" aria-expanded=${open === "talon"} aria-keyshortcuts="x"
        onClick=${toggle("talon")}>${t("Talon")}</button>`}
    ${trick && html`<button type="button" class="plain" aria-expanded=${open === "trick"} aria-keyshortcuts="t"
      onClick=${toggle("trick")}>${t("Last trick")}</button>`}
  </div>`;
}

/** @param {{ trick: TrickView, nameOf: (seat: number) => string }} props */
const TrickAgain = ({ trick, nameOf }) => html`<div class="paper shown-again">
  <p class="laid">${trick.cards.map(({ seat, card }) => html`<span key=${card} class="laid-by">
    <${LyingCard} card=${card} /><span>${nameOf(seat)}</span>
  </span>`)}</p>
  <p class="quiet">${t("{name} took it", { name: nameOf(trick.winner) })}</p>
</div>`;

/** @param {{ talon: string[], discards: string[] }} props */
const OwnTalon = ({ talon, discards }) => html`<dl class="paper shown-again">
  ${[{ label: t("Talon"), cards: talon }, { label: t("Discards"), cards: discards }]
    .map(({ label, cards }) => cards.length > 0
      && html`<div key=${label}><dt>${label}</dt>
        <dd class="laid">${arrangeCards(cards, suitOrder(cards)).map((card) => html`<${LyingCard}
          key=${card} card=${card} />`)}</dd></div>`)}
</dl>`;

/** The trick before this one, turned up again at a tap. */
import { LyingCard } from "../../cards/card.js";
import { html, useState } from "../../ui.js";
import { t } from "../../words/translation.js";

/** @param {{ trick: import("./view.js").TrickShown, nameOf: (seat: number) => string }} props */
export function LastTrick({ trick, nameOf }) {
  const [open, setOpen] = useState(false);
  return html`<div class="last-trick">
    <button type="button" class="plain" aria-expanded=${open} aria-keyshortcuts="t"
      onClick=${() => setOpen(!open)}>${t("Last trick")}</button>
    ${open && html`<div class="paper last-trick-shown">
      <p class="laid">${trick.cards.map(({ seat, card }) => html`<span key=${card} class="laid-by">
        <${LyingCard} card=${card} /><span>${nameOf(seat)}</span>
      </span>`)}</p>
      <p class="quiet">${t("{name} took it", { name: nameOf(trick.winner) })}</p>
    </div>`}
  </div>`;
}

/** The auction, shown again during a deal: a button on the contract's slip, and the slip that it opens. */
import { useKeys } from "../keyboard/keys.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @typedef {import("./view.js").TricksView} TricksView */

/** Whether there was an auction, and it is out of sight. @param {TricksView} view */
const isHidden = ({ phase, calls }) => phase !== "bidding" && Boolean(calls?.length);

/** @param {{ Ladder: any, view: TricksView, choosing: any, nameOf: (seat: number) => string }} props */
export function AuctionAgain({ Ladder, view, choosing, nameOf }) {
  const [openIn, setOpenIn] = useState(-1);
  const open = openIn === view.number;
  useKeys((key) => {
    if (key !== "Escape" || !open) return false;
    setOpenIn(-1);
    return true;
  });
  if (!isHidden(view)) return null;
  return html`<button type="button" class="strip-auction" aria-expanded=${open} aria-keyshortcuts="a"
      onClick=${() => setOpenIn(open ? -1 : view.number)}>${t("Auction")}</button>
    ${open && html`<div class="auction-again"><${Ladder} view=${{ ...view, turn: [] }} choosing=${choosing}
      nameOf=${nameOf} /></div>`}`;
}

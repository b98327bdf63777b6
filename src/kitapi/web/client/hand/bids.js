/** What buying is worth at each bid; bids worth the same stand together. */
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { GoalSign } from "./goals.js";
import { signed } from "./words.js";

/** @typedef {{ first: string, last: string, worth: string, upTo: boolean }} Step */

/** @param {{ game: string, bids: import("./value.js").BidValue[], limit: string | null }} props */
export const Bids = ({ game, bids, limit }) => html`<details class="hand-bids">
  <summary>${t("What buying is worth, by bid")}</summary>
  <table><thead class="unseen"><tr><th scope="col">${t("Bid")}</th><th scope="col">${t("value")}</th></tr></thead>
    <tbody>
      ${steps(bids, limit)
        .map(({ first, last, worth, upTo }) => html`<tr key=${first} class=${classes(upTo && "up-to-here")}>
          <th scope="row"><${GoalSign} game=${game} goal=${first} />
            ${last !== first && html` – <${GoalSign} game=${game} goal=${last} />`}</th>
          <td class="figure">${worth}</td></tr>`)}</tbody></table>
</details>`;

/** @param {import("./value.js").BidValue[]} bids @param {string | null} limit @returns {Step[]} */
function steps(bids, limit) {
  const found = /** @type {Step[]} */ ([]);
  const highest = bids.findIndex(({ bid }) => bid === limit);
  bids.forEach(({ bid, expected }, place) => {
    const [worth, upTo, last] = [signed(expected), place <= highest, found.at(-1)];
    if (last && last.worth === worth && last.upTo === upTo) last.last = bid;
    else found.push({ first: bid, last: bid, worth, upTo });
  });
  return found;
}

/** The value of buying at each bid; bids of equal value are grouped. */
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { GoalSign } from "./goals.js";
import { formatSigned } from "./words.js";

/** @typedef {{ first: string, last: string, value: string, upTo: boolean }} Step */

/** @param {{ game: string, bids: import("./value.js").BidValue[], limit: string | null }} props */
export const Bids = ({ game, bids, limit }) => html`<details class="hand-bids">
  <summary>${t("What buying is worth, by bid")}</summary>
  <table><thead class="unseen"><tr><th scope="col">${t("Bid")}</th><th scope="col">${t("value")}</th></tr></thead>
    <tbody>
      ${bidSteps(bids, limit)
        .map(({ first, last, value, upTo }) => html`<tr key=${first} class=${classes(upTo && "up-to-here")}>
          <th scope="row"><${GoalSign} game=${game} goal=${first} />
            ${last !== first && html` – <${GoalSign} game=${game} goal=${last} />`}</th>
          <td class="figure">${value}</td></tr>`)}</tbody></table>
</details>`;

/** @param {import("./value.js").BidValue[]} bids @param {string | null} limit @returns {Step[]} */
function bidSteps(bids, limit) {
  const found = /** @type {Step[]} */ ([]);
  const highest = bids.findIndex(({ bid }) => bid === limit);
  bids.forEach(({ bid, expected }, place) => {
    const [value, upTo, last] = [formatSigned(expected), place <= highest, found.at(-1)];
    if (last && last.value === value && last.upTo === upTo) last.last = bid;
    else found.push({ first: bid, last: bid, value, upTo });
  });
  return found;
}

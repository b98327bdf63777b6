/** The posted paytables: the multiples of BET with and without an exchange, the jackpot's awards, and the limits. */
import { oddsAddress, rulingsAddress } from "../../../../web/client/routes.js";
import { DialogButton } from "../../../../web/client/kit/dialog_button.js";
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { COMBINATIONS, combinationName } from "./words.js";

/** @typedef {import("./view.js").HouseView} HouseView */

/** @param {{ house: HouseView, meter: number | null }} props */
export const PaytablesButton =
  ({ house, meter }) => html`<${DialogButton} label=${t("Paytables")} title=${t("What is paid")} shortcut="p">
    <div class="paytables"><${BetTable} house=${house} /><${JackpotTable} house=${house} meter=${meter} />
      <${Limits} house=${house} />
      <p><a class="plain" href=${rulingsAddress("caribbean-stud")} target="_blank">${t("When something goes wrong")}</a>
        <a class="plain" href=${oddsAddress("caribbean-stud")} target="_blank">${t("The exact odds")}</a></p></div>
  </${DialogButton}>`;

/** Tables 1 and 2 side by side. @param {{ house: HouseView }} props */
const BetTable = ({ house }) => html`<table class="paytable">
  <caption>${t("BET, when the bank qualifies and loses")}</caption>
  <thead>
    <tr><th scope="col">${t("Hand")}</th><th scope="col">${t("first five cards")}</th>
      <th scope="col">${t("after an exchange")}</th></tr></thead>
  <tbody>${COMBINATIONS.slice(0, house.table.length).map((combination, row) => html`<tr key=${combination}>
    <th scope="row">${combinationName(combination)}</th>
    <td class="figure">${toOne(house.table[row])}</td><td class="figure">${toOne(house.exchange_table[row])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${t("A win without a pair is paid 1 to 1, and so is every ANTE.")} ${house.qualification === "ace_and_king"
    ? t("The bank qualifies with ace and king or better.") : t("The bank qualifies with an ace, a king, or better.")}
</p>`;

/** @param {number | undefined} times */
const toOne = (times = 0) => t("{times} to 1", { times });

/** @param {{ house: HouseView, meter: number | null }} props */
function JackpotTable({ house, meter }) {
  const rows = /** @type {[import("./view.js").Combination, string][]} */ ([
    ["royal_flush", t("all of it")], ["straight_flush", t("a tenth of it")],
    ["four_of_a_kind", `${house.four_of_a_kind}`],
    ["full_house", `${house.full_house}`], ["flush", `${house.flush}`],
  ]);
  return html`<table class="paytable">
    <caption>${meter === null ? t("Jackpot") : t("Jackpot, now {meter}", { meter })}</caption>
    <thead><tr><th scope="col">${t("First five cards, with a token")}</th><th scope="col">${t("pays")}</th></tr></thead>
    <tbody>
      ${rows.map(([tier,
        pays]) => html`<tr key=${tier}><th scope="row">${combinationName(tier)}</th>
          <td class="figure">${pays}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${t("A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.", {
    token: house.token, share: house.meter_share, reset: house.reset,
  })} ${t(
    "The jackpot is paid whether or not the bank qualifies or wins. A player who exchanges a card or folds cannot win it.")}
  </p>`;
}

/** @param {{ house: HouseView }} props */
const Limits =
  ({ house }) => html`<p>
    ${t(
      "ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.", {
      minimum: house.minimum, maximum: house.maximum, chip: house.chip, times: house.exchange_fee,
    })}</p>
  <p class="quiet">
    ${t("The limits and amounts of this house are made up; the payments are those of the rulebook.")}</p>`;

/** All choices with their values, the best first. */
import { cardName } from "../../../../web/client/cards/names.js";
import { CardSign } from "../../../../web/client/cards/card_sign.js";
import { classes, html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { exactly, inAntes } from "./amounts.js";

/**
 * @typedef {import("./odds.js").Choice} Choice
 * @typedef {import("./odds.js").Fraction} Fraction
 * @typedef {import("./odds.js").Odds} Odds
 */

/** The choices with their values. @param {Odds} odds @returns {[Choice, Fraction][]} */
export const choicesOf = ({ fold, raise, exchange = {} }) => [
  ["fold", fold], ["raise", raise],
  ...Object.entries(exchange).map(([card, value]) => /** @type {[Choice, Fraction]} */ ([`exchange ${card}`, value])),
];

/** @param {Odds} odds @param {Choice} choice @returns {Fraction} */
export const choiceValue = (odds, choice) => choicesOf(odds).find(([one]) => one === choice)?.[1] ?? odds.fold;

/** The choice as it is spoken. @param {Choice} choice */
export function choiceWords(choice) {
  const card = choice.split(" ")[1];
  if (card) return t("Exchange the {card}", { card: cardName(card, "full") });
  return choice === "fold" ? t("Fold") : t("Raise");
}

/** @param {{ odds: Odds, chosen?: Choice | null }} props */
export function ChoiceTable({ odds, chosen = null }) {
  const [exact, setExact] = useState(false);
  const best = choiceValue(odds, odds.best).float;
  const rows =
    choicesOf(odds)
      .sort(([one, value], [other, than]) =>
        than.float - value.float || Number(other === odds.best) - Number(one === odds.best));
  return html`<div class="choices-told">
    <table>
      <caption class="unseen">${t("What every choice is worth, in ANTEs")}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${t("Choice")}</span></th>
          <th scope="col">${t("worth in ANTEs")}</th></tr></thead>
      <tbody>
        ${rows.map(([choice,
          value]) =>
          html`<tr key=${choice} data-choice=${choice}
            class=${classes(value.float === best && "best", choice === chosen && "chosen")}>
          <th scope="row"><${ChoiceName} choice=${choice} />
            ${value.float === best && html`<span class="told-mark">★ ${t("best")}</span>`}
            ${choice === chosen && html`<span class="told-mark yours">${t("your choice")}</span>`}</th>
          <td class="figure">${inAntes(value.float)}
            ${exact && html`<small class="exact">${exactly(value)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${exact}
        onChange=${(/** @type {any} */ event) => setExact(event.target.checked)} />${t("Exact fractions")}</label>
  </div>`;
}

/** @param {{ choice: Choice }} props */
function ChoiceName({ choice }) {
  const card = choice.split(" ")[1];
  return html`<span class="choice-name">
    <span aria-hidden="true">${card ? html`${t("Exchange")} <${CardSign} card=${card} />` : choiceWords(choice)}</span>
    <span class="unseen">${choiceWords(choice)}</span></span>`;
}

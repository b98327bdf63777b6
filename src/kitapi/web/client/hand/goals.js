/** What can be declared, the best first, with the values. */
import { NamedCardSign } from "../cards/card_sign.js";
import { classes, html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { figureWords, shareWords, wordsOf } from "./words.js";

/** How many are shown until the reader wants all. */
const FEW = 6;

/** @param {{ game: string, goals: import("./value.js").GoalValue[], best: string, title: string }} props */
export function Goals({ game, goals, best, title }) {
  const [all, setAll] = useState(false);
  const rows = [...goals].sort((one, other) => other.chosen - one.chosen || other.expected - one.expected);
  const away = goals.some((one) => one.away);
  return html`<div class="hand-goals"><table>
    <caption>${title}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${t("Contract")}</span></th><th scope="col">${t("value")}</th>
        <th scope="col">${t("is made")}</th>
        <th scope="col">${away ? t("discarded") : t("is best")}</th></tr></thead>
    <tbody>
      ${rows.slice(0, all ? rows.length : FEW)
        .map((one) =>
          html`<tr key=${one.goal} class=${classes(one.goal === best && "best", one.expected < 0 && "is-loss")}>
            <th scope="row"><${GoalSign} game=${game} goal=${one.goal} /></th>
            <td class="figure">${figureWords(one)}</td><td class="figure">${shareWords(one.made)}</td>
            <td class="figure">
              ${away
                ? (one.away ?? "").split(" ")
                  .map((card) => html`<${NamedCardSign} key=${card} card=${card} /> `)
                : shareWords(one.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${rows.length > FEW
    && html`<button type="button" class="plain" aria-expanded=${all} onClick=${() => setAll(!all)}>
      ${all ? t("Show fewer") : t("Show all")}</button>`}</div>`;
}

/** @param {{ game: string, goal: string }} props what can be declared or bid */
export const GoalSign = ({ game, goal }) => html`<${wordsOf(game).GoalSign} goal=${goal} />`;

/** How many tricks each of three players took: one tap in a grid of what two of them took, the third has the rest. */
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** The largest number of tricks that is shown at first; more are rare. */
const USUAL = 5;

/**
 * @param {{
 *   title: string, choices: readonly (readonly number[])[], chosen: readonly number[] | undefined,
 *   names: readonly string[], onChoice: (tricks: readonly number[]) => void,
 * }} props `choices`: tricks of the three players of `names`; the last two name the rows and columns
 */
export function TricksGrid({ title, choices, chosen, names, onChoice }) {
  const rows = [...new Set(choices.map(([, first = 0]) => first))];
  const columns = [...new Set(choices.map(([, , second = 0]) => second))];
  const [all, showAll] = useState(Math.max(...(chosen ?? [0]).slice(1)) > USUAL);
  const [high, wide] = [rows, columns].map((counts) => (all ? counts : counts.filter((count) => count <= USUAL)));
  const label = (/** @type {readonly number[]} */ tricks) =>
    tricks.map((count, at) => `${names[at]}: ${count}`).join(", ");
  const cell = (/** @type {number} */ first, /** @type {number} */ second) => {
    const tricks = choices.find(([, one, other]) => one === first && other === second);
    return tricks
      ? html`<button type="button" class="plain" aria-label=${label(tricks)}
          aria-pressed=${JSON.stringify(tricks) === JSON.stringify(chosen)} onClick=${() => onChoice(tricks)}>
          <small>${tricks[0]}</small></button>`
      : null;
  };
  return html`<div class="deal-field tricks-grid" role="group" aria-label=${title}>
    <h3>${title}</h3>
    <p class="quiet">${t("In each cell: the tricks of {name}.", { name: names[0] ?? "" })}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${names[1]} ↓</span> <span>${names[2]} →</span></th>
        ${wide?.map((count) => html`<th scope="col" key=${count} class="figure">${count}</th>`)}</tr></thead>
      <tbody>${high?.map((first) => html`<tr key=${first}><th scope="row" class="figure">${first}</th>
        ${wide?.map((second) => html`<td key=${second}>${cell(first, second)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!all && [...rows, ...columns].some((count) => count > USUAL) && html`<button type="button" class="plain"
      onClick=${() => showAll(true)}>${t("More tricks")}</button>`}
  </div>`;
}

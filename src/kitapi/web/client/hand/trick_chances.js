/** How likely each number of tricks is in a strain, as bars. */
import { radiosAcross } from "../keyboard/tab_stops.js";
import { Strain } from "../solver/game_choice.js";
import { html, useState } from "../ui.js";
import { n, t } from "../words/translation.js";
import { countWords, shareWords, strainName, wordsOf } from "./words.js";

/** @param {{ value: import("./value.js").HandValue }} props */
export function TrickChances({ value }) {
  const [chosen, setChosen] = useState(wordsOf(value.game).strainOf(value.best));
  const shown = value.tricks.find(({ strain }) => strain === chosen) ?? value.tricks[0];
  if (!shown) return null;
  return html`<div class="hand-tricks">
    <h2>${t("Tricks with open cards")}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${t("Trumps")} onKeyDown=${radiosAcross(1)}>
      ${value.tricks.map(({ strain }) =>
        html`<button type="button" key=${strain} class="plain strain" role="radio"
          aria-checked=${shown.strain === strain}
          tabindex=${shown.strain === strain ? 0 : -1} aria-label=${strainName(strain)}
          onClick=${() => setChosen(strain)}><${Sign} strain=${strain} /></button>`)}
    </div>
    <${Bars} tricks=${shown} />
    <p class="quiet">${layoutWords(shown)}</p>
  </div>`;
}

/** @param {{ strain: string }} props */
const Sign = ({ strain }) =>
  (strain === "betl"
    ? html`<span class="without" aria-hidden="true">${t("betl")}</span>`
    : html`<${Strain} strain=${strain} />`);

/** @param {{ tricks: import("./value.js").TrickChances }} props */
function Bars({ tricks: { strain, chances, made = 0 } }) {
  const rows = chances
    ? chances.map((chance, count) =>
      ({ name: String(count), spoken: n("{count} trick", "{count} tricks", count), chance }))
    : [{ name: t("made"), spoken: t("made"), chance: made }, { name: t("lost"), spoken: t("lost"), chance: 1 - made }];
  const most = Math.max(...rows.map(({ chance }) => chance));
  return html`<table class="hand-bars">
    <caption class="unseen">
      ${t("How likely each number of tricks is, {strain}", { strain: strainName(strain) })}</caption>
    <tbody>${rows.filter(({ chance }) => chance > 0).map(({ name, spoken, chance }) => html`<tr key=${name}>
      <th scope="row"><span aria-hidden="true">${name}</span><span class="unseen">${spoken}</span></th>
      <td><span class="hand-bar" style=${{ "--part": chance / most }}></span>
        <span class="figure">${shareWords(chance)}</span></td>
    </tr>`)}</tbody></table>`;
}

/** @param {import("./value.js").TrickChances} tricks */
const layoutWords = ({ exact, layouts }) =>
  (exact ? t("All {layouts} layouts of the unseen cards are counted.", { layouts: countWords(layouts) })
    : t("{layouts} layouts were drawn and solved.", { layouts: countWords(layouts) }));

/** The topics, to be ticked: the procedure of a round, and what may be irregular. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../net/drill.js").Topic} Topic
 * @typedef {import("./tally.js").Count} Count
 */

/**
 * @param {{ topics: Topic[], chosen: string[], counts?: { [topic: string]: Count },
 *   onChoose: (chosen: string[]) => void }} props none chosen: all
 */
export function TopicList({ topics, chosen, counts = {}, onChoose }) {
  const ruled = topics.filter(({ topic }) => /^[A-Z]{3}-/.test(topic));
  const others = topics.filter((one) => !ruled.includes(one));
  const turn = (/** @type {string} */ topic) =>
    onChoose(chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic]);
  const group = (/** @type {string} */ name, /** @type {Topic[]} */ listed) => html`<fieldset class="topics">
    <legend>${name}</legend>
    ${listed.map(({ topic, heading }) => html`<label key=${topic} class="tick">
      <input type="checkbox" checked=${chosen.includes(topic)} onChange=${() => turn(topic)} />
      <span>${/^[A-Z]{3}-/.test(topic) && html`<span class="rule-number">${topic}</span> `}${heading}</span>
      ${counts[topic] && html`<b class="figure topic-count">${counts[topic].right}/${counts[topic].asked}</b>`}
    </label>`)}
  </fieldset>`;
  return html`<div class="topic-list">
    <p>${chosen.length
      ? html`<button type="button" class="plain" onClick=${() => onChoose([])}>${t("All topics")}</button>`
      : t("Nothing selected: questions come from all topics.")}</p>
    ${group(t("The procedure"), others)}
    ${group(t("Irregularities"), ruled)}
  </div>`;
}

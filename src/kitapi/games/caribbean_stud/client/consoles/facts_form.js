/** The form for the gaming inspector's statement of facts: which irregularity, and the facts that the rules require. */
import { html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { useIrregularities } from "../table/irregularities.js";
import { factName, factValue, sentence } from "../table/ruling_words.js";
import { namesIn, statableFacts, valuesOf } from "./statable_facts.js";

/**
 * @typedef {import("../table/view.js").StudView} StudView
 * @typedef {import("./statable_facts.js").Facts} Facts
 * @typedef {(action: import("../../../../web/client/protocol.js").Action) => void} Act
 */

/** @param {{ view: StudView, nameOf: (seat: number) => string, act: Act }} props */
export function FactsForm({ view, nameOf, act }) {
  const offered = statableFacts(view);
  const [chosen, choose] = useState("");
  const [said, say] = useState(/** @type {Facts} */ ({}));
  const irregularities = useIrregularities(offered.size > 0);
  if (!offered.size) return null;
  const rows = offered.get(chosen) ?? [];
  const { fields, facts } = settledFields(rows, said);
  const whatOf = (/** @type {string} */ id) => irregularities.find((one) => one.id === id)?.what ?? "";
  const ready = rows.length > 0 && fields.every(({ name }) => facts[name] !== undefined);
  const begin = (/** @type {string} */ id) => { choose(id); say({}); };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!ready) return;
    act({ kind: "state_facts", irregularity: chosen, ...facts });
    begin("");
  };
  return html`<details class="aside facts" open=${Boolean(view.incident)}><summary>${t("State what happened")}</summary>
    <form class="facts-form" onSubmit=${submit}>
      <${Choice} label=${t("What is irregular")} value=${chosen} onChoice=${begin}
        choices=${[...offered.keys()].map((id) => [id, `${sentence(whatOf(id))} (${id})`])} />
      ${fields.filter(({ values }) => values.length > 1)
        .map(({ name, values }) => html`<${Choice} key=${`${chosen} ${name}`} label=${factName(name)}
          value=${JSON.stringify(facts[name]) ?? ""}
          onChoice=${(/** @type {string} */ value) => say(value ? { ...facts, [name]: JSON.parse(value) } : {})}
          choices=${values.map((value) => [JSON.stringify(value), valueName(name, value, nameOf)])} />`)}
      <button class="plain" disabled=${!ready}>${t("State it")}</button>
    </form>
  </details>`;
}

/**
 * The fields of the form, each with the values that fit the facts stated so far; a field with only one value is filled
 * in.
 * @param {readonly Facts[]} rows
 * @param {Facts} said
 */
function settledFields(rows, said) {
  const facts = /** @type {Facts} */ ({});
  const fields = namesIn(rows).map((name) => {
    const values = valuesOf(rows, name, facts);
    const known = values.find((value) => JSON.stringify(value) === JSON.stringify(said[name]));
    const value = values.length === 1 ? values[0] : known;
    if (value !== undefined) facts[name] = value;
    return { name, values };
  });
  return { fields, facts };
}

/** @param {{ label: string, value: string, choices: string[][], onChoice: (value: string) => void }} props */
const Choice = ({ label, value, choices, onChoice }) => html`<label>${label}
  <select required value=${value} onChange=${(/** @type {any} */ event) => onChoice(event.target.value)}>
    <option value="" selected=${value === ""}>${t("choose …")}</option>
    ${choices.map(([one, words]) => html`<option key=${one} value=${one} selected=${one === value}>${words}</option>`)}
  </select></label>`;

/** @param {string} name @param {any} value @param {(seat: number) => string} nameOf */
function valueName(name, value, nameOf) {
  if (name === "seat") return nameOf(value);
  return Array.isArray(value) ? value.map(nameOf).join(", ") : factValue(value);
}

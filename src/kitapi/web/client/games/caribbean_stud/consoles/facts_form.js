/** The form on which the gaming inspector states what happened: which irregularity, and what the rules ask of it. */
import { html, useState } from "../../../ui.js";
import { t } from "../../../words/translation.js";
import { useIrregularities } from "../irregularities.js";
import { factName, factValue } from "../ruling_words.js";

/**
 * @typedef {import("../view.js").StudView} StudView
 * @typedef {{ name: string, values: (string | number | boolean)[] }} Field
 * @typedef {{ fields: Field[] }} FactsOffered
 */

/** What may be stated now: the fields of each irregularity. @param {StudView} view @returns {Map<string, Field[]>} */
export function stateable({ options = [] }) {
  const forms = /** @type {FactsOffered[]} */ (/** @type {unknown} */ (options.filter((option) => option.kind === "form" && "action" in option && option.action === "state_facts")));
  return new Map(forms.flatMap(({ fields }) => (fields.find(({ name }) => name === "irregularity")?.values ?? [])
    .map((id) => /** @type {[string, Field[]]} */ ([String(id), fields.filter(({ name }) => name !== "irregularity")]))));
}

/** @param {{ view: StudView, nameOf: (seat: number) => string, act: (action: import("../../../protocol.js").Action) => void }} props */
export function FactsForm({ view, nameOf, act }) {
  const offered = stateable(view);
  const [chosen, choose] = useState("");
  const [facts, setFacts] = useState(/** @type {{ [name: string]: number }} */ ({}));
  const irregularities = useIrregularities(offered.size > 0);
  if (!offered.size) return null;
  const fields = offered.get(chosen) ?? [];
  const whatOf = (/** @type {string} */ id) => irregularities.find((one) => one.id === id)?.what ?? "";
  const ready = offered.has(chosen) && fields.every(({ name, values }) => values.length === 1 || (facts[name] ?? -1) >= 0);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!ready) return;
    const stated = Object.fromEntries(fields.map(({ name, values }) => [name, values[values.length === 1 ? 0 : facts[name] ?? 0] ?? null]));
    act({ kind: "state_facts", irregularity: chosen, ...seatsPaired(stated) });
    choose("");
    setFacts({});
  };
  return html`<details class="aside facts" open=${Boolean(view.incident)}><summary>${t("State what happened")}</summary>
    <form class="facts-form" onSubmit=${submit}>
      <label>${t("What is irregular")}
        <select required value=${chosen} onChange=${(/** @type {any} */ event) => { choose(event.target.value); setFacts({}); }}>
          <option value="">${t("choose")}</option>
          ${[...offered.keys()].map((id) => html`<option key=${id} value=${id} selected=${id === chosen}>${id} ${whatOf(id)}</option>`)}
        </select></label>
      ${chosen && html`<p class="quiet">${whatOf(chosen)}</p>`}
      ${fields.filter(({ values }) => values.length > 1).map(({ name, values }) => html`<label key=${`${chosen} ${name}`}>${factName(name)}
        <select required value=${facts[name] ?? ""} onChange=${(/** @type {any} */ event) => setFacts({ ...facts, [name]: event.target.value === "" ? -1 : Number(event.target.value) })}>
          <option value="">${t("choose")}</option>
          ${values.map((value, at) => html`<option key=${at} value=${at} selected=${facts[name] === at}>${name === "seat" ? nameOf(Number(value)) : bothNamed(name, value, nameOf)}</option>`)}
        </select></label>`)}
      <button class="plain" disabled=${!ready}>${t("State it")}</button>
    </form>
  </details>`;
}

/** @param {string} name @param {string | number | boolean} value @param {(seat: number) => string} nameOf */
const bothNamed = (name, value, nameOf) => (name === "both" ? String(value).split(",").map((seat) => nameOf(Number(seat))).join(", ") : factValue(value));

/** @param {{ [name: string]: any }} stated */
const seatsPaired = (stated) => (typeof stated.both === "string" ? { ...stated, both: stated.both.split(",").map(Number) } : stated);

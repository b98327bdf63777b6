/** A form for amounts that are counted or typed: a field for each, and a button that names the action. */
import { html, useState } from "../../../../web/client/ui.js";

/**
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Range} Range
 * @typedef {(action: import("../../../../web/client/protocol.js").Action) => void} Act
 */

/**
 * A form for one amount within the offered limits: one range, or from the first to the last of several amounts.
 * @param {{ view: StudView, action: string, label: string, words: string, act: Act }} props
 */
export function AmountForm({ view, action, label, words, act }) {
  const ranges =
    /** @type {Range[]} */ ((view.options ?? []).filter((option) =>
      option.kind === "range" && "action" in option && option.action === action));
  const [range] = ranges;
  if (!range) return null;
  return html`<${NumberForm}
    fields=${[{ name: "amount", label, lowest: range.lowest, highest: ranges.at(-1)?.highest, step: range.step }]}
    words=${words}
    onNumbers=${(/** @type {{ amount: number }} */ { amount }) => act({ kind: action, amount })} />`;
}

/**
 * @param {{
 *   fields: readonly { name: string, label: string, lowest?: number, highest?: number, step?: number }[],
 *   words: string,
 *   onNumbers: (numbers: any) => void,
 * }} props
 */
export function NumberForm({ fields, words, onNumbers }) {
  const [typed, type] = useState(/** @type {{ [name: string]: string }} */ ({}));
  const ready = fields.every(({ name }) => /^\d+$/.test(typed[name] ?? ""));
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!ready) return;
    onNumbers(Object.fromEntries(fields.map(({ name }) => [name, Number(typed[name])])));
    type({});
  };
  return html`<form class="number-form" onSubmit=${submit}>
    ${fields.map(({ name, label, lowest = 0, highest, step = 1 }) => html`<label key=${name}>${label}
      <input type="number" inputmode="numeric" required min=${lowest} max=${highest} step=${step}
        value=${typed[name] ?? ""}
        onInput=${(/** @type {any} */ event) => type({ ...typed, [name]: event.target.value })} /></label>`)}
    <button class="plain">${words}</button>
  </form>`;
}

/**
 * The terms on the table, before the first deal: read by all, accepted by every person, and changed by whoever sits.
 */
import { announce } from "../announcer.js";
import { drawingOf } from "../covers.js";
import { ChangeTerms } from "../terms/change_terms.js";
import { classes, html, useEffect, useRef } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("../protocol.js").TermsView} TermsView
 */

/** @param {{ table: TableView, state: import("./table_state.js").TableState }} props */
export function TermsSlip({ table, state }) {
  const { presetWords } = drawingOf(table.game).houseRules;
  const { number, preset } = table.terms;
  const own = table.me === null ? null : table.seats[table.me];
  const awaited = table.seats.filter((seat) => seat.kind === "person" && !seat.accepted);
  return html`<section class="paper slip terms" aria-label=${t("House rules")} tabindex="0">
    <h2>${t("House rules")}${preset && html` <small>${presetWords(preset)}</small>`}</h2>
    <${HouseLine} house=${table.house} />
    <${TermsList} game=${table.game} terms=${table.terms} />
    ${table.advice === "on" && html`<p>${t("Everyone here may ask what their options are worth before they act.")}</p>`}
    ${own && !own.accepted && html`<button type="button" class="plain"
      onClick=${() => state.link.send({ type: "accept", terms: number })}>${t("I agree")}</button>`}
    ${own?.accepted && awaited.length > 0 && html`<p class="quiet">
      ${t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") })}
    </p>`}
    ${own && !table.started && !table.archive
      && html`<${ChangeTerms} game=${table.game} terms=${table.terms} house=${table.house}
        send=${state.link.send} />`}
  </section>`;
}

/**
 * The line with the table's house; nothing if the game has no house.
 * @param {{ house: string | null | undefined }} props
 */
const HouseLine = ({ house }) =>
  typeof house === "string"
    && html`<p>${house ? t("A table of the house {house}", { house }) : t("A house of its own, for practice")}</p>`;

/**
 * The house rules one by one; what another's proposal has changed is marked, and said.
 * @param {{ game: string, terms: TermsView }} props
 */
function TermsList({ game, terms }) {
  const { fieldWords, valueWords } = drawingOf(game).houseRules;
  const before = useTermsBefore(terms);
  const changed = before ? Object.keys(terms.variant).filter((field) => terms.variant[field] !== before[field]) : [];
  const changes =
    changed.map((field) => `${fieldWords(field)}: ${valueWords(terms.variant[field] ?? null)}`).join("; ");
  useEffect(() => { if (changes) announce(t("The terms have changed. {changes}", { changes })); }, [terms.number]);
  return html`${changes
    && html`<p class="changed-terms">${t("The terms have changed: everyone must agree again.")}</p>`}
    <dl>${Object.entries(terms.variant).map(([field, value]) => html`<div key=${field}
      class=${classes(changed.includes(field) && "changed")}>
      <dt>${fieldWords(field)}</dt><dd class="figure">${before && changed.includes(field) && html`<del
        class="struck">${valueWords(before[field] ?? null)}</del> `}${valueWords(value)}</dd>
    </div>`)}</dl>`;
}

/** The house rules before the last change, if this page has seen them; otherwise null. @param {TermsView} terms */
function useTermsBefore(terms) {
  const seen = useRef({ terms, before: /** @type {TermsView | null} */ (null) });
  if (seen.current.terms.number !== terms.number) seen.current = { terms, before: seen.current.terms };
  return seen.current.before?.variant ?? null;
}

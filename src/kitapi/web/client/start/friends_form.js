/** A table for friends: who sits where, and by which house rules; made from what the game says it offers. */
import { coverOf, useHouseRuleWords } from "../covers.js";
import { useHouse } from "../house/house_choice.js";
import { changeSettings, settings } from "../settings/settings.js";
import { botStyle } from "../table/bots.js";
import { defaults, HouseRuleFields } from "../terms/house_rule_fields.js";
import { html, useState } from "../ui.js";
import { n, t } from "../words/translation.js";
import { occupantWords } from "./occupant_words.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").NewTable} NewTable
 * @typedef {import("../protocol.js").Variant} Variant
 */

/** How many others may sit at the table. */
const MOST_OTHERS = 6;

/** Who may request the values of their options. @type {import("../protocol.js").AdviceTo[]} */
const ADVICE = ["alone", "on", "off"];

/** For how many deals a seat stays reserved for the person who left it; 0: for the whole sitting. */
const KEPT_DEALS = [0, 1, 5, 20];

/** @param {number} deals */
const keptWords = (deals) =>
  (deals === 0 ? t("for the whole sitting") : n("for {count} deal", "for {count} deals", deals));

/** @param {import("../protocol.js").AdviceTo} kind */
function adviceWords(kind) {
  switch (kind) {
    case "alone": return t("for people who play only with bots");
    case "on": return t("for everybody at the table");
    case "off": return t("for nobody");
  }
}

/** @param {{ game: GameOffered, onOrder: (order: NewTable) => void }} props */
export function FriendsForm({ game, onOrder }) {
  const [players, setPlayers] = useState(coverOf(game.name).quick.terms.players);
  const [others, setOthers] = useState(/** @type {string[]} */ (Array(MOST_OTHERS).fill("open")));
  const [variant, setVariant] = useState(defaults(game));
  const [advice, setAdvice] = useState(ADVICE[0]);
  const [keptDeals, setKeptDeals] = useState(0);
  const [entry, setEntry] = useState(/** @type {"open" | "invitation"} */ ("open"));
  const [nameless, setNameless] = useState(false);
  const house = useHouse(game, variant, setVariant);
  const words = useHouseRuleWords(game.name);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!settings.peek().name) {
      setNameless(true);
      /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("input")?.focus();
      return;
    }
    const seats = ["me", ...others.slice(0, players - 1)];
    const more = {
      ...(entry !== "open" && { entry }), ...(keptDeals > 0 && { kept_deals: keptDeals }),
      ...(game.advice && { advice }), ...(house.order && { house: house.order }),
    };
    onOrder({ game: game.name, terms: { players, variant }, seats, name: settings.peek().name, ...more });
  };
  const seat = (/** @type {number} */ at, /** @type {string} */ occupant) =>
    setOthers(others.map((kept, place) => (place === at ? occupant : kept)));
  return html`<form class="paper friends" onSubmit=${submit} onInvalidCapture=${showField}>
    ${game.settled?.includes("practice")
      && html`<${Doors} practice=${variant["practice"] === true}
        onPractice=${(/** @type {boolean} */ practice) => setVariant({ ...variant, practice })} />`}
    <label>${t("Your name")}
      ${nameless && !settings.value.name
        && html`<small class="missing" role="alert">${t("Your name is missing: the others see it.")}</small>`}
      <input value=${settings.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${nameless && !settings.value.name}
        onInput=${(/** @type {any} */ event) => changeSettings({ name: event.target.value.trim() })} />
    </label>
    <label>${t("Players")}
      <select value=${players} onChange=${(/** @type {any} */ event) => setPlayers(Number(event.target.value))}>
        ${game.seats.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
      </select>
    </label>
    ${others.slice(0, players - 1).map((occupant, at) => html`<div key=${at} class="other">
      <label>${t("Seat {number}", { number: at + 2 })}
        <select value=${occupant} aria-describedby=${occupant === "open" ? null : `manner-${at}`}
          onChange=${(/** @type {any} */ event) => seat(at, event.target.value)}>
          ${["open", ...game.bots]
            .map((kind) => html`<option key=${kind} value=${kind}>${occupantWords(kind)}</option>`)}
        </select>
      </label>
      ${occupant !== "open" && html`<small id=${`manner-${at}`} class="quiet">${botStyle(occupant)}</small>`}
    </div>`)}
    ${game.advice && html`<label>${t("Advice before you act")}
      <select value=${advice} onChange=${(/** @type {any} */ event) => setAdvice(event.target.value)}>
        ${ADVICE.map((kind) => html`<option key=${kind} value=${kind}>${adviceWords(kind)}</option>`)}
      </select>
    </label>`}
    <label>${t("Who may sit down")}
      <select value=${entry} onChange=${(/** @type {any} */ event) => setEntry(event.target.value)}>
        <option value="open">${t("anybody with the link to the table")}</option>
        <option value="invitation">${t("people I invite")}</option>
      </select>
    </label>
    <label>${t("The seat of somebody who leaves stays reserved")}
      <select value=${keptDeals} onChange=${(/** @type {any} */ event) => setKeptDeals(Number(event.target.value))}>
        ${KEPT_DEALS.map((deals) => html`<option key=${deals} value=${deals}>${keptWords(deals)}</option>`)}
      </select>
    </label>
    ${house.field}
    ${words
      && html`<${HouseRules} game=${game} words=${words} variant=${variant} onVariant=${setVariant}
        fixed=${house.fixed} />`}
    <button class="big">${t("Open the table")}</button>
  </form>`;
}

/**
 * Opens the groups around a field that the browser finds wrong: it cannot show it in a closed one.
 * @param {Event} event
 */
function showField({ target }) {
  for (let part = /** @type {Element} */ (target).closest("details"); part;
    part = part.parentElement?.closest("details") ?? null) part.open = true;
}

/** Two plain ways into a game with a house. @param {{ practice: boolean, onPractice: (yes: boolean) => void }} props */
const Doors = ({ practice, onPractice }) => html`<div class="doors" role="group" aria-label=${t("Kind of table")}>
  <button type="button" class="plain" aria-pressed=${!practice} onClick=${() => onPractice(false)}>
    <b>${t("A table of a house")}</b><small>${t("One jackpot for all its tables; one role for each person.")}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${practice} onClick=${() => onPractice(true)}>
    <b>${t("A practice room")}</b><small>${t("One person may have several roles, and a seat besides.")}</small></button>
</div>`;

/** @param {Parameters<typeof HouseRuleFields>[0]} props */
const HouseRules = (props) => html`<details class="house-rules">
  <summary>${t("House rules")}</summary>
  <${HouseRuleFields} ...${props} />
</details>`;

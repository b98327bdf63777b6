/** The field of a fact: buttons if there are few answers. */
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { seatName, sentence, valueWords, withoutWords } from "./words.js";

/**
 * @typedef {import("../table/irregularities.js").FactField} FactField
 * @typedef {import("./ruling_request.js").Facts} Facts
 */

const SEATS = 7;

/** @param {{ fact: FactField, facts: Facts, say: (name: string, value: any) => void }} props */
export function FactField({ fact, facts, say }) {
  const { name, form, kind, needed, values, without } = fact;
  const legend = html`<legend>${sentence(kind)}
    ${without && html` <span class="quiet">${withoutWords(without)}</span>`}</legend>`;
  const onAnswer = (/** @type {any} */ value) => say(name, value === facts[name] && !needed ? undefined : value);
  if (form === "number") {
    return html`<label class="fact">${sentence(kind)}
      ${without && html` <span class="quiet">${withoutWords(without)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${facts[name] ?? ""}
        onInput=${(/** @type {any} */ event) => say(name, parseCount(event.target.value))} />
    </label>`;
  }
  if (form === "one_of_by_seat") {
    return html`<fieldset class="fact">${legend}
      ${playing(facts).map((seat) => html`<div class="by-seat" key=${seat}><span>${seatName(seat)}</span>
        <${Answers} label=${seatName(seat)} answers=${values.map((value) => [value, valueWords(value)])}
          said=${[facts[name]?.[seat]]}
          onAnswer=${(/** @type {any} */ value) => say(name, withChoice(facts[name], seat, value))} />
      </div>`)}</fieldset>`;
  }
  return html`<fieldset class="fact">${legend}
    <${Answers} answers=${answersOf(fact, facts)} said=${form === "two_seats" ? facts[name] ?? [] : [facts[name]]}
      onAnswer=${form === "two_seats"
        ? (/** @type {number} */ seat) => say(name, withSeat(facts[name], seat))
        : onAnswer} />
  </fieldset>`;
}

/** @param {{ answers: any[][], said: any[], label?: string, onAnswer: (value: any) => void }} props */
const Answers =
  ({ answers, said, label, onAnswer }) => html`<div class="answers-row">
    ${answers.map(([value, words]) => html`<button type="button" key=${String(value)}
      class="plain answer" aria-pressed=${said.includes(value)} aria-label=${label && `${label}: ${words}`}
      onClick=${() => onAnswer(value)}>${words}</button>`)}</div>`;

/** The possible answers, each with its words. @param {FactField} fact @param {Facts} facts */
function answersOf({ form, values }, facts) {
  const here = playing(facts);
  switch (form) {
    case "seat": case "two_seats": return here.map((seat) => [seat, seatName(seat)]);
    case "empty_seat":
      return Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => !here.includes(seat))
        .map((seat) => [seat, seatName(seat)]);
    case "yes_no": return [[true, t("yes")], [false, t("no")]];
    default: return values.map((value) => [value, valueWords(value)]);
  }
}

/** @param {Facts} facts */
const playing = ({ seats }) => Object.keys(seats).map(Number).sort();

/** @param {string} typed */
const parseCount = (typed) => (typed === "" ? undefined : Math.trunc(Number(typed)));

/** Two seats at most, the last ones that were tapped. @param {number[] | undefined} said @param {number} seat */
function withSeat(said = [], seat) {
  const chosen = said.includes(seat) ? said.filter((one) => one !== seat) : [...said.slice(-1), seat];
  return chosen.length === 2 ? chosen : chosen.length ? chosen : undefined;
}

/** @param {{ [seat: string]: string } | undefined} said @param {number} seat @param {string} value */
function withChoice(said = {}, seat, value) {
  const { [seat]: before, ...others } = said;
  return before === value ? others : { ...others, [seat]: value };
}

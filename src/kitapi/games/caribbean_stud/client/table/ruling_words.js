/** The facts of an irregularity, a seat's choices, and the ruling, in words. */
import { t, translateMessage } from "../../../../web/client/words/translation.js";

/** Places in a ruling's sentence that hold seat numbers; the players' names are inserted there. */
const SEAT_PLACES = ["seat", "lender", "unreached", "void", "both", "next"];

/** The only irregularity of which the fact `case` is shown. */
const OF_EXCHANGE = "CSP-111";

/**
 * A ruling's translated sentence; the server sends its English template with the facts in braces.
 * @param {string} template
 * @param {{ [place: string]: string }} values
 * @param {(seat: number) => string} nameOf
 */
export function rulingWords(template, values, nameOf) {
  const named =
    Object.entries(values)
      .map(([place, value]) =>
        [place, SEAT_PLACES.includes(place)
          ? value.split(", ").map((seat) => nameOf(Number(seat))).join(", ")
          : value]);
  return sentence(translateMessage(template, Object.fromEntries(named)));
}

/** As a sentence begins. @param {string} words */
export const sentence = (words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** @param {string} choice */
export const choiceWords = (choice) => (choice === "void" ? t("my hand is void") : t("I continue without a card"));

/** A seat's statement about cards that were taken from it. @param {string} outcome */
export function outcomeWords(outcome) {
  switch (outcome) {
    case "winning": return t("my hand beats the bank's");
    case "tie": return t("my hand ties");
    default: return t("my hand loses");
  }
}

/** @param {import("./view.js").Stated} stated @param {(seat: number) => string} nameOf @returns {string[]} */
export function factsWords(stated, nameOf) {
  const { seat, both } = stated;
  const usual = (/** @type {string} */ name, /** @type {any} */ value) =>
    (name === "from_right" && !value) || (name === "case" && stated.irregularity !== OF_EXCHANGE);
  return [
    ...(typeof seat === "number" ? [nameOf(seat)] : []), ...(both ? [both.map(nameOf).join(", ")] : []),
    ...["cards", "shuffler", "where", "shows", "case", "from_right"].flatMap((name) => {
      const value = /** @type {any} */ (stated)[name];
      return value === null || value === undefined || usual(name, value)
        ? []
        : [`${factName(name)}: ${factValue(value)}`];
    }),
  ];
}

/** @param {string} name */
export function factName(name) {
  switch (name) {
    case "seat": return t("Where");
    case "cards": return t("How many cards");
    case "shuffler": return t("Cards in the shuffler");
    case "where": return t("It fell");
    case "shows": return t("Its value shows");
    case "from_right": return t("The dealer asks from the right");
    case "case": return t("The report is about");
    case "both": return t("The two seats");
    default: return name;
  }
}

/** @param {string | number | boolean} value */
export function factValue(value) {
  switch (value) {
    case "jammed": return t("jammed");
    case "spilt": return t("spilt");
    case "overlapped": return t("overlapped");
    case "delivered": return t("delivered as usual");
    case "earlier_seat": return t("an earlier seat that asks");
    case "touched": return t("a card that has touched the felt");
    case "withdrawn": return t("a request taken back");
    case "floor": return t("on the floor");
    case "well": return t("into the well");
    case true: return t("yes");
    case false: return t("no");
    default: return String(value);
  }
}

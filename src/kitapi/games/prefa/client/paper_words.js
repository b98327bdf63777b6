/** The words for what a writer writes of a deal of Prefa. */
import { trickCounts } from "../../../web/client/paper/trick_counts.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { kasaAddedWords } from "./kasa_words.js";
import { dealEnd } from "./outcome_words.js";
import { Payments } from "./payments.js";
import { RuleText } from "./rules.js";
import { answerWords, contractSign } from "./words.js";

/**
 * @typedef {import("../../../web/client/written.js").Line} Line
 * @typedef {import("../../../web/client/written.js").Form} Form
 * @typedef {import("../../../web/client/drawing.js").PaperWords} PaperWords
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {(seat: number) => string} NameOf
 */

/** @type {{ [field: string]: ReturnType<PaperWords["layoutOf"]> }} */
const LAYOUTS = { contract: "grid", tricks: "tricks", participation: "list" };

/** @param {string} field */
function fieldTitle(field) {
  switch (field) {
    case "declarer": return t("Declarer");
    case "contract": return t("Contract");
    case "participation": return t("Who plays");
    case "tricks": return t("Tricks");
    case "aces": return t("Four aces");
    default: return field;
  }
}

/**
 * @param {{
 *   field: string, choice: import("../../../web/client/written.js").Choice, takers: readonly number[], nameOf: NameOf,
 * }} props
 */
function Choice({ choice, takers, nameOf }) {
  const { declarer, contract, participation, passed, solo, declined, aces } = choice;
  if (passed) return t("All passed");
  if (solo) return declined ? t("written solo, payment declined") : t("written solo");
  if (participation) return participationWords(participation, nameOf, takers);
  if (contract) return html`<${ContractSign} contract=${contract} />`;
  if (declarer !== undefined) return nameOf(declarer);
  return aces ? t("four aces") : t("no aces");
}

/**
 * Who plays, and for whom: the two defenders' answers in few words.
 * @param {readonly Answer[]} answers
 * @param {NameOf} nameOf
 * @param {readonly number[]} takers declarer, first and second defender
 */
function participationWords(answers, nameOf, [, first = 0, second = 0]) {
  const [one, other] = [nameOf(first), nameOf(second)];
  switch (answers.join(" ")) {
    case "play play": return t("both play");
    case "play pass alone": return t("alone: {name}", { name: one });
    case "pass play pass": return t("alone: {name}", { name: other });
    case "play pass together": return t("together: {caller}, with {helper}", { caller: one, helper: other });
    case "pass together": return t("together: {caller}, with {helper}", { caller: other, helper: one });
    case "pass play together":
      return t("passed, then together: {caller}, with {helper}", { caller: one, helper: other });
    case "pass pass": return t("nobody plays");
    default: return answers.map(answerWords).join(", ");
  }
}

/** A line of the sheet in few words. @param {Line} line @param {NameOf} nameOf */
function lineWords(line, nameOf) {
  if (line.kind === "kasa") return kasaAddedWords(Number(line["amount"]));
  if (line["passed"]) return t("All passed");
  const contract = contractSign(String(line["contract"]));
  const named = t("{name}, {contract}", { name: nameOf(Number(line["declarer"])), contract });
  return t("{named}: {ending}", { named, ending: outcomeWords(line) });
}

/** How the tricks of a line went. @param {Line} line */
function outcomeWords({ solo, declined, tricks }) {
  if (declined) return t("written solo, payment declined");
  if (solo) return t("written solo");
  return tricks ? trickCounts(tricks) : t("nobody plays");
}

/** @param {{ form: Form, voice: import("../../../web/client/paper/explained_figure.js").Voice }} props */
const WrittenPayments = ({ form: { written: { facts, settlement, explained } }, voice }) => html`<p class="written-end">
    ${dealEnd(facts, settlement, voice)}</p>
  <${Payments} facts=${facts} settlement=${settlement} explained=${explained} voice=${voice} />`;

/** @type {PaperWords} */
export const paperWords = {
  layoutOf: (field) => LAYOUTS[field] ?? "row",
  fieldTitle,
  Choice,
  standingWords: ({ dealer, kasa }, nameOf) =>
    t("Dealer: {name} · kasa {kasa}", { name: nameOf(dealer), kasa }),
  lineWords,
  changeLine: (amount) => ({ kind: "kasa", amount }),
  changeTitle: () => t("Change the kasa by agreement of all"),
  Payments: WrittenPayments,
  RuleText,
};

/** The words for what a writer writes of a deal of Preferans. */
import { trickCounts } from "../../../web/client/paper/trick_counts.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { settledDealOf } from "./columns.js";
import { DealLines } from "./deal_lines.js";
import { signedFigure } from "./entry_words.js";
import { GameSign } from "./game_sign.js";
import { dealEnd, voidEnd } from "./outcome_words.js";
import { RuleText } from "./rules.js";
import { contractName, doublingWord } from "./words.js";

/**
 * @typedef {import("../../../web/client/written.js").Line} Line
 * @typedef {import("../../../web/client/written.js").Form} Form
 * @typedef {import("../../../web/client/drawing.js").PaperWords} PaperWords
 * @typedef {import("./view.js").PreferansView["variant"]} Variant
 * @typedef {(seat: number) => string} NameOf
 */

/** @type {{ [field: string]: ReturnType<PaperWords["layoutOf"]> }} */
const LAYOUTS = { game: "quarters", tricks: "tricks", defence: "pairs" };

/** @param {string} field */
function fieldTitle(field) {
  switch (field) {
    case "declarer": return t("Declarer");
    case "game": return t("Game");
    case "defence": return t("The defenders");
    case "tricks": return t("Tricks");
    case "betl": return t("Was it made?");
    case "longest_run": return t("Tricks in a row");
    default: return field;
  }
}

/**
 * @param {{
 *   field: string, choice: import("../../../web/client/written.js").Choice, takers: readonly number[], nameOf: NameOf,
 *   variant: Variant,
 * }} props
 */
function Choice({ field, choice, takers, nameOf, variant }) {
  switch (field) {
    case "declarer":
      return choice["declarer"] === undefined ? voidEnd(voidOf(choice)) : nameOf(choice["declarer"]);
    case "game":
      return html`<${GameChoice} choice=${choice} variant=${variant} />`;
    case "defence":
      return defenceWords(choice, takers, nameOf, variant);
    case "betl":
      return betlWords(choice["tricks"]);
    default:
      return t("{count} in a row", { count: choice["longest_run"] });
  }
}

/**
 * A game, and whether it is played from hand and open.
 * @param {{ choice: import("../../../web/client/written.js").Choice, variant: Variant }} props
 */
function GameChoice({ choice: { game, from_hand: fromHand = false, open = false }, variant }) {
  const ways = [fromHand && t("from hand"), open && t("open")].filter(Boolean).join(", ");
  return html`<${GameSign} played=${{ game, from_hand: fromHand, open }} variant=${variant} />${" "}
    ${ways && html`<small aria-hidden="true">${ways}</small>`}`;
}

/**
 * A deal without a game, as far as its words need it.
 * @param {{ [field: string]: any }} said
 * @returns {import("./view.js").VoidFacts}
 */
const voidOf = ({ passed }) =>
  ({ kind: "void", players: 0, ending: passed ? "all_passed" : "thrown_in", refas: false });

/**
 * Who plays, and who said kontra.
 * @param {{ [field: string]: any }} said
 * @param {readonly number[]} takers declarer, first and second defender
 * @param {NameOf} nameOf
 * @param {Variant} variant
 */
function defenceWords(said, takers, nameOf, variant) {
  const { dropped = [], invited_by: inviting, kontra_by: caller, doublings, undoubled } = said;
  if (undoubled) return t("no kontra: not played");
  const words = [
    isSeat(inviting) && t("{name} called the other in", { name: nameOf(inviting) }),
    isSeat(caller) && t("{doubling}: {name}", { doubling: doublingWord(doublings), name: nameOf(caller) }),
  ].filter(Boolean);
  if (words.length) return words.join(" · ");
  const [alone] = takers.slice(1).filter((seat) => !dropped.includes(seat));
  if (dropped.length) return isSeat(alone) ? t("alone: {name}", { name: nameOf(alone) }) : t("nobody plays");
  return variant["defenders_may_drop"] ? t("both play, no kontra") : t("no kontra");
}

/** @param {unknown} seat */
const isSeat = (seat) => typeof seat === "number";

/** @param {readonly number[]} tricks of declarer and defenders */
const betlWords = ([own]) => (own === 0 ? t("made") : t("lost"));

/** A line of the sheet in few words. @param {Line} line @param {NameOf} nameOf @param {Variant} variant */
function lineWords(line, nameOf, variant) {
  if (line["passed"] || line["thrown_in"]) return voidEnd(voidOf(line));
  const contract = contractName(/** @type {any} */ (line), variant);
  const named = t("{name}, {contract}", { name: nameOf(line["declarer"]), contract });
  return t("{named}: {ending}", { named, ending: outcomeWords(line, nameOf) });
}

/** The kontra and the tricks of a line. @param {Line} line @param {NameOf} nameOf */
function outcomeWords({ game, undoubled, kontra_by: caller, doublings, dropped = [], tricks = [] }, nameOf) {
  if (undoubled) return t("no kontra: not played");
  const kontra = isSeat(caller)
    && t("{doubling} ({name})", { doubling: doublingWord(doublings), name: nameOf(caller) });
  const ending = dropped.length > 1 ? t("nobody plays") : game === 6 ? betlWords(tricks) : trickCounts(tricks);
  return [kontra, ending].filter(Boolean).join(" · ");
}

/**
 * @param {{
 *   form: Form, voice: import("../../../web/client/paper/explained_figure.js").Voice, variant: Variant,
 * }} props
 */
const WrittenPayments = ({ form: { written }, voice, variant }) => html`<p class="written-end">
    ${dealEnd(written.facts, written.settlement, variant, voice)}</p>
  <${DealLines} deal=${settledDealOf(written)} voice=${voice} />`;

/** @type {PaperWords} */
export const paperWords = {
  layoutOf: (field) => LAYOUTS[field] ?? "row",
  fieldTitle,
  Choice,
  standingWords: ({ dealer, heads, pot }, nameOf) => (pot === null
    ? t("Dealer: {name} · to play for: {sum}", { name: nameOf(dealer), sum: signedFigure(heads) })
    : t("Dealer: {name} · pot {pot}", { name: nameOf(dealer), pot })),
  lineWords,
  Payments: WrittenPayments,
  RuleText,
};

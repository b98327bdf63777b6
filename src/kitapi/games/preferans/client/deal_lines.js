/**
 * The result of a deal, line by line: its value, the reasons, and all entries on the sheets or payments in chips.
 */
import { Lines } from "../../../web/client/paper/lines.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import {
  chipsCalculation, chipsWords, headWords, signedFigure, reasonWords, sideCalculation, sideWords,
} from "./entry_words.js";
import { RuleTap } from "./rules.js";
import { valueLines } from "./value_words.js";

/**
 * @typedef {import("./sheet_types.js").SettledDeal} SettledDeal
 * @typedef {import("./view.js").GameFacts} GameFacts
 * @typedef {import("../../../web/client/paper/lines.js").Line} Line
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 */

/** Whether it is played for chips in a pot. @param {SettledDeal} deal */
export const forChips = ({ explained }) => explained.fed.length > 0;

/**
 * Whether a lost kontra costs its caller only what it adds.
 * @param {import("./view.js").Settlement} settlement
 */
const isAdded = ({ heads, sides }) => [...heads, ...sides].some(({ clause }) => clause === "SK-KON-05");

/**
 * The lines that explain a deal before its figures.
 * @param {SettledDeal} deal
 * @param {Voice} voice
 * @returns {Line[]}
 */
function reasonLines(deal, { nameOf }) {
  const { facts, settlement, explained } = deal;
  if (facts.kind === "void") return voidReasons(facts, nameOf);
  return [
    explained.course.stopped
      && { words: t("The play ended early: nothing could change any more."), clause: "SK-PLAY-03" },
    facts.ending === "unopposed"
      && { words: t("Both defenders dropped: it counts as ten tricks."), clause: "SK-PLAY-04" },
    facts.ending === "undoubled"
      && {
        words: t("Nobody said kontra against leaves, and no refa was due: it counts as ten tricks."),
        clause: "SK-KON-01",
      },
    typeof facts.invited_by === "number" && facts.kontra_by === null
      && { words: t("Called the other in, and answers for both: {name}.", {
        name: nameOf(facts.invited_by) }), clause: "SK-PLAY-04" },
    facts.kontra_by !== null && (isAdded(settlement)
      ? { words: t("What the kontra adds counts for one player alone: {name}.", { name: nameOf(facts.kontra_by) }),
        clause: "SK-KON-05" }
      : { words: t("The kontra counts for one player alone: {name}.", { name: nameOf(facts.kontra_by) }),
        clause: "SK-KON-02" }),
    settlement.refa_used
      && {
        words: t("A refa doubles the game and is used up: {name}.", { name: nameOf(facts.declarer) }),
        clause: "SK-REFA-02",
      },
    facts.refa && !settlement.refa_used
      && {
        words: t("A refa waits, as the head sum is below zero: {name}.", { name: nameOf(facts.declarer) }),
        clause: "SK-REFA-02",
      },
    facts.game === 6 && !settlement.sides.length
      && { words: t("This betl books no side sums."), clause: "SK-SCORE-05" },
  ].flatMap((known) => (known ? [{ ...known, reason: true }] : []));
}

/**
 * @param {import("./view.js").VoidFacts} facts
 * @param {(seat: number) => string} nameOf
 * @returns {Line[]}
 */
function voidReasons({ ending, refas, passed_over: without = [] }, nameOf) {
  const names = without.map(nameOf).join(", ");
  const given = names ? t("Everybody but {players} gets a refa.", { players: names }) : t("Everybody gets a refa.");
  return refas ? [whyVoid(ending), { words: given, clause: "SK-REFA-01", reason: true }] : [whyVoid(ending)];
}

/** @param {import("./view.js").Ending} ending @returns {Line} */
function whyVoid(ending) {
  switch (ending) {
    case "thrown_in":
      return { words: t("Won at one and thrown in: it costs nothing."), clause: "SK-BID-05", reason: true };
    case "undoubled":
      return {
        words: t("Nobody said kontra, and without it leaves are not played."), clause: "SK-KON-01", reason: true,
      };
    default: return { words: t("All passed: nothing is written."), clause: "SK-BID-08", reason: true };
  }
}

/**
 * The head sums and side sums that were written.
 * @param {SettledDeal} deal
 * @param {Voice} voice
 * @returns {Line[]}
 */
function sheetLines({ facts, settlement, explained, heads }, voice) {
  const changed = settlement.heads.map((change, at) => {
    const later =
      settlement.heads.slice(at + 1).reduce((sum, { seat, points }) => sum + (seat === change.seat ? points : 0), 0);
    const [after, why] = [(heads[change.seat] ?? 0) - later, reasonWords(explained.heads[at]?.reason)];
    const calculation =
      t("{before} → {after}: {why}", { before: signedFigure(after - change.points), after: signedFigure(after), why });
    return { words: headWords(change, voice), calculation, clause: change.clause };
  });
  const sides = settlement.sides.map((entry, at) => ({
    words: sideWords(entry, voice), calculation: sideCalculation(explained.sides[at]), clause: entry.clause,
  }));
  return facts.kind === "void" ? [] : [...changed, ...sides];
}

/**
 * The chips that moved, those put in before the deal first.
 * @param {SettledDeal} deal
 * @param {Voice} voice
 * @returns {Line[]}
 */
const chipLines = ({ settlement, explained }, voice) => [
  ...fedLines(explained.fed, voice),
  ...settlement.transfers.map((transfer, at) => ({
    words: chipsWords(transfer, voice), calculation: chipsCalculation(explained.chips[at]), clause: transfer.clause,
  })),
];

/**
 * @param {readonly number[]} fed
 * @param {Voice} voice
 * @returns {Line[]}
 */
function fedLines(fed, { nameOf }) {
  const [amount, names] = [Math.max(...fed), fed.flatMap((put, seat) => (put ? [nameOf(seat)] : [])).join(", ")];
  return [{
    words: t("Into the pot before the deal: {amount} each", { amount }), calculation: names, clause: "SK-SCORE-09",
  }];
}

/** @param {{ deal: SettledDeal, voice: Voice }} props */
export function DealLines({ deal, voice }) {
  const { facts, settlement, explained } = deal;
  const chips = forChips(deal);
  const value = facts.kind === "game" ? valueLines(facts, settlement, explained, chips) : [];
  const lines = [...reasonLines(deal, voice), ...value, ...(chips ? chipLines(deal, voice) : sheetLines(deal, voice))];
  return html`<${Lines} lines=${lines} RuleTap=${RuleTap} />`;
}

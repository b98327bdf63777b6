/** The result of a round for one seat: a line for each wager, with the rule behind it. */
import { Sum } from "../../../web/client/paper/explained_figure.js";
import { Lines } from "../../../web/client/paper/lines.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { RuleTap } from "./rules.js";
import { COMBINATIONS, combinationName, resultWords } from "./table/words.js";

/**
 * @typedef {import("./table/view.js").SeatLine} SeatLine
 * @typedef {import("./table/view.js").SeatView} SeatView
 * @typedef {import("./table/view.js").HouseView} HouseView
 * @typedef {import("../../../web/client/paper/lines.js").Line} Line
 */

const CLAUSES = {
  fold: "CSP-034", not_qualified: "CSP-041", bank_wins: "CSP-043", tie: "CSP-044", player_wins: "CSP-045",
};

/** What a seat borrowed for BET in this round, less what it lent. @param {SeatView | undefined} seat */
export const loanOf = (seat) => (seat?.borrowed ?? 0) - (seat?.lent ?? 0);

/**
 * A seat's part in a finished round, as far as the view shows it; of a folded seat only the total.
 * @param {SeatView} shown
 * @param {number} won
 * @returns {SeatLine | null} null: it sat the round out
 */
export function lineOf(shown, won) {
  const { seat, plays, settled, award, lamp } = shown;
  if (!plays && !shown.void) return null;
  const loan = loanOf(shown);
  const net = settled?.net ?? { ante: lamp ? 0 : won - loan, bet: 0, fee: 0 };
  const { ante, bet, fee } = net;
  const line = {
    seat, result: shown.void ? null : settled?.result ?? /** @type {const} */ ("fold"), staked: 0, ante, bet, fee, won,
    jackpot: award, combination: settled?.combination, loan,
  };
  const token = ante + bet + fee + (award?.amount ?? 0) + loan - won;
  return settled ? { ...line, token } : { ...line, ante: won - loan };
}

/** @param {{ line: SeatLine, house?: HouseView }} props `house`: whose payments say how often BET was paid */
export const RoundLines = ({ line, house }) => html`<${Lines} lines=${linesOf(line, house)} RuleTap=${RuleTap} />`;

/** @param {SeatLine} line @param {HouseView} [house] @returns {Line[]} */
function linesOf({ result, ante, bet, fee, token, jackpot, combination, loan }, house) {
  const clause = result === null ? "AMB-20" : CLAUSES[result];
  return [
    { words: t("{wager}: {amount}", { wager: t("ANTE"), amount: formatSigned(ante) }), calculation: resultWords(result),
      clause },
    ...(result === "fold" ? [] : [{
      words: t("{wager}: {amount}", { wager: t("BET"), amount: formatSigned(bet) }),
      calculation: betCalculation(bet, combination ?? null, house), clause,
    }]),
    ...(fee ? [{ words: t("new card: {amount}", { amount: formatSigned(fee) }), clause: "CSP-148" }] : []),
    ...(token ? [{ words: t("token: {amount}", { amount: formatSigned(-token) }), clause: "CSP-053" }] : []),
    ...(jackpot
      ? [{
        words: t("jackpot: {amount}", { amount: formatSigned(jackpot.amount) }),
        calculation: combinationName(jackpot.tier), clause: "CSP-132",
      }]
      : []),
    ...(loan
      ? [{
        words: loan > 0
          ? t("borrowed: {amount}", { amount: formatSigned(loan) })
          : t("lent: {amount}", { amount: formatSigned(loan) }), clause: "AMB-63",
      }]
      : []),
  ];
}

/**
 * How a winning BET was paid: the hand and its multiple.
 * @param {number} bet
 * @param {import("./table/view.js").Combination | null} combination
 * @param {HouseView} [house]
 */
function betCalculation(bet, combination, house) {
  if (!combination) return null;
  const name = combinationName(combination);
  const times = house?.table[COMBINATIONS.indexOf(combination)] ?? 1;
  return bet > 0 && house && bet % times === 0 && combination !== "high_card"
    ? t("{combination}: {bet} × {times}", { combination: name, bet: bet / times, times })
    : name;
}

/**
 * The same lines as a sum.
 * @param {{ line: SeatLine | null, won: number, loan: number }} props `line`: null for who sat out, and may have lent
 *   all the same
 */
export function RoundSum({ line, won, loan }) {
  const terms = line ? [
    { words: t("ANTE"), amount: line.ante },
    ...(line.bet ? [{ words: t("BET"), amount: line.bet }] : []),
    ...(line.fee ? [{ words: t("new card"), amount: line.fee }] : []),
    ...(line.token ? [{ words: t("token"), amount: -line.token }] : []),
    ...(line.jackpot ? [{ words: t("Jackpot"), amount: line.jackpot.amount }] : []),
  ] : [{ words: t("sat out"), amount: 0 }];
  if (loan) terms.push({ words: loan > 0 ? t("borrowed") : t("lent"), amount: loan });
  return html`<${Sum} terms=${terms} words=${t("this round")} total=${formatSigned(won)} />`;
}

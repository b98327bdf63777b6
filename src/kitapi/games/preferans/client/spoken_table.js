/** The table read aloud: game and score as Preferans has them. */
import { readTableAloud } from "../../../web/client/tricks/spoken_table.js";
import { formatFigure, formatSigned, n, t } from "../../../web/client/words/translation.js";
import { playedOf } from "./answers.js";
import { contractName, turnWords } from "./words.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {(seat: number) => string} NameOf
 *
 * @param {PreferansView} view
 * @param {NameOf} nameOf
 */
function readContract({ bargain, variant }, nameOf) {
  if (!bargain?.game || bargain.declarer === null) return "";
  const value = typeof bargain.value === "number" ? ` ${t("worth {value}", { value: bargain.value })}` : "";
  return `${t("{name}, {contract}",
    { name: nameOf(bargain.declarer), contract: contractName(playedOf(bargain), variant) })}${value}.`;
}

/**
 * @param {PreferansView} view
 * @param {NameOf} nameOf
 */
function readScore(view, nameOf) {
  const sheet = view.outcome?.booked.sheet ?? view;
  const results = view.outcome?.booked.results ?? view.results;
  const scores = results.map((result, seat) => [
    nameOf(seat), view.phase === "playing" && view.active.includes(seat)
      ? n("{count} trick", "{count} tricks", view.tricks?.[seat] ?? 0)
      : "",
    view.variant.money === "pot" ? "" : `${t("head sum")} ${formatFigure(sheet.heads[seat])}`,
    `${t("result")} ${formatSigned(result)}`,
  ].filter(Boolean).join(", "));
  return `${scores.join("; ")}.`;
}

/** @param {import("../../../web/client/table/pace.js").Shown} shown */
export const readAloud = (shown) => readTableAloud(shown, { readContract, readScore, turnWords });

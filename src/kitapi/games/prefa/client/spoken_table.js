/** The table read aloud: contract and score as Prefa has them. */
import { readTableAloud } from "../../../web/client/tricks/spoken_table.js";
import { n, formatSigned, t } from "../../../web/client/words/translation.js";
import { contractName, turnWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {(seat: number) => string} NameOf
 *
 * @param {PrefaView} view
 * @param {NameOf} nameOf
 */
function readContract({ bargain }, nameOf) {
  if (!bargain?.contract) return "";
  return `${t("{name}, {contract}", { name: nameOf(bargain.declarer), contract: contractName(bargain.contract) })}.`;
}

/**
 * @param {PrefaView} view
 * @param {NameOf} nameOf
 */
function readScore(view, nameOf) {
  const results = view.outcome?.results ?? view.results;
  const playing = view.phase === "playing" || view.phase === "claimed";
  const scores = results.map((result, seat) => [
    nameOf(seat), playing && view.active.includes(seat)
      ? n("{count} trick", "{count} tricks", view.tricks?.[seat] ?? 0)
      : "", formatSigned(result),
  ].filter(Boolean).join(" "));
  return `${scores.join(", ")}. ${t("kasa {kasa}", { kasa: view.outcome?.kasa ?? view.kasa })}.`;
}

/** @param {import("../../../web/client/table/pace.js").Shown} shown */
export const readAloud = (shown) =>
  readTableAloud(shown, { readContract, readScore, turnWords: ({ phase }) => turnWords(phase) });

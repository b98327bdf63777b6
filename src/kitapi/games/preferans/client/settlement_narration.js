/** Narrates how a deal ended; spoken with the entries that concern the listener. */
import { namesFor } from "../../../web/client/table/seating.js";
import { t } from "../../../web/client/words/translation.js";
import { chipsWords, headWords, sideWords } from "./entry_words.js";
import { dealEnd } from "./outcome_words.js";

/**
 * To a spectator the entries of all players are spoken.
 * @param {{ facts: import("./view.js").Facts, settlement: import("./view.js").Settlement }} deal
 * @param {import("../../../web/client/table/pace.js").Shown} shown
 */
export function narrateSettlement({ facts, settlement }, { table: { me, seats }, view }) {
  const nameOf = namesFor({ me, seats });
  const { variant } = /** @type {import("./view.js").PreferansView} */ (view);
  const words = dealEnd(facts, settlement, variant, { me, nameOf });
  const entries = narrateEntries(settlement, variant.money === "pot", { me, nameOf });
  const nothing = facts.kind === "void" ? [] : [t("Nothing changes for you.")];
  return {
    words,
    spoken: [words, ...(entries.length ? entries : nothing)].map((sentence) => sentence.replace(/\.?$/, ".")).join(" "),
  };
}

/**
 * @param {import("./view.js").Settlement} settlement
 * @param {boolean} chips
 * @param {import("../../../web/client/paper/explained_figure.js").Voice} voice
 */
function narrateEntries({ heads, sides, transfers }, chips, voice) {
  const concerns = (/** @type {number[]} */ ...seats) => voice.me === null || seats.includes(voice.me);
  if (chips) {
    const named =
      ["payer", "payee"].map((end) => (/** @type {any} */ transfer) => Number(transfer[end].replace("seat", "")));
    return transfers.filter((transfer) => concerns(...named.map((seat) => seat(transfer))))
      .map((transfer) => chipsWords(transfer, voice));
  }
  return [
    ...heads.filter(({ seat }) => concerns(seat)).map((change) => headWords(change, voice)),
    ...sides.filter(({ seat, against }) => concerns(seat, against)).map((entry) => sideWords(entry, voice)),
  ];
}

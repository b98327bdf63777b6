/** Contracts and calls as they are typed: "7h", "6n"; «όλοι εδώ», «τα παίρνω», «τρίτα». */
import { valuesOf } from "../../../web/client/tricks/choice_state.js";
import { hearingOf, isSuit, normalize, SUITS } from "../../../web/client/tricks/typed_calls.js";
import { t } from "../../../web/client/words/translation.js";
import { contractName, holdWords, highBid, strainName, strainOf } from "./words.js";

/** The words of a player who holds, alone or before the bid that is held; today all are one call (PREFA-AUC-03). */
const HOLDS = /^(?:ολοι εδω|κι εγω|εγω|εχω)(?: (.+))?$/;
/** The words of a player who takes the talon if it is left; today all are one call (PREFA-AUC-05). */
const IF_LEFT = new Set(["αμα μεινουν", "τα γραφω", "τα παιρνω", "θα τα σηκωσω"]);
/** The first four bids by number (PREFA-AUC-01). */
const BY_NUMBER = new Map([
  ["πρωτα", "6s"], ["δευτερα", "6c"], ["τριτα", "6d"], ["τεταρτα", "6h"],
  ["prota", "6s"], ["deftera", "6c"], ["trita", "6d"], ["tetarta", "6h"],
]);

/** The contract that `words` name: "7h", "7 hearts", "6n". @param {string} words */
function contractIn(words) {
  const found = /^(10|[6-9]) ?(.+)$/.exec(words);
  if (!found) return null;
  const [, level = "", strain = ""] = found;
  const named = strainIn(strain);
  return named && `${level}${named}`;
}

/** The suit that `words` name, or no trumps. @param {string} words */
function strainIn(words) {
  const suit = SUITS.find((one) => isSuit(words, one));
  if (suit) return suit;
  return ["n", "nt", normalize(t("NT"))].includes(words) || normalize(strainName("n")).startsWith(words) ? "n" : null;
}

/**
 * Chooses the contract that `words` name; returns whether there is such a contract to be named.
 * @param {string} words
 * @param {import("../../../web/client/tricks/choice_state.js").ChoiceState} choosing
 */
export function nameTyped(words, { form, named, setNamed }) {
  const contract = contractIn(words);
  if (!contract || !valuesOf(form, "contract").includes(contract)) return false;
  setNamed({ contract, aces: named?.aces ?? false });
  return true;
}

/**
 * The call as its button says it.
 * @param {string} words
 * @param {import("./view.js").PrefaView} view
 */
export function bidTyped(words, view) {
  if (view.phase === "bidding" && IF_LEFT.has(words)) return t("If all pass");
  const contract = BY_NUMBER.get(words) ?? contractIn(words);
  return contract ? contractName(contract) : holdTyped(words, highBid(view.calls ?? [])?.contract ?? null);
}

/**
 * The text of the button for hold; null if the words name another bid than the one to be held.
 * @param {string} words
 * @param {import("./view.js").Contract | null} high
 */
function holdTyped(words, high) {
  const said = HOLDS.exec(words);
  if (!said || !high) return null;
  const held = said[1];
  return held === undefined || contractIn(held) === high || strainIn(held) === strainOf(high)
    ? holdWords(high)
    : null;
}

export const hear = hearingOf({ typedName: nameTyped, typedCall: bidTyped });

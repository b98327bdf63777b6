/** Contracts as they are typed: "7h", "6n". */
import { valuesOf } from "../../tricks/choosing.js";
import { isSuit, plainly, SUITS } from "../../tricks/typed.js";
import { t } from "../../words/translation.js";
import { contractName, strainName } from "./words.js";

/** The contract that `words` name: "7h", "7 hearts", "6n". @param {string} words */
function contractIn(words) {
  const found = /^(10|[6-9]) ?(.+)$/.exec(words);
  if (!found) return null;
  const [, level = "", strain = ""] = found;
  const suit = SUITS.find((one) => isSuit(strain, one));
  if (suit) return `${level}${suit}`;
  return ["n", "nt", plainly(t("NT"))].includes(strain) || plainly(strainName("n")).startsWith(strain) ? `${level}n` : null;
}

/**
 * Takes `words` for the contract to be named; whether they are one of those there are.
 * @param {string} words
 * @param {import("../../tricks/choosing.js").Choosing} choosing
 */
export function nameTyped(words, { form, named, setNamed }) {
  const contract = contractIn(words);
  if (!contract || !valuesOf(form, "contract").includes(contract)) return false;
  setNamed({ contract, aces: named?.aces ?? false });
  return true;
}

/** The bid as its button says it. @param {string} words */
export function bidTyped(words) {
  const contract = contractIn(words);
  return contract && contractName(contract);
}

/** Parses typed commands: "ante 25", "raise", "fold", "exchange Kh", "cut 20". */
import { cardIn, pressTypedCall, normalize } from "../../../web/client/tricks/typed_calls.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * @typedef {import("../../../web/client/table/option_bar.js").Choice} Choice
 *
 * The commands that can be typed now.
 * @typedef {{ choices: readonly Choice[], staking: import("./table/stakes.js").StakesState }} CallContext
 */

/**
 * Executes a typed command if it is offered now; returns whether it was.
 * @param {string} typed
 * @param {CallContext} sayable
 * @param {(choice: Choice) => void} press
 */
export function hearCommand(typed, { choices, staking }, press) {
  const words = normalize(typed);
  return amountTyped(words, staking) || exchangeTyped(words, staking) || pressTypedCall(words, choices, press);
}

/**
 * "ante 25", "cut 20", or the amount alone.
 * @param {string} words @param {import("./table/stakes.js").StakesState} staking
 */
function amountTyped(words, { ante, cutting, act }) {
  const [, said = "", figure] = /^(\p{L}*) ?(\d+)$/u.exec(words) ?? [];
  const [range, name] = cutting ? [cutting, normalize(t("cut"))] : [ante, normalize(t("ANTE"))];
  const amount = Number(figure);
  if (!figure || !range || !act || !["", range.action, name].includes(said)) return false;
  if (amount < range.lowest || amount > range.highest || (amount - range.lowest) % range.step) return false;
  act({ kind: range.action, amount });
  return true;
}

/** "exchange Kh", or the card alone. @param {string} words @param {import("./table/stakes.js").StakesState} staking */
function exchangeTyped(words, { cards, act }) {
  const card = cardIn(words.split(" ").at(-1) ?? "", new Set(cards));
  if (!card || !act) return false;
  act({ kind: "exchange", card });
  return true;
}

/** Numbers and games as they are typed: "4", "betl". */
import { hearingOf, normalize } from "../../../web/client/tricks/typed_calls.js";
import { bidsOffered } from "./bids.js";
import { gamesOffered } from "./game_choice.js";
import { gameName } from "./words.js";

/** @typedef {import("../../../web/client/tricks/choice_state.js").ChoiceState} ChoiceState */

/**
 * The number that `words` say, by itself or by its game's name.
 * @param {string} words
 */
function numberIn(words) {
  if (/^[1-8]$/.test(words)) return Number(words);
  if (words.length < 2) return null;
  const found = [2, 3, 4, 5, 6, 7, 8].filter((number) => {
    const name = normalize(gameName(number, {}));
    return name.startsWith(words) || `${number} ${name}` === words;
  });
  return found.length === 1 ? found[0] ?? null : null;
}

/**
 * Bids the number that was typed, or takes it for the game to be named; whether it is offered.
 * @param {string} words
 * @param {ChoiceState} choosing
 */
export function numberTyped(words, { options, forms, named, setNamed, act }) {
  const number = numberIn(words);
  if (number === null) return false;
  if (bidsOffered(options).includes(number)) {
    act({ kind: "bid", number });
    return true;
  }
  if (!gamesOffered(forms, false).includes(number)) return false;
  setNamed({ game: number, open: Boolean(named?.open) && gamesOffered(forms, true).includes(number) });
  return true;
}

export const hear = hearingOf({ typedName: numberTyped, typedCall: () => null });

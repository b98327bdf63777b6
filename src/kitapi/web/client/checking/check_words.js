/** The checks of a deal in plain words. */
import { t } from "../words/translation.js";

/**
 * @typedef {import("../fair/outcome.js").Check} Check
 * @typedef {(seat: number) => string} NameOf
 */

/** The name of a check in words. @param {string} name */
export function checkWords(name) {
  switch (name) {
    case "record": return t("The record contains the whole shuffle, step by step");
    case "commitment": return t("The room's secret is the one it was bound to before anybody gave a share");
    case "pledges": return t("Every seat had pledged its share before any share was shown");
    case "values": return t("Every share shown is the one its seat had pledged");
    case "order": return t("The secret and the shares make exactly these cards");
    case "dealing": return t("The cards were dealt in that order");
    case "own_commitment": return t("The room showed this browser the same commitment before the cards were shuffled");
    case "own_pledges": return t("This browser saw the same pledges of all seats before it showed its share");
    case "own_value": return t("This browser's own share is among them");
    default: return t("No deal is missing that this browser saw begin");
  }
}

/** The reason why a check did not pass; empty if it passed. @param {Check} check @param {NameOf} nameOf */
export const whyWords = (check, nameOf) =>
  (check.outcome === "failed" ? failedWords(check, nameOf) : unknownWords(check.why));

/** @param {Check} check @param {NameOf} nameOf */
function failedWords({ why, seats }, nameOf) {
  const names = seats.map(nameOf).join(", ");
  switch (why) {
    case "no_opening": return t("There is no such deal in the record, or its beginning cannot be read.");
    case "other_algorithm": return t("The cards were shuffled in another way than was announced.");
    case "no_secret": return t("The secret is missing.");
    case "other_secret": return t("The secret that was shown is another one.");
    case "late_pledge": return t("Somebody pledged a share when others had already been shown.");
    case "other_value":
      return names ? t("Another share than the one pledged: {names}.", { names }) : t("The record has another share.");
    case "other_cards": return t("The cards that were dealt are others.");
    case "other_commitment": return t("This browser was shown another commitment for this deal.");
    case "other_pledges": return t("This browser was shown other pledges: {names}.", { names });
    case "vanished": return t("Missing: {numbers}.", { numbers: seats.join(", ") });
    default: return t("Steps are missing, come twice, or stand where they cannot.");
  }
}

/** @param {string} why */
function unknownWords(why) {
  switch (why) {
    case "": return "";
    case "algorithm": return t("This page does not know the way in which the cards were shuffled.");
    case "no_pledges": return t("This is an older deal: shares were not pledged then.");
    case "aborted": return t("The deal was broken off before its cards were shuffled.");
    case "not_dealt": return t("The deal was broken off before its cards were dealt.");
    case "no_secret": return t("The secret of this older deal was not kept.");
    case "not_remembered": return t("This browser was not there, or it has forgotten: it keeps the newest deals only.");
    case "came_late": return t("Its share did not come in time, and none was counted for its seat.");
    case "not_shown": return t("Its share was pledged but not shown in time, and none was counted for its seat.");
    case "given_elsewhere":
      return t("For its seat another share was pledged: by another device, or by a bot that stood in.");
    default: return t("The deal is not over.");
  }
}

/**
 * Whether an answer is yes, no or neither, for those who do not see its sign.
 * @param {import("../fair/outcome.js").Outcome} outcome
 */
export function outcomeWords(outcome) {
  switch (outcome) {
    case "passed": return t("Yes:");
    case "failed": return t("No:");
    default: return t("Unknown:");
  }
}

/**
 * The outcome of all checks together, and a sentence that says it.
 * @param {import("../fair/verifier.js").Verdict} verdict
 * @param {readonly Check[]} checks
 * @returns {[import("../fair/outcome.js").Outcome, string]}
 */
export function verdictWords({ outcome: verdict }, checks) {
  if (checks.some(({ outcome }) => outcome === "failed")) return ["failed", t("Something is wrong with this deal.")];
  if (verdict === "aborted")
    return [
      "passed", t("This deal was broken off before its cards were shuffled, and its secret is the promised one."),
    ];
  if (verdict === "sound" && checks.some(({ name, outcome }) => name === "own_value" && outcome === "passed"))
    return ["passed", t("Verified: the shuffle was fair, nobody chose these cards.")];
  // Whether the others' shares were drawn at random cannot be known here.
  if (verdict === "sound")
    return [
      "passed",
      t("Verified: these are the promised cards. Nobody chose them if one of the shares is an honest player's."),
    ];
  return ["unknown", t("Not everything is known about this deal.")];
}

/** A player's last call or answer, as a slip at their plate. */
import { html } from "../../../web/client/ui.js";
import { CallSign } from "./ladder.js";
import { answerWords, soloAnswerWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 *
 * @param {PrefaView} view
 * @param {number} seat
 */
export function speechOf(view, seat) {
  if (view.phase === "bidding") return lastCall(view, seat);
  if (view.phase === "given_up") return soloAnswer(view, seat);
  return view.phase === "participating" ? lastAnswer(view, seat) : null;
}

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
function lastCall(view, seat) {
  const calls = view.calls ?? [];
  const at = calls.findLastIndex((spoken) => spoken.seat === seat);
  const spoken = calls[at];
  return spoken ? html`<${CallSign} spoken=${spoken} before=${calls.slice(0, at)} />` : null;
}

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
function lastAnswer(view, seat) {
  const answer = view.answers?.findLast((spoken) => spoken.seat === seat)?.answer;
  return answer ? answerWords(answer) : null;
}

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
function soloAnswer(view, seat) {
  const answer = view.solo_answers?.find((given) => given.seat === seat);
  return answer ? soloAnswerWords(answer.accept) : null;
}

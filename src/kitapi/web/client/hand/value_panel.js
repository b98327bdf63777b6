/** The value of a hand: what to do, what can be declared, and the tricks as bars. */
import { TroubleNote } from "../kit/interruption.js";
import { ShareLink } from "../kit/share_link.js";
import { useAnswer } from "../solver/solver_request.js";
import { html, useEffect, useRef } from "../ui.js";
import { t } from "../words/translation.js";
import { requestQuery } from "./address.js";
import { Bids } from "./bids.js";
import { Goals } from "./goals.js";
import { TrickChances } from "./trick_chances.js";
import { figureWords, shareWords, formatSigned, wordsOf } from "./words.js";

/** @typedef {import("./value.js").HandValue} HandValue */

/** An answer that begins below this share of the screen's height is scrolled up: on a phone it is below the cards. */
const LOW = 0.5;

/** @param {{ setting: import("./address.js").HandSetting }} props */
export function ValuePanel({ setting }) {
  const { answer, making, trouble, again } = useAnswer(setting.requested ? requestQuery(setting) : null, "/api/hand");
  if (!setting.requested)
    return html`<p class="hand-question">
      ${t("Choose your cards, and read here how high to bid and what each contract is worth.")}</p>`;
  if (trouble) return html`<${TroubleNote} trouble=${trouble} again=${again} />`;
  if (!answer)
    return html`<p class="hand-question" role="status">
      ${making
        ? t("Getting the solver ready; this happens once and takes up to a minute …")
        : t("Many layouts are being solved; it takes some seconds …")}</p>`;
  return html`<${Parts} value=${answer} />`;
}

/** @param {{ value: HandValue }} props */
function Parts({ value }) {
  const { game, goals, from_hand: fromHand } = value;
  const advice = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const slip = advice.current?.closest("section");
    if (slip && slip.getBoundingClientRect().top > innerHeight * LOW) slip.scrollIntoView({ block: "start" });
  }, [value]);
  return html`<p class="hand-advice" role="status" ref=${advice}>${adviceWords(value)}</p>
    <ul class="hand-standing">${resultWords(value).map((words) => html`<li key=${words}>${words}</li>`)}</ul>
    <${TrickChances} key=${value.best} value=${value} />
    <${Goals} game=${game} goals=${goals} best=${value.best}
      title=${t("What can be declared, in {unit}", { unit: wordsOf(game).unitName() })} />
    ${fromHand && html`<${Goals} game=${game} goals=${fromHand} best="" title=${t("From hand, without the talon")} />`}
    ${value.bids && html`<${Bids} game=${game} bids=${value.bids} limit=${value.limit ?? null} />`}
    <p class="quiet hand-how">
      ${t(
        "Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.")}</p>
    <${ShareLink} key=${location.href} label=${t("Link to this hand")} />`;
}

/** The advice what to do with the hand. @param {HandValue} value */
function adviceWords({ game, talons, best, limit }) {
  if (talons === 1) return t("Best: {goal}.", { goal: wordsOf(game).goalName(best) });
  return limit ? t("Bid up to {bid}.", { bid: wordsOf(game).bidWords(limit) }) : t("Pass: no bid is worth as much.");
}

/** The values of the lowest bid, of passing and of giving up. @param {HandValue} value */
function resultWords({ game, bids, passing, given_up: up }) {
  const { bidWords, unitName } = wordsOf(game);
  const unit = unitName();
  const lowest = bids?.[0];
  return [
    lowest && t("Buying at {bid}: {worth}.", { bid: bidWords(lowest.bid), worth: `${figureWords(lowest)} ${unit}` }),
    passing
      && t("Passing: {worth}; another player buys in {share} of the deals.",
        { worth: `${figureWords(passing)} ${unit}`, share: shareWords(passing.bought) }),
    up !== undefined && t("Giving up once the talon is seen: {worth}.", { worth: `${formatSigned(up)} ${unit}` }),
  ].filter(Boolean);
}

/** The open cards: the value of each, and a line of play, step by step. */
import { announce } from "../announcer.js";
import { LyingCard } from "../cards/card.js";
import { cardName } from "../cards/names.js";
import { ReplayControls } from "../replay/replay_controls.js";
import { navigate, replaceAddress } from "../routes.js";
import { ShareLink } from "../kit/share_link.js";
import { classes, html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";
import { useAnswer } from "./solver_request.js";
import { bestOf, costsBySide, tricksOf } from "./course.js";
import { handsOf, holderOf, questionOf, solverAddress } from "./deal.js";
import { useRestoredFocus } from "./focus.js";
import { GameChoice, Strain } from "./game_choice.js";
import { SolverHand } from "./solver_hand.js";
import { Matrix } from "./matrix.js";
import { Place } from "./place.js";
import { useSteps } from "./steps.js";
import { TrickList } from "./trick_list.js";
import { handName, resultWords } from "./words.js";

/**
 * @typedef {import("./deal.js").Deal} Deal
 * @typedef {import("./solver_request.js").Answer} Answer
 * @typedef {import("./course.js").Trick} Trick
 */

/**
 * @param {{ deal: Deal, played: string[], at: number, broken: boolean, last: { current: HTMLElement | null } }} props
 *   `last`: what has had the focus last
 */
export function OpenTable({ deal, played, at, broken, last }) {
  const gone = played.slice(0, at);
  const request = useAnswer(questionOf(deal, gone));
  const answer = /** @type {Answer | null} */ (request.answer);
  const tricks = tricksOf(deal, gone, answer);
  const steps = useSteps(deal, played, at, answer);
  const best = bestOf(answer);
  const words = wordsAt(deal, gone, tricks.at(-1));
  const lay = (/** @type {Deal} */ next) => replaceAddress(solverAddress(next, []));
  useEffect(() => { if (answer) announce(`${words} ${resultWords(answer)}`); }, [answer]);
  useRestoredFocus(last, [".move.best", ".move"], answer);
  return html`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${Verdict} deal=${deal} asking=${request} broken=${broken} />
      <div class=${classes("solver-table", deal.hands.second === null && "lone")}>
        ${handsOf(deal.hands)
          .map((hand) => html`<${SolverHand} key=${hand} hand=${hand} hands=${deal.hands} answer=${answer} best=${best}
            cards=${(deal.hands[hand] ?? []).filter((card) => !gone.includes(card))} onPlay=${steps.play} />`)}
        <${OnTheTable} deal=${deal} trick=${tricks.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${t("The play")}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${steps.line.length ? undefined : "true"} onClick=${steps.playBest}>${t("Best card")}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${steps.line.length ? undefined : "true"} onClick=${steps.playOut}>
            ${t("Best play to the end")}</button>
        </div>
        <${ReplayControls} player=${steps} count=${played.length + 1} words=${words} />
      </section>
      ${gone.length > 0 && answer
        && html`<${TrickList} deal=${deal} tricks=${tricks} costs=${answer.costs}
          sides=${costsBySide(deal, gone, answer.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${t("The game")}>
      <${GameChoice} deal=${deal} onDeal=${lay} />
      <${Matrix} deal=${deal} onDeal=${lay} />
      <${ShareLink} key=${solverAddress(deal, played, at)} label=${t("Link to this position")} />
      <button type="button" class="plain" onClick=${() => navigate(solverAddress(deal))}>
        ${t("Change the cards")}</button>
    </aside>
  </main>`;
}

/**
 * The result of the deal, or why it is not known.
 * @param {{ deal: Deal, asking: ReturnType<typeof useAnswer>, broken: boolean }} props
 */
function Verdict({ deal, asking, broken }) {
  const { answer, making, trouble, field, again } = asking;
  return html`<div class="solver-verdict">
    ${broken
      && html`<p class="paper solver-note" role="alert">
        ${t("The link is incomplete: this is what could be read of it.")}</p>`}
    ${answer && html`<p class="verdict">${resultWords(answer)}</p>`}
    ${making
      && html`<p class="making" role="status">
        ${t("Getting the solver ready; this happens once and takes up to a minute …")}</p>`}
    ${!answer && !making && !trouble && html`<p class="verdict">…</p>`}
    ${trouble && html`<div class="paper solver-note" role="alert">
      <p>${field === "played" ? t("These cards cannot be played in this order: the link may be incomplete.") : trouble}
      </p>
      ${field === "played"
        ? html`<button type="button" class="plain" onClick=${() => replaceAddress(solverAddress(deal, []))}>
          ${t("To the first card")}</button>`
    : html`<button type="button" class="plain" onClick=${again}>${t("Try now")}</button>`}
    </div>`}
  </div>`;
}

/** @param {{ deal: Deal, trick: Trick | undefined }} props */
const OnTheTable = ({ deal, trick }) => html`<div class="on-the-table" role="group" aria-label=${t("The trick")}>
  ${trick
    ? html`<div class=${classes("solver-trick", trick.winner && "full")}>
      ${trick.cards.map((card) => html`<span key=${card} class="trick-place">
        <${LyingCard} card=${card} /><${Place} hand=${holderOf(deal.hands, card) ?? "declarer"} /></span>`)}</div>`
    : html`<p class="trumps-shown"><${Strain} strain=${deal.strain} /></p>`}
</div>`;

/**
 * What has just happened.
 * @param {Deal} deal
 * @param {readonly string[]} gone
 * @param {Trick | undefined} trick
 */
function wordsAt(deal, gone, trick) {
  const card = gone.at(-1);
  const holder = card && holderOf(deal.hands, card);
  if (!card || !holder) return t("{name} leads.", { name: handName(deal.leader, deal.hands) });
  const played = t("{name}: {card}.", { name: handName(holder, deal.hands), card: cardName(card) });
  return trick?.winner
    ? `${played} ${t("{name} takes the trick", { name: handName(trick.winner, deal.hands) })}.`
    : played;
}

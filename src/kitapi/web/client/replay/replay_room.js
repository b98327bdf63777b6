/** The room of a replay: the deal at one moment, and the controls that play it. */
import { announce } from "../announcer.js";
import { CheckButton } from "../checking/check_button.js";
import { coverOf, drawingOf, settingsOf } from "../covers.js";
import { KeyList } from "../keyboard/key_list.js";
import { useKeys } from "../keyboard/keys.js";
import { worstIn } from "../review/places.js";
import { useReviewState } from "../review/review_state.js";
import { ReviewPanel } from "../review/review_panel.js";
import { replayAddress, reviewAddress, replaceAddress, tableAddress } from "../routes.js";
import { SettingsButton } from "../settings_slip/settings_button.js";
import { useMeanings } from "../table/meanings.js";
import { namesFor } from "../table/seating.js";
import { TricksReplay } from "../tricks/replayed_table.js";
import { classes, html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { Perspective } from "./perspective.js";
import { momentsOf, tableAtMoment } from "./moments.js";
import { ReplayControls } from "./replay_controls.js";
import { usePlayer } from "./player.js";

/** @returns {[string[], string][]} */
const keys = () => [
  [["←", "→"], t("one step back, one step forward")],
  [["Home", "End"], t("to the start, to the end")],
  [[t("Space")], t("play, pause")],
  [["w"], t("the review: what the decisions cost")],
  [["m", "p"], t("the next mistake, the one before")],
  [["t"], t("the turning point")],
  [["c"], t("check how the cards were shuffled")],
  [["r"], t("read aloud: your hand, the trick, the score")],
  [[","], t("settings")],
  [["Esc"], t("close what is open")],
  [["?"], t("this list")],
];

/**
 * @param {{
 *   replay: import("../protocol.js").Replay, me: number | null, table: string, reviewing: boolean, atWorst: boolean,
 * }} props
 */
export function ReplayRoom({ replay, me, table: id, reviewing: wantsReview, atWorst }) {
  const drawing = drawingOf(replay.game);
  const solved = useSolverLink(replay.game);
  const [seat, sitBehind] = useState(me ?? 0);
  const [open, setOpen] = useState(me === null);
  const table = useMemo(() => tableAtMoment(replay, id, seat), [replay, id, seat]);
  const moments = useMemo(() => momentsOf(replay, drawing, { ...table, me }), [replay]);
  const player = usePlayer(moments.length, (at) => sayMoment(moments[at]?.narration, review.verdictAt(at)));
  const moment = moments[player.at];
  const reviewing = wantsReview && Boolean(drawing.actionWords);
  const review = useReviewState(id, replay.number, moments, reviewing ? drawing.actionWords : undefined);
  useEffect(() => {
    const worst = atWorst && player.at === 0 && worstIn(review.placed, me);
    if (worst) player.goTo(worst.at);
  }, [review.placed.length > 0]);
  const decider = review.deciderAt(player.at);
  const hands =
    moment?.views.map((view, one) => (open || one === decider ? drawing.handOf?.(view) ?? view.hand ?? [] : []))
      ?? null;
  const shown = shownMoment(table, moment, seat);
  const [noticeWord, meaning] = useMeanings(replay.game);
  useKeys((key) => {
    if (key === "r" && moment) announce(drawing.readAloud(shown));
    else if (key === "Escape" && reviewing) replaceAddress(replayAddress(id, replay.number));
    else return false;
    return true;
  });
  return html`<div onPointerOver=${noticeWord} onFocusIn=${noticeWord}
    class=${classes("room", "replay", `of-${replay.game}`, reviewing && "reviewing", reviewing && review.reviewed.review
      && "reviewed")}>
    <${ReplayBar} game=${replay.game} id=${id} number=${replay.number} table=${{ ...table, me }}
      reviewing=${drawing.actionWords ? reviewing : null} />
    <main class="cloth">
      ${moment && (drawing.tricks ? html`<${TricksReplay} game=${drawing.tricks} shown=${shown} hands=${hands} />`
      : html`<${drawing.Replay} shown=${shown} hands=${hands} />`)}
      <section class="replay-bar" aria-label=${t("Replay")}>
        <${ReplayControls} player=${player} count=${moments.length} words=${moment?.narration.words ?? ""}
          marks=${review.marks(player.last)}
          more=${solved && html`<${ToSolver} address=${solved(moment?.views ?? [])} />`} />
        <${Perspective} table=${{ ...table, me }} seat=${seat} open=${open} onSeat=${sitBehind} onOpen=${setOpen} />
      </section>
      ${meaning}
      ${reviewing && html`<${ReviewPanel} ...${review} player=${player} me=${me} table=${table} />`}
    </main>
  </div>`;
}

/**
 * The solver's address for a moment; null for a game that it does not solve, and until it is loaded.
 * @param {string} game
 */
function useSolverLink(game) {
  const { solved } = coverOf(game);
  useEffect(() => { solved?.load().catch(() => undefined); }, [solved]);
  return solved?.loaded.value ?? null;
}

/**
 * A link to this moment in the solver; without an address, an empty place of the same size.
 * @param {{ address: string | null }} props
 */
const ToSolver =
  ({ address }) =>
    html`<a class="tool turn to-solver" href=${address ?? undefined} aria-label=${t("Open in the solver")}
      title=${t("Open in the solver")}
      hidden=${!address}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`;

/**
 * @param {import("../drawing.js").Narration | undefined} narration
 * @param {string} verdict what the review says of it
 */
const sayMoment = (narration, verdict) =>
  announce([narration?.spoken ?? narration?.words ?? "", verdict].filter(Boolean).join(". "));

/**
 * @param {import("../protocol.js").TableView} table
 * @param {import("./moments.js").Moment | undefined} moment
 * @param {number} seat
 * @returns {import("../table/pace.js").Shown}
 */
function shownMoment(table, moment, seat) {
  const view = moment ? { ...moment.views[seat], options: [] } : null;
  return { version: 0, table, view, gathering: moment?.gathering ?? null, catchingUp: false };
}

/**
 * @param {{ game: string, id: string, number: number, table: import("../protocol.js").TableView,
 *   reviewing: boolean | null }} props
 *   `reviewing`: null where nothing is reviewed
 */
const ReplayBar = ({ game, id, number, table, reviewing }) => html`<header class="top-bar">
  <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}><img src="/static/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${t("Replay of deal {number}", { number })}</h1>
  <nav class="tools" aria-label=${t("Table")}>
    ${reviewing !== null && html`<button type="button" class="tool" aria-pressed=${reviewing} aria-keyshortcuts="w"
      onClick=${() => replaceAddress((reviewing ? replayAddress : reviewAddress)(id, number))}>${t("Review")}</button>`}
    <${CheckButton} table=${id} deal=${number} nameOf=${namesFor(table)} look="tool"
      label=${t("Check")} spoken=${t("Check the deal")} shortcut="c" />
    <a class="tool" href=${tableAddress(id)}>${t("To the table")}</a>
    <${KeyList} keys=${keys()} />
    <${SettingsButton} own=${settingsOf(game)} />
  </nav>
</header>`;

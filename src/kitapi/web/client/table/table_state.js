/** The page's state of one table: the connection, what is shown, and the history. */
import { announce } from "../announcer.js";
import { setDeck } from "../cards/deck.js";
import { coverOf, drawingOf, loadDrawing } from "../covers.js";
import { isShare, dueShares } from "../fair/shares.js";
import { authorWords } from "./author.js";
import { openLink } from "../net/link.js";
import { settings } from "../settings/settings.js";
import { play } from "../sound.js";
import { computed, signal } from "../ui.js";
import { language, t } from "../words/translation.js";
import { alertBy } from "./alerts.js";
import { arrivals } from "./arrivals.js";
import { sitWhenFree } from "./awaited_seat.js";
import { noteClock } from "./clock_arrivals.js";
import { LINES_KEPT } from "./log.js";
import { openPace } from "./pace.js";
import { addSaid } from "./talk_record.js";
import { isSeatChange, narrateSeatChange } from "./seat_changes.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").Observation} Observation
 * @typedef {import("../protocol.js").RefusedMessage} RefusedMessage
 * @typedef {import("../protocol.js").StateMessage} StateMessage
 * @typedef {import("../protocol.js").View} View
 * @typedef {import("./pace.js").Shown} Shown
 * @typedef {import("./log.js").Line} Line
 * @typedef {ReturnType<typeof openTableState>} TableState
 *
 * In which deal something happened, by its number.
 * @typedef {{ deal: number }} InDeal
 */

/** Whether the viewer is to act, except for actions that the page takes automatically. @param {View | null} view */
export const isToAct = (view) => Boolean(view?.options?.some((option) => !isShare(option))) && !isOutOfTurn(view);

/** Whether it is another's turn, and the viewer only may say something. @param {any} view */
const isOutOfTurn = (view) => Boolean(view?.turn?.length) && !view.turn.includes(view.seat);

/** Refusals after which the socket is closed, until there is room. */
const NO_ROOM = new Set(["table_full", "room_full", "address_full"]);

/**
 * The function that narrates what happened at a table: changes of seats for every game, the rest as its game does.
 * @param {import("../drawing.js").Drawing} drawing
 */
const narratorOf = ({ narrate }) =>
  (/** @type {Observation} */ seen, /** @type {Shown} */ shown) =>
    (isSeatChange(seen) ? narrateSeatChange(seen) : narrate(seen, shown));

/** The seat of which something was seen, where there is one. @param {any} seen */
const seatIn = (seen) => (typeof seen?.seat === "number" ? { seat: /** @type {number} */ (seen.seat) } : {});

/** How long a refusal stays in sight if nobody taps it away, in milliseconds. */
const REFUSAL_STAYS = 12000;

/**
 * How long a share that is lost here is awaited from another device, in milliseconds: less than the room itself waits.
 */
const LOSS_WAITS = 1000;

/**
 * A refusal as the page shows it, and the rule that says so.
 * @typedef {{ text: string, clause: string | null }} Refused
 */

/**
 * @param {string} table
 * @param {string | null} [role] the house's role in which the viewer acts; null: at their seat; "spectator": as one
 * who has none
 */
export function openTableState(table, role = null) {
  const lines = signal(/** @type {(Line & InDeal)[]} */ ([]));
  const refusal = signal(/** @type {Refused | null} */ (null));
  /** Why nobody plays at this table, in the server's words; empty while somebody may. */
  const unplayable = signal("");
  /** Why there is no room, as a sentence. */
  const turnedAway = signal("");
  /** What has happened, oldest first. */
  const happened = signal(/** @type {(Observation & InDeal)[]} */ ([]));
  const pace = openPace((game) => drawingOf(game).steps, onShown, onRecalled);
  /** The number of onlookers without a seat or a role. */
  const watching = signal(0);
  /** What the viewer sends to take their last decision back; null while they have none to take back. */
  const takeBack = signal(/** @type {number | null} */ (null));
  /** What was said lately, oldest first. */
  const said = signal(/** @type {readonly import("./talk_record.js").Said[]} */ ([]));
  const listener = {
    onState, onRefused, onWatching: (/** @type {number} */ count) => { watching.value = count; },
    onTalk: (/** @type {import("../net/link.js").TalkedMessage} */ message) => {
      said.value = addSaid(said.peek(), message);
    },
    pace: computed(() => settings.value.pace),
  };
  const line = openLink(table, language(), listener, role);
  const link = { ...line, send };
  /** Commands that the page sent automatically: their refusals, as when another tab was quicker, are not shown. */
  const automatic = /** @type {Set<string | null>} */ (new Set());
  let refusalTimer = 0;
  let lossTimer = 0;
  let lastDecision = "";
  let number = 0;
  let isClosed = false;
  /** Who sat where while the first deal was awaited; null from then on. */
  let waitingSeats = /** @type {readonly import("../protocol.js").SeatView[] | null} */ (null);
  /** States that arrived before the drawing of their game was loaded; empty afterwards. */
  let early = /** @type {StateMessage[]} */ ([]);

  /** @param {StateMessage} state */
  function onState(state) {
    if (coverOf(state.table.game).drawing.loaded.peek()) show(state);
    else if (early.push(state) === 1)
      loadDrawing(state.table.game)
        .then(showEarly, () => { refuse(t("A part of this page could not be loaded. Load the page again.")); });
  }

  function showEarly() {
    const states = early;
    early = [];
    if (!isClosed) states.forEach(show);
  }

  /** @param {StateMessage} state */
  function show(state) {
    setDeck(coverOf(state.table.game).deck);
    noteClock(state.table.clock);
    watching.value = state.table.watching;
    takeBack.value = state.take_back ?? null;
    callOn(state);
    contribute(state);
    const sitCommand = sitWhenFree(state.table);
    if (sitCommand) send(sitCommand);
    pace.arrive(state);
    // A console shows the present: nothing may move under the hand that presses a key.
    if (role !== null && role !== "spectator") pace.hurry();
  }

  /** Calls the viewer who waits for players when one sits down. @param {StateMessage} state */
  function callOn({ table: seated, view }) {
    for (const name of waitingSeats ? arrivals(waitingSeats, seated) : []) {
      announce(t("{name} sits down at the table.", { name }));
      play("knock");
    }
    waitingSeats = view ? null : seated.seats;
  }

  /**
   * Gives the viewer's share in the shuffle at once; in a moment, where a value is lost that another device may still
   * have.
   * @param {StateMessage} state
   */
  function contribute(state) {
    clearTimeout(lossTimer);
    for (const { action, lost } of dueShares(state)) {
      const give = () => { automatic.add(line.send({ type: "act", seen: state.version, action })); };
      if (lost) lossTimer = setTimeout(give, LOSS_WAITS);
      else if (!isUnderWay(action)) give();
    }
  }

  /** Whether an action of this kind was sent and is not answered yet. @param {Action} action */
  function isUnderWay({ kind }) {
    const sent = /** @type {{ action?: Action }[]} */ ([...line.unanswered.peek().values()]);
    return sent.some(({ action }) => action?.kind === kind);
  }

  /** Shows a refusal; open dialogs are closed, so that it can be seen. @param {RefusedMessage} refused */
  function onRefused(refused) {
    if (NO_ROOM.has(refused.reason)) turnedAway.value = refused.text;
    if (automatic.has(refused.id) || NO_ROOM.has(refused.reason)) return;
    if (refused.reason === "not_playable") unplayable.value = refused.text;
    document.querySelectorAll("dialog[open]").forEach((open) => /** @type {HTMLDialogElement} */ (open).close());
    refuse(refused.text, refused.clause);
    clearTimeout(refusalTimer);
    refusalTimer = setTimeout(forgive, REFUSAL_STAYS);
  }

  /** Shows a refusal until it is dismissed. @param {string} text @param {string | null} [clause] */
  function refuse(text, clause = null) {
    refusal.value = { text, clause };
    if (role === null) announce(text);
  }

  /** Removes the refusal. */
  function forgive() {
    clearTimeout(refusalTimer);
    refusal.value = null;
  }

  /** Sends a command of the viewer. @param {import("../protocol.js").Command} command */
  function send(command) {
    forgive();
    return line.send(command);
  }

  /**
   * @param {Observation | null} seen
   * @param {Shown} shown
   */
  function onShown(seen, shown) {
    const drawing = drawingOf(shown.table.game);
    const narration = seen && narratorOf(drawing)(seen, shown);
    const deal = shown.view?.number ?? 0;
    if (seen) happened.value = [...happened.peek(), { ...seen, deal }].slice(-LINES_KEPT);
    if (narration) {
      const shownLine = { ...lineOf(narration, deal, authorWords(seen?.by, drawing.house)), ...seatIn(seen) };
      lines.value = [...lines.peek(), { ...shownLine, at: Date.now() }].slice(-LINES_KEPT);
      announce(narration.spoken ?? narration.words);
      if (!shown.catchingUp) alertBy("voice", (to) => to.speakAloud(narration, seatIn(seen).seat, shown.table.me));
      if (narration.sound) play(narration.sound);
    }
    announceTurn(shown, drawing);
  }

  /**
   * Replaces what the page has of a deal by its history, after the page was opened or its connection restored.
   * @param {readonly import("./pace.js").Frame[]} recalled
   * @param {number} deal
   */
  function onRecalled(recalled, deal) {
    const before = (/** @type {InDeal} */ one) => one.deal !== deal;
    const seen = recalled.flatMap((frame) => (frame.seen ? [{ ...frame.seen, deal }] : []));
    const narrations = recalled.flatMap((frame) => {
      const drawing = drawingOf(frame.shown.table.game);
      const words = frame.seen && narratorOf(drawing)(frame.seen, frame.shown);
      return words
        ? [{ ...lineOf(words, deal, authorWords(frame.seen?.by, drawing.house)), ...seatIn(frame.seen) }] : [];
    });
    happened.value = [...happened.peek().filter(before), ...seen].slice(-LINES_KEPT);
    lines.value = [...lines.peek().filter(before), ...narrations].slice(-LINES_KEPT);
  }

  /** @param {import("../drawing.js").Narration} narration @param {number} deal @param {string} by */
  const lineOf = ({ words, weight }, deal, by) => ({ id: ++number, words, weight, deal, by });

  /**
   * @param {Shown} shown
   * @param {import("../drawing.js").Drawing} drawing
   */
  function announceTurn({ table: seated, view, catchingUp },
    { prompt, decision: decisionIn = (/** @type {View} */ { options }) => JSON.stringify(options) }) {
    if (catchingUp) return;
    const pending = view && isToAct(view) ? decisionIn(view) : "";
    if (pending && pending !== lastDecision) {
      announce(prompt(view));
      play("turn");
    }
    if (pending !== lastDecision)
      alertBy("notice", (to) => to.noticeTurn(pending && coverOf(seated.game).title()));
    lastDecision = pending;
  }

  /** @param {Action} action */
  function act(action) {
    const version = pace.shown.peek()?.version ?? 0;
    link.send({ type: "act", seen: version, action, ...(role !== null && { role }) });
  }

  function close() {
    isClosed = true;
    pace.close();
    clearTimeout(lossTimer);
    forgive();
    line.close();
  }

  return {
    lines, happened, watching, unplayable, turnedAway, refusal, forgive, shown: pace.shown, hurry: pace.hurry, link,
    said, takeBack, act, close,
  };
}

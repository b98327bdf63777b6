/**
 * Shows what happened at a pace that can be followed. Bots answer at once, and a new connection brings a whole trick in
 * one message; the reader sees one step after the other. It never delays them: `hurry` shows the present at once.
 */
import { settings } from "../settings/settings.js";
import { signal } from "../ui.js";

/**
 * @typedef {import("../protocol.js").StateMessage} StateMessage
 * @typedef {import("../protocol.js").Observation} Observation
 * @typedef {import("../protocol.js").View} View
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("../drawing.js").Shown} Shown
 * @typedef {import("../drawing.js").Steps} Steps
 *
 * @typedef {{ shown: Shown, millis: number, seen: Observation | null }} Frame
 */

const FASTER_WHEN_BEHIND = 14;

/** How long a step stays at each pace that the reader may choose, as a multiple of its time at the normal one. */
const FACTORS = { slow: 1.6, normal: 1, quick: 0.4, at_once: 0 };

/** The reader's pace, as a multiple of the usual time. */
export const paceFactor = () => FACTORS[settings.value.pace];

/**
 * @param {(game: string) => Steps} stepsOf
 * @param {(seen: Observation | null, shown: Shown) => void} onShown called for each observation as it is shown
 * @param {(recalled: readonly Frame[], deal: number) => void} onRecalled is passed what happened before in the deal of
 * that number
 */
export function openPace(stepsOf, onShown, onRecalled) {
  const shown = signal(/** @type {Shown | null} */ (null));
  let queue = /** @type {Frame[]} */ ([]);
  let last = /** @type {View | null} */ (null);
  let timer = 0;

  /** @param {StateMessage} state */
  function arrive(state) {
    if (state.history) recall(state, state.history);
    queue.push(...framesOf(stepsOf(state.table.game), state, last));
    last = state.view;
    if (!timer) advance();
  }

  /**
   * Passes on the history immediately, with the steps that were not shown yet.
   * @param {StateMessage} state
   * @param {Observation[]} history
   */
  function recall(state, history) {
    clear();
    if (!state.view) return;
    const frames = framesOf(stepsOf(state.table.game), { ...state, observations: history }, null);
    onRecalled(frames.filter(({ seen }) => seen), state.view.number);
  }

  function advance() {
    const frame = queue.shift();
    timer = 0;
    if (!frame) return;
    show(frame);
    const millis = frame.millis * FACTORS[settings.peek().pace];
    timer = setTimeout(advance, queue.length > FASTER_WHEN_BEHIND ? millis / 4 : millis);
  }

  /** @param {Frame} frame */
  function show(frame) {
    shown.value = { ...frame.shown, catchingUp: queue.length > 0 };
    onShown(frame.seen, frame.shown);
  }

  function clear() {
    clearTimeout(timer);
    timer = 0;
    queue = [];
  }

  /** Shows the present state immediately; returns whether anything was left to show. */
  function hurry() {
    const left = queue;
    clear();
    left.forEach(show);
    return left.length > 0;
  }

  return { shown, arrive, hurry, close: clear };
}

/**
 * @param {Steps} steps
 * @param {StateMessage} state
 * @param {View | null} before
 * @returns {Frame[]}
 */
function framesOf(steps, state, before) {
  const { version, table, observations } = state;
  let view = steps.begins(before, state.view);
  const frames = observations.map((seen, place) => {
    const gathering = steps.gathers(seen);
    const lying = view.trick;
    view = steps.after(view, seen, state.view);
    const turn = nextToAct(steps, observations[place + 1]);
    const onTable = gathering === null ? { ...view, turn } : { ...view, turn, trick: lying };
    return { seen, millis: steps.span(seen), shown: { version, table, view: onTable, gathering, catchingUp: true } };
  });
  return settledFrames(frames, { version, table, view: state.view, gathering: null, catchingUp: false });
}

/**
 * @param {Steps} steps
 * @param {Observation | undefined} next
 */
function nextToAct(steps, next) {
  const acts = next && typeof next.seat === "number" && steps.span(next) > 0 && steps.gathers(next) === null;
  return acts ? [next.seat] : [];
}

/**
 * The frames, ending in the present: in the last step's place where that changes nothing, else after it.
 * @param {Frame[]} frames
 * @param {Shown} present
 * @returns {Frame[]}
 */
function settledFrames(frames, present) {
  const end = frames.at(-1);
  if (!end || end.shown.gathering !== null) return [...frames, { shown: present, millis: 0, seen: null }];
  return [...frames.slice(0, -1), { ...end, shown: present }];
}

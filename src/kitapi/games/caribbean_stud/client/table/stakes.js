/**
 * The viewer's choices that are not sent yet: the amount, the card picked up, and stakes that follow one another.
 */
import { settings } from "../../../../web/client/settings/settings.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../../../web/client/ui.js";
import { saveStakes, loadStakes } from "./last_stakes.js";
import { offers, ownSeat, rangeOf } from "./pending_decision.js";

/**
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 * @typedef {import("../../../../web/client/protocol.js").Range} Range
 * @typedef {import("./last_stakes.js").Stakes} Stakes
 * @typedef {import("../../../../web/client/table/table_state.js").TableState} TableState
 * @typedef {ReturnType<typeof useStakes>} StakesState
 */

/**
 * @param {StudView | null} view
 * @param {import("../../../../web/client/table/pace.js").Shown} shown
 * @param {TableState} state
 */
export function useStakes(view, { table, catchingUp }, state) {
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const [cut, setCut] = useState(/** @type {number | null} */ (null));
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const sending = state.link.unanswered.value.size > 0;
  const last = loadStakes(table.id);
  const ante = rangeOf(view, "ante");
  const cutting = rangeOf(view, "cut");
  const moment = view ? `${view.number} ${view.phase}` : "";
  const cards =
    view?.options?.flatMap((option) => (option.kind === "exchange" && "card" in option ? [String(option.card)] : []))
      ?? [];
  // Before painting, so that a choice made as soon as it is offered is not reset.
  useLayoutEffect(() => { choose(null); setCut(null); setPicked(null); }, [moment]);
  useLayoutEffect(() => choose(null), [ownSeat(view)?.ante]);
  useLayoutEffect(() => { if (picked && !cards.includes(picked)) setPicked(null); }, [cards.join()]);
  useSavedStakes(view, table.id);
  useAutoDeclare(view, sending || catchingUp, state);
  const lay = usePlacement(view, sending, state);
  return {
    sending, last, ante, cutting, picked, cards, lay, act: sending ? null : state.act,
    amount: ante ? nearestAmount(chosen ?? (ownSeat(view)?.ante || last?.ante || ante.lowest), ante) : 0, choose,
    cut: cutting ? nearestAmount(cut ?? (cutting.lowest + cutting.highest) / 2, cutting) : 0, setCut,
    pick: (/** @type {string} */ card) => setPicked(picked === card ? null : card),
  };
}

/** The amount of a range that is nearest to `wanted`. @param {number} wanted @param {Range} range */
export function nearestAmount(wanted, { lowest, highest, step }) {
  const steps = Math.round((wanted - lowest) / step);
  return Math.min(Math.max(lowest + steps * step, lowest), highest);
}

/** Stores the stakes once the bets are closed. @param {StudView | null} view @param {string} table */
function useSavedStakes(view, table) {
  const own = ownSeat(view);
  const stakes = own?.plays && own.ante ? { ante: own.ante, token: Boolean(own.token || own.lamp) } : null;
  useEffect(() => { if (stakes) saveStakes(table, stakes); }, [view?.number, stakes?.ante, stakes?.token]);
}

/**
 * Declares the viewer's hand automatically, if their settings say so: once, and again only if others declared in the
 * meantime.
 * @param {StudView | null} view
 * @param {boolean} busy
 * @param {TableState} state
 */
function useAutoDeclare(view, busy, state) {
  const declared = useRef("");
  const others = view?.seats.map(({ declared: said, noted }) => `${said ? 1 : 0}${noted ? 1 : 0}`).join("");
  const hand = `${view?.number} ${view?.own?.combination} ${others}`;
  const wanted = settings.value.declare && offers(view, "declare") && !busy && declared.current !== hand;
  useEffect(() => {
    if (!wanted) return;
    declared.current = hand;
    state.act({ kind: "declare" });
  }, [wanted, hand]);
}

/** The phases in which stakes may be waiting: from the end of a round until the bets of the next are closed. */
const BEFORE_BETS_CLOSE = ["over", "prepare", "stakes"];

/**
 * Places several stakes one after the other, each as soon as it is offered; stops if one is refused or the bets close.
 * @param {StudView | null} view
 * @param {boolean} sending
 * @param {TableState} state
 */
function usePlacement(view, sending, state) {
  const [left, setLeft] = useState(/** @type {Action[]} */ ([]));
  const [next, ...rest] = left;
  const stopped = !view || !BEFORE_BETS_CLOSE.includes(view.phase) || state.refusal.value !== null;
  const ready = next && !stopped && !sending && isOffered(view, next);
  useEffect(() => { if (stopped && left.length) setLeft([]); }, [stopped]);
  useEffect(() => {
    if (!ready) return;
    setLeft(rest);
    state.act(next);
  }, [ready, left.length]);
  return (/** @type {Stakes} */ { ante, token }) => setLeft([
    { kind: "ante", amount: ante }, ...(token ? [{ kind: "token" }] : []), { kind: "wave" },
  ]);
}

/**
 * Whether a stake can be placed now: a token after an ANTE, the wave after both.
 * @param {StudView | null} view
 * @param {Action} action
 */
function isOffered(view, { kind }) {
  if (kind === "ante") return Boolean(rangeOf(view, "ante"));
  return offers(view, kind) && Boolean(ownSeat(view)?.ante);
}

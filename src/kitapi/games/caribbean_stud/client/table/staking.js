/**
 * What the viewer is about to do: the amount he has chosen, the card he has picked up, and stakes laid one after the
 * other.
 */
import { settings } from "../../../../web/client/settings/settings.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../../../web/client/ui.js";
import { offers, ownSeat, rangeOf } from "./asking.js";
import { keepStakes, lastStakes } from "./last_stakes.js";

/**
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 * @typedef {import("../../../../web/client/protocol.js").Range} Range
 * @typedef {import("./last_stakes.js").Stakes} Stakes
 * @typedef {import("../../../../web/client/table/table_state.js").TableState} TableState
 * @typedef {ReturnType<typeof useStaking>} Staking
 */

/**
 * @param {StudView | null} view
 * @param {import("../../../../web/client/table/pace.js").Shown} shown
 * @param {TableState} state
 */
export function useStaking(view, { table, catchingUp }, state) {
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const [cut, setCut] = useState(/** @type {number | null} */ (null));
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const sending = state.link.unanswered.value.size > 0;
  const last = lastStakes(table.id);
  const ante = rangeOf(view, "ante");
  const cutting = rangeOf(view, "cut");
  const moment = view ? `${view.number} ${view.phase}` : "";
  const cards =
    view?.options?.flatMap((option) => (option.kind === "exchange" && "card" in option ? [String(option.card)] : []))
      ?? [];
  // Before it is painted: what is chosen as soon as it is offered must not be forgotten again.
  useLayoutEffect(() => { choose(null); setCut(null); setPicked(null); }, [moment]);
  useLayoutEffect(() => choose(null), [ownSeat(view)?.ante]);
  useLayoutEffect(() => { if (picked && !cards.includes(picked)) setPicked(null); }, [cards.join()]);
  useKept(view, table.id);
  useDeclaring(view, sending || catchingUp, state);
  const lay = useLaying(view, sending, state);
  return {
    sending, last, ante, cutting, picked, cards, lay, act: sending ? null : state.act,
    amount: ante ? within(chosen ?? (ownSeat(view)?.ante || last?.ante || ante.lowest), ante) : 0, choose,
    cut: cutting ? within(cut ?? (cutting.lowest + cutting.highest) / 2, cutting) : 0, setCut,
    pick: (/** @type {string} */ card) => setPicked(picked === card ? null : card),
  };
}

/** The nearest amount a range has to `wanted`. @param {number} wanted @param {Range} range */
export function within(wanted, { lowest, highest, step }) {
  const steps = Math.round((wanted - lowest) / step);
  return Math.min(Math.max(lowest + steps * step, lowest), highest);
}

/** Keeps what was staked, once the bets are closed. @param {StudView | null} view @param {string} table */
function useKept(view, table) {
  const own = ownSeat(view);
  const stakes = own?.plays && own.ante ? { ante: own.ante, token: Boolean(own.token || own.lamp) } : null;
  useEffect(() => { if (stakes) keepStakes(table, stakes); }, [view?.number, stakes?.ante, stakes?.token]);
}

/**
 * Declares what is to be declared, for who leaves that to the page: once, and again only where others declared
 * meanwhile, who may have been quicker.
 * @param {StudView | null} view
 * @param {boolean} busy
 * @param {TableState} state
 */
function useDeclaring(view, busy, state) {
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

/** From when a round is over until the next one's bets are closed, stakes may be waiting to be laid. */
const BEFORE_BETS_CLOSE = ["over", "prepare", "stakes"];

/**
 * Lays several stakes one after the other, each as soon as it is offered; gives up when something is refused or bets
 * close.
 * @param {StudView | null} view
 * @param {boolean} sending
 * @param {TableState} state
 */
function useLaying(view, sending, state) {
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
 * Whether a stake can be laid now: a token on an ANTE, and the wave after both.
 * @param {StudView | null} view
 * @param {Action} action
 */
function isOffered(view, { kind }) {
  if (kind === "ante") return Boolean(rangeOf(view, "ante"));
  return offers(view, kind) && Boolean(ownSeat(view)?.ante);
}

/** The viewer's own cards. */
import { Face } from "../cards/card.js";
import { cardName } from "../cards/names.js";
import { nextInGroup } from "../keyboard/tab_stops.js";
import { useKeys } from "../keyboard/keys.js";
import { settings } from "../settings/settings.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 *
 * `offered`: the cards that may be chosen now, null when none is to be chosen. `picked`: chosen so far.
 * `fresh`: just taken up. `label`: whose hand, where it is not the viewer's. `onChoose` is called for a tap; `onThrow`,
 * where given, of a card dragged onto the table; `onRefuse`, where given, for a tap on a card that may not be chosen.
 * `dealt`: whether the hand is just being dealt when it appears. `leaving`: the picked card that is about to be played.
 * @typedef {{
 *   cards: readonly Card[], offered: ReadonlySet<Card> | null, picked: readonly Card[], fresh?: readonly Card[],
 *   label?: string,
 *   onChoose: (card: Card) => void, onThrow?: ((card: Card) => void) | null,
 *   dealt?: boolean, onRefuse?: ((card: Card) => void) | null, leaving?: Card | undefined,
 * }} HandProps
 */

const THROWN_AFTER = 56;

/** Milliseconds in which twelve cards are dealt, by the animation in cards.css. */
const DEALT_IN = 900;

/** How many cards fit in one row even on the smallest phone. */
const ONE_ROW = 6;

/** @param {HandProps} props */
export function Hand(props) {
  const { cards } = props;
  const half = cards.length > ONE_ROW ? Math.ceil(cards.length / 2) : Math.max(cards.length, 1);
  const { group, stop, listeners } = useRovingFocus(props, half);
  const rows = [cards.slice(0, half), cards.slice(half)].filter((row) => row.length > 0);
  return html`<div class="hand" role="group" aria-label=${props.label ?? t("Your hand")} ref=${group} ...${listeners}
    data-dealt=${useDealAnimation(props.dealt) || undefined} style=${{ "--held": cards.length, "--half": half }}>
    ${rows.map((row, at) => html`<div key=${at} class="hand-row">
      ${row.map((card, place) => html`<${HeldCard} key=${card} card=${card} stop=${card === stop}
        at=${at * half + place} bend=${at * half + place - (cards.length - 1) / 2} ...${props} />`)}
    </div>`)}
  </div>`;
}

/** @param {HandProps & { card: Card, at: number, bend: number, stop: boolean }} props */
function HeldCard({
  card, at, bend, stop, offered, picked, fresh = [], leaving, onChoose, onThrow, onRefuse,
}) {
  const may = offered?.has(card) ?? false;
  const chosen = picked.includes(card);
  const drag = useDrag(may && onThrow ? () => onThrow(card) : null);
  const [isShaking, setShaking] = useState(false);
  const look = classes("card held", offered && (may ? "may" : "may-not"), chosen && "picked",
    card === leaving && "leaving", isShaking && "shakes", fresh.includes(card) && "fresh");
  const tap = () => {
    if (drag.moved()) return;
    if (may) onChoose(card);
    else if (offered && onRefuse) {
      setShaking(true);
      onRefuse(card);
    }
  };
  const name = fresh.includes(card) ? t("{card}, from the talon", { card: cardName(card) }) : cardName(card);
  return html`<button type="button" class=${look} style=${{ "--bend": bend, "--at": at }}
    aria-label=${name} data-card=${card} tabindex=${stop ? 0 : -1}
    aria-pressed=${offered ? chosen : undefined} aria-disabled=${may ? undefined : "true"}
    onClick=${tap} onAnimationEnd=${() => setShaking(false)} ...${drag.listeners}>
    <${Face} card=${card} />
    ${fresh.includes(card) && html`<span class="fresh-mark" aria-hidden="true">${t("Talon")}</span>`}
  </button>`;
}

/** Whether the cards of a hand that appears come one after the other now. @param {boolean} [dealt] */
function useDealAnimation(dealt = false) {
  const [isDealing, setDealing] = useState(dealt && settings.peek().pace !== "at_once");
  useEffect(() => {
    const timer = setTimeout(() => setDealing(false), DEALT_IN);
    return () => clearTimeout(timer);
  }, []);
  return isDealing;
}

/**
 * One tab stop for the whole hand; arrows move along it, Enter plays or chooses. When the card in focus is gone, the
 * next one takes the focus. While a card of another hand is to be chosen, the arrows are left to that one.
 * @param {HandProps} props
 * @param {number} half how many cards lie in the first row
 */
function useRovingFocus({ cards, offered, label, onChoose, onThrow }, half) {
  const group = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState(0);
  const within = useRef(false);
  const place = Math.min(at, cards.length - 1);
  const elsewhere = Boolean(offered ?? label) && !cards.some((card) => offered?.has(card));
  const held = () => /** @type {HTMLElement[]} */ ([...(group.current?.querySelectorAll(".held") ?? [])]);
  const move = (/** @type {string} */ key, /** @type {HTMLElement | null} */ from) => {
    const to = nextInGroup(held(), from, key, half);
    to?.focus();
    return to !== null;
  };
  useKeys((key) => {
    if (elsewhere || !/^Arrow(Left|Right)$/.test(key) || group.current?.contains(document.activeElement)) return false;
    held()[place]?.focus();
    return true;
  });
  useLayoutEffect(() => { if (within.current && document.activeElement === document.body) held()[place]?.focus(); });
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const from = /** @type {HTMLElement} */ (event.target);
    const card = from.dataset.card ?? "";
    if (event.key === "Enter" && offered?.has(card)) (onThrow ?? onChoose)(card);
    else if (elsewhere || !move(event.key, from)) return;
    event.preventDefault();
  };
  const onFocusIn = (/** @type {FocusEvent} */ event) => {
    within.current = true;
    setAt(held().indexOf(/** @type {HTMLElement} */ (event.target)));
  };
  const onFocusOut = (/** @type {FocusEvent} */ event) => { if (event.relatedTarget) within.current = false; };
  return { group, stop: cards[place], listeners: { onKeyDown, onFocusIn, onFocusOut } };
}

/**
 * A card can be drawn upwards onto the table.
 * @param {(() => void) | null} onThrown
 */
function useDrag(onThrown) {
  const from = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const far = useRef(false);
  const settle = (/** @type {PointerEvent} */ event) => {
    from.current = null;
    /** @type {HTMLElement} */ (event.currentTarget).style.translate = "";
  };
  const listeners = onThrown && {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      from.current = { x: event.clientX, y: event.clientY };
      far.current = false;
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (!from.current) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      if (Math.hypot(x, y) < 10) return;
      far.current = true;
      const card = /** @type {HTMLElement} */ (event.currentTarget);
      card.setPointerCapture(event.pointerId);
      card.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const risen = from.current ? from.current.y - event.clientY : 0;
      settle(event);
      if (risen > THROWN_AFTER) onThrown();
    },
    onPointerCancel: settle,
  };
  return { listeners: listeners ?? {}, moved: () => far.current };
}

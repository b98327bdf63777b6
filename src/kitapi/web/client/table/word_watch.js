/**
 * When the meaning of a word is shown: after a short wait under the pointer or in focus, after a long press, and at
 * once for a tap on a word that is no button. A word is whatever has `data-word`.
 */
import { nextInGroup } from "../keyboard/tab_stops.js";

/** How long a pointer or the focus stays on a word before its meaning is shown, in milliseconds. */
const WAIT = 400;
/** How long a finger rests on it. */
const PRESS = 500;
/** How long the meaning stays when the pointer has left the word: long enough to go to the meaning. */
const LEAVE = 250;
/** How far a finger may move and still rest, in pixels. */
const SLACK = 10;

/** What does something when it is pressed; a tap on any other word shows its meaning. */
const ACTS = "button, a, label, summary";

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
export const wordAt = (target) => (target instanceof Element ? target.closest("[data-word]") : null);

/**
 * The words that arrows lead along: those that are no buttons. One of them on a page is a stop for Tab; a stop for each
 * would be a dozen to pass on the way to the cards.
 */
export const shownWords = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-word]")])
  .filter((word) => !word.closest(`${ACTS}, [aria-hidden]`) && word.checkVisibility());

/**
 * `describe`: makes the meaning the description of a word, still unseen; `show` shows it too; `hide` ends both.
 * @typedef {{
 *   contains: (target: EventTarget | null) => boolean, describe: (word: HTMLElement) => void,
 *   show: (word: HTMLElement) => void, hide: () => void,
 * }} Slip
 */

/** Follows pointer, focus and keys, and says when the slip shows which word; each event has a method of its name. */
export class WordWatch {
  #timer = 0;
  #shown = /** @type {HTMLElement | null} */ (null);
  #pressed = /** @type {{ word: HTMLElement, x: number, y: number } | null} */ (null);
  #endsPress = false;

  /** @param {Slip} slip */
  constructor(slip) {
    this.slip = slip;
  }

  /** @param {() => void} act @param {number} wait */
  #after(act, wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }

  /** @param {HTMLElement} word */
  #show(word) {
    clearTimeout(this.#timer);
    this.#shown = word;
    this.slip.show(word);
  }

  hide() {
    clearTimeout(this.#timer);
    this.#shown = null;
    this.slip.hide();
  }

  /** @param {PointerEvent} event */
  pointerover({ pointerType, target }) {
    if (pointerType !== "mouse") return;
    const word = wordAt(target);
    if (this.slip.contains(target) || (word && word === this.#shown)) clearTimeout(this.#timer);
    else if (word) this.#after(() => { if (word.matches(":hover")) this.#show(word); }, WAIT);
    else this.#after(() => this.hide(), LEAVE);
  }

  /** @param {PointerEvent} event */
  pointerdown({ pointerType, target, clientX: x, clientY: y }) {
    this.#endsPress = false;
    if (this.slip.contains(target)) return;
    this.hide();
    const word = wordAt(target);
    this.#pressed = pointerType !== "mouse" && word ? { word, x, y } : null;
    if (!this.#pressed || !word) return;
    word.style.setProperty("user-select", "none"); // or the browser would select it
    this.#after(() => this.#showPressed(), PRESS);
  }

  #showPressed() {
    if (!this.#pressed) return;
    this.#show(this.#pressed.word);
    this.#endsPress = true;
  }

  /** @param {PointerEvent} event */
  pointermove({ clientX, clientY }) {
    const from = this.#pressed;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) this.pointercancel();
  }

  /** The finger scrolls, or is lifted. */
  pointercancel() {
    if (this.#pressed && !this.#endsPress) clearTimeout(this.#timer);
    this.#pressed = null;
  }

  pointerup() { this.pointercancel(); }

  /**
   * The browser's own long press, which would select the word; the very first one starts before this part is loaded.
   * @param {PointerEvent} event
   */
  contextmenu(event) {
    const word = wordAt(event.target);
    if (event.pointerType === "mouse" || !word) return;
    event.preventDefault();
    this.#show(word);
    this.#endsPress = true;
  }

  /** @param {Event} event */
  click(event) {
    const word = wordAt(event.target);
    if (this.#endsPress) {
      event.preventDefault();
      event.stopPropagation();
    } else if (word && !word.closest(ACTS)) this.#show(word);
    this.#endsPress = false;
  }

  /** @param {FocusEvent} event */
  focusin({ target }) {
    const word = wordAt(target);
    if (!word || word !== target || !word.matches(":focus-visible")) return;
    this.slip.describe(word);
    this.#after(() => this.#show(word), WAIT);
  }

  /** @param {FocusEvent} event */
  focusout({ target }) { if (target && wordAt(target) === target) this.hide(); }

  /** @param {any} event */
  scroll({ target }) { if (target.contains(this.#shown)) this.hide(); }

  /** @param {KeyboardEvent} event */
  keydown(event) {
    if (event.key === "Escape" && this.#shown) this.hide();
    else if (!this.#goAlong(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Arrows lead from the word in focus to the next one. @param {KeyboardEvent} event */
  #goAlong({ key, target }) {
    const words = shownWords();
    const from = words.find((word) => word === target && word.matches(":focus-visible"));
    const to = from && nextInGroup(words, from, key, 1);
    if (!to) return false;
    if (to !== from && to.tabIndex < 0) to.tabIndex = -1;
    to.focus();
    return true;
  }
}

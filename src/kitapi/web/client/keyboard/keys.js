/**
 * Keys of the page. A button declares the key that presses it by `aria-keyshortcuts`; everything else listens here.
 * Keys with Ctrl, Alt or Meta are left to the browser, and keys in a text field to the field.
 */
import { settings } from "../settings/settings.js";
import { useLayoutEffect, useRef } from "../ui.js";

/** @typedef {(key: string) => boolean} Listener whether it took the key */

const listeners = /** @type {Set<Listener>} */ (new Set());

/**
 * Listens to keys while the component is mounted.
 * @param {Listener} listener
 */
export function useKeys(listener) {
  const newest = useRef(listener);
  newest.current = listener;
  // Before painting, so that no key pressed right after it is lost.
  useLayoutEffect(() => {
    const hear = (/** @type {string} */ key) => newest.current(key);
    listeners.add(hear);
    return () => { listeners.delete(hear); };
  }, []);
}

/**
 * The key's own character; for a letter of another script, that of its place on the keyboard.
 * @param {KeyboardEvent} event
 */
export function keyOf({ key, code }) {
  if (key.length !== 1 || key.charCodeAt(0) < 128) return key;
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/**
 * Whether the reader is writing, choosing from a list, or in a dialog; a slider has keys of its own, but no letters.
 * @param {EventTarget | null} target
 * @param {string} key
 */
function isBusy(target, key) {
  if (document.querySelector("dialog[open]")) return true;
  if (target instanceof Element && target.matches("input[type=range]")) return key.length > 1;
  return target instanceof Element
    && Boolean(target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]"));
}

/** Follows the keyboard from now on. */
export function followKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isBusy(event.target, keyOf(event)))
      return;
    const key = keyOf(event);
    if (key.length === 1 && !settings.peek().keys) return;
    const taken = pressButton(key) || [...listeners].some((listener) => listener(key)) || startTypedCall(event);
    if (taken) event.preventDefault();
  });
}

/** Opens the field for typed calls; null if there is none. */
let writing = /** @type {((begun: string) => boolean) | null} */ (null);

/**
 * While the component is mounted, any key without another meaning begins a typed call.
 * @param {(begun: string) => boolean} begin
 */
export function useTypedCallStart(begin) {
  useLayoutEffect(() => {
    writing = begin;
    return () => { if (writing === begin) writing = null; };
  });
}

/** @param {KeyboardEvent} event */
function startTypedCall({ key }) {
  if (!/^[\p{L}\p{N}/]$/u.test(key)) return false;
  return writing?.(key === "/" ? "" : key) ?? false;
}

/**
 * Presses the button that declares `key`; of several the one that is lowest on the page, nearest to the hand.
 * @param {string} key
 */
function pressButton(key) {
  const buttons = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll(`[aria-keyshortcuts="${CSS.escape(key)}"]`)]);
  const button = buttons.findLast((one) => one.checkVisibility() && !one.matches(":disabled"));
  button?.click();
  return button !== undefined;
}

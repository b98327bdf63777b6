/** Keeps the focus near its place when the focused element is gone from the page. */
import { useLayoutEffect, useRef } from "../ui.js";

/** What has had the focus last. @returns {{ current: HTMLElement | null }} */
export function useLastFocus() {
  const last = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const follow = (/** @type {FocusEvent} */ event) => { last.current = /** @type {HTMLElement} */ (event.target); };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return last;
}

/**
 * When `shown` changes and the focused element is gone, focuses the first of `places` that exists.
 * @param {{ current: HTMLElement | null }} last
 * @param {readonly string[]} places
 * @param {any} shown
 */
export function useRestoredFocus(last, places, shown) {
  useLayoutEffect(() => {
    if (!shown || !last.current || last.current.isConnected || document.activeElement !== document.body) return;
    const to = places.map((place) => document.querySelector(place)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (to ?? undefined)?.focus();
  }, [shown]);
}

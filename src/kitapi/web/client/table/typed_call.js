/** Calls and cards as text: a small field that opens when the reader starts to type. */
import { announce } from "../announcer.js";
import { useTypedCallStart } from "../keyboard/keys.js";
import { html, useLayoutEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { pressChoice } from "./option_bar.js";

/**
 * Does what was typed, if it is offered now; whether it was.
 * @template Context
 * @typedef {(
 *   typed: string, context: Context, press: (choice: import("./option_bar.js").Choice) => void,
 * ) => boolean} Hear
 */

/**
 * @param {{ part: import("../parts.js").Part<Hear<any>>, context: any }} props `part`: what understands the words,
 * loaded as the first letter is typed; `context`: what can be said now
 */
export function TypedCall({ part, context }) {
  const [words, write] = useState(/** @type {string | null} */ (null));
  const [lost, setLost] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const open = words !== null;
  useTypedCallStart((letter) => {
    part.load().catch(() => undefined);
    write((before) => (before ?? "") + letter);
    setLost(false);
    return true;
  });
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(99, 99);
  }, [open]);
  if (!open) return null;
  const say = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const hear = await part.load().catch(() => null);
    if (hear?.(words, context, pressChoice)) return write(null);
    setLost(true);
    return announce(t("You can’t say that now."));
  };
  return html`<form class="typed-call paper" onSubmit=${say}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") write(null); }}
    onFocusOut=${(/** @type {FocusEvent} */ event) => {
      if (event.relatedTarget instanceof Element && !event.relatedTarget.closest(".typed-call")) write(null);
    }}>
    <input ref=${field} value=${words} aria-label=${t("Type a bid or a card")} aria-invalid=${lost || undefined}
      autocomplete="off" autocapitalize="off" spellcheck=${false}
      onInput=${(/** @type {any} */ event) => { write(event.target.value); setLost(false); }} />
    <button class="plain">${t("Say")}</button>
    ${lost && html`<p>${t("You can’t say that now.")}</p>`}
  </form>`;
}

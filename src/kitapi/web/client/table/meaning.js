/** The slip with the meaning of a word, beside the word: what it means, and the rule that defines it. */
import { coverOf } from "../covers.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { styleAt } from "./bots.js";
import { WordWatch } from "./word_watch.js";

const ID = "meaning";
/** The space around the slip, in pixels. */
const GAP = 8;

/** The events that are followed, before anything else on the page hears them. */
const EVENTS = /** @type {const} */ ([
  "pointerover", "pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu", "click", "focusin",
  "focusout", "scroll", "keydown",
]);

/** Loaded with this part, so that no table without it has a style for it. */
const LOOK = {
  position: "fixed", inset: "auto", margin: 0, width: "max-content", maxWidth: "min(340px, 100vw - 16px)",
  padding: "8px 12px", border: "1px solid #8d8266", fontSize: "15px", lineHeight: 1.35, boxShadow: "var(--lift)",
};

/** @param {{ game: string, first: Event }} props `first`: the event that made this part needed */
export function Meaning({ game, first }) {
  const slip = useRef(/** @type {HTMLElement | null} */ (null));
  const [word, setWord] = useState(/** @type {HTMLElement | null} */ (null));
  const [open, setOpen] = useState(false);
  const { words } = coverOf(game);
  useEffect(() => followWords(first, {
    contains: (target) => slip.current?.contains(/** @type {Node | null} */ (target)) ?? false,
    describe: setWord,
    show: (at) => { setWord(at); setOpen(true); },
    hide: () => { setWord(null); setOpen(false); },
  }), []);
  useDescription(word);
  useLayoutEffect(() => {
    if (word && !word.isConnected) setOpen(false);
    const shown = open && Boolean(word?.isConnected && slip.current?.firstElementChild);
    slip.current?.togglePopover(shown);
    if (shown && word && slip.current) placeBeside(slip.current, word);
  });
  const meaning = word && pageMeaning(word.dataset);
  words?.loaded.value; // read here so that the slip is placed again once it has its text
  return html`<div ref=${slip} id=${ID} class="paper meaning" style=${LOOK} role="tooltip" popover="manual">
    ${word && (meaning
      ? html`<p><b>${word.textContent}</b> ${meaning}</p>`
      : words && html`<${LazyPart} part=${words} props=${{ only: word.dataset.word }} Failed=${MissingLine} />`)}
  </div>`;
}

/** What a word means that belongs to no game; null for another. @param {DOMStringMap} word */
function pageMeaning({ word, bot = "" }) {
  switch (word) {
    case "bot": return styleAt({ name: bot, getting_ready: bot === "" });
    case "result": return t("Result so far; the sheet shows how it adds up");
    default: return null;
  }
}

/**
 * Follows words; returns the function that ends it.
 * @param {Event} first
 * @param {import("./word_watch.js").Slip} slip
 */
function followWords(first, slip) {
  const watch = new WordWatch(slip);
  const follow = (/** @type {any} */ event) => watch[/** @type {typeof EVENTS[number]} */ (event.type)](event);
  for (const kind of EVENTS) document.addEventListener(kind, follow, true);
  follow(first);
  return () => { for (const kind of EVENTS) document.removeEventListener(kind, follow, true); };
}

/** Makes the slip the description of a word for those who hear the page. @param {HTMLElement | null} word */
function useDescription(word) {
  useLayoutEffect(() => {
    word?.setAttribute("aria-describedby", ID);
    return () => word?.removeAttribute("aria-describedby");
  }, [word]);
}

/**
 * Places the slip above the word, where no finger hides it, or below where there is no room.
 * @param {HTMLElement} slip
 * @param {HTMLElement} word
 */
function placeBeside(slip, word) {
  const at = word.getBoundingClientRect();
  const above = at.top - slip.offsetHeight - GAP;
  const left = at.left + (at.width - slip.offsetWidth) / 2;
  slip.style.top = `${above >= GAP ? above : at.bottom + GAP}px`;
  slip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - slip.offsetWidth - GAP))}px`;
}

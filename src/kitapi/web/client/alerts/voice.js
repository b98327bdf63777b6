/** Speaks sentences with the browser's own voices, one after the other. */

/**
 * `lang`: the sentence's language; `volume`: from 0 to 1; `pitch`: 1 is the voice's own.
 * @typedef {{ words: string, lang: string, volume: number, pitch: number }} Sentence
 */

/** Sentences that may wait while one is spoken: of more, the oldest are left out, so that none comes late. */
const MOST_WAITING = 3;

let waiting = /** @type {Sentence[]} */ ([]);
/** The sentence that is spoken now; some browsers fall silent if nothing refers to it. */
let speaking = /** @type {SpeechSynthesisUtterance | null} */ (null);

const voices = () => globalThis.speechSynthesis?.getVoices() ?? [];

/**
 * A voice for a language, first one that needs no network; undefined if the browser has none.
 * @param {string} lang
 */
export function voiceFor(lang) {
  const fit = voices().filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang);
  return fit.find(({ localService }) => localService) ?? fit[0];
}

/** Calls `changed` whenever the browser's voices change, as soon after the page was opened; returns how to end it. */
export function followVoices(/** @type {() => void} */ changed) {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener?.("voiceschanged", changed);
  return () => synthesis?.removeEventListener?.("voiceschanged", changed);
}

/**
 * Speaks a sentence after those that wait; nothing where there is no voice for its language.
 * @param {Sentence} sentence
 */
export function say(sentence) {
  if (!voiceFor(sentence.lang)) return;
  waiting = [...waiting, sentence].slice(-MOST_WAITING);
  if (!speaking) speakNext();
}

function speakNext() {
  speaking = null;
  const next = waiting.shift();
  const voice = next && voiceFor(next.lang);
  if (!next || !voice) return;
  const said = new SpeechSynthesisUtterance(next.words);
  Object.assign(said, { voice, lang: voice.lang, volume: next.volume, pitch: next.pitch });
  said.onend = speakNext;
  said.onerror = speakNext;
  speaking = said;
  speechSynthesis.speak(said);
}

/** Ends what is spoken, and what waits. */
export function fallSilent() {
  waiting = [];
  if (speaking) speechSynthesis.cancel();
}

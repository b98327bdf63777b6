/** The table's few sounds, made on the spot; silent until the reader switches them on. */
import { settings } from "./settings/settings.js";

/** @typedef {"card" | "trick" | "turn" | "settled"} Sound */

/** Hertz, seconds and loudness of each tone, one after the other. */
const TONES = /** @type {Record<Sound, { hertz: number, seconds: number, gain: number }[]>} */ ({
  card: [{ hertz: 190, seconds: 0.05, gain: 0.25 }],
  trick: [{ hertz: 140, seconds: 0.06, gain: 0.22 }, { hertz: 110, seconds: 0.08, gain: 0.18 }],
  turn: [{ hertz: 523, seconds: 0.09, gain: 0.08 }, { hertz: 659, seconds: 0.14, gain: 0.08 }],
  settled: [{ hertz: 392, seconds: 0.12, gain: 0.08 }, { hertz: 494, seconds: 0.12, gain: 0.08 },
    { hertz: 587, seconds: 0.22, gain: 0.08 }],
});

let context = /** @type {AudioContext | null} */ (null);

/** @param {Sound} sound */
export function play(sound) {
  if (!settings.peek().sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const tone of TONES[sound]) {
    playTone(context, tone, at);
    at += tone.seconds;
  }
}

/**
 * @param {AudioContext} audio
 * @param {{ hertz: number, seconds: number, gain: number }} tone
 * @param {number} at
 */
function playTone(audio, tone, at) {
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(tone.hertz, at);
  loudness.gain.setValueAtTime(tone.gain, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + tone.seconds);
  voice.connect(loudness).connect(audio.destination);
  voice.start(at);
  voice.stop(at + tone.seconds);
}

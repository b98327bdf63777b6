/** Plays the recorded sounds; each is loaded when it is first heard. */

let context = /** @type {AudioContext | null} */ (null);
const recordings = /** @type {Map<string, Promise<AudioBuffer>>} */ (new Map());

/** @param {AudioContext} audio @param {string} name */
function recordingOf(audio, name) {
  const loading = recordings.get(name) ?? fetch(`/static/art/sounds/${name}.wav`)
    .then((answer) => answer.arrayBuffer()).then((bytes) => audio.decodeAudioData(bytes));
  recordings.set(name, loading);
  return loading;
}

/** @param {string} name @param {number} volume from 0 to 1 */
export async function playSound(name, volume) {
  context ??= new AudioContext();
  const audio = context;
  try {
    const source = audio.createBufferSource();
    source.buffer = await recordingOf(audio, name);
    const loudness = audio.createGain();
    loudness.gain.value = volume;
    source.connect(loudness).connect(audio.destination);
    source.start();
  } catch {
    recordings.delete(name); // without a sound the game can still be played
  }
}

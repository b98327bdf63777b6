/** Sounds: silent until they are switched on, offered once, and each loaded when it is first heard. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { changeSettings, settings } from "../../src/kitapi/web/client/settings/settings.js";
import { play } from "../../src/kitapi/web/client/sound.js";
import { SoundOffer } from "../../src/kitapi/web/client/table/sound_offer.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const loaded = /** @type {string[]} */ ([]);
const gains = /** @type {number[]} */ ([]);
const real = { fetch: globalThis.fetch };

class FakeAudio {
  destination = {};

  loudness = { gain: { value: 1 }, connect: (/** @type {any} */ to) => to };

  createBufferSource() {
    return { connect: (/** @type {any} */ to) => to, start: () => gains.push(this.loudness.gain.value) };
  }

  createGain() { return this.loudness; }

  decodeAudioData() { return Promise.resolve({}); }
}

beforeEach(() => {
  changeSettings({ sound: false, soundOffered: false, volume: 60 });
  loaded.length = 0;
  gains.length = 0;
  Object.assign(globalThis, {
    AudioContext: FakeAudio,
    fetch: async (/** @type {string} */ address) => {
      if (/\.wav$/.test(address)) loaded.push(address);
      return { ok: true, arrayBuffer: async () => new ArrayBuffer(0), json: async () => ({}) };
    },
  });
});
afterEach(() => {
  clearAway();
  Object.assign(globalThis, real);
});

test("Nothing is loaded or heard until sounds are switched on", async () => {
  await play("card");
  assert.deepEqual([loaded, gains], [[], []]);
});

test("A sound is loaded once and played at the reader's volume", async () => {
  changeSettings({ sound: true, volume: 30 });
  await play("trick");
  await play("trick");
  assert.deepEqual([loaded, gains], [["/static/art/sounds/trick.wav"], [0.3, 0.3]]);
});

test("Sounds are offered until somebody answers, and then never again", () => {
  const offer = () => drawComponent(html`<${SoundOffer} />`).querySelectorAll("button");
  const [, no] = offer();
  no?.click();
  assert.deepEqual([settings.value.sound, settings.value.soundOffered], [false, true]);
  assert.equal(offer().length, 0);
  changeSettings({ soundOffered: false });
  const [yes] = offer();
  yes?.click();
  assert.deepEqual([settings.value.sound, settings.value.soundOffered], [true, true]);
});

test("An offer that nobody answers is not made again", () => {
  assert.equal(drawComponent(html`<${SoundOffer} />`).querySelectorAll("button").length, 2);
  clearAway();
  assert.equal(settings.value.soundOffered, true);
});

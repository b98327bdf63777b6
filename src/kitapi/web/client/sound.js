/** The table's sounds; silent until the reader switches them on. */
import { part } from "./parts.js";
import { settings } from "./settings/settings.js";

/** By the names of their files. @typedef {"dealt" | "card" | "trick" | "call" | "turn" | "knock" | "settled"} Sound */

const PLAYER = part("sounds", () => import("./kit/sound_player.js").then((player) => player.playSound));

/** Plays a sound; resolves when it has begun. @param {Sound} sound */
export async function play(sound) {
  const { sound: isOn, volume } = settings.peek();
  if (isOn) await PLAYER.load().then((playSound) => playSound(sound, volume / 100), () => undefined);
}

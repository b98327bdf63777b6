/** The name under which the viewer sits down: the one they gave, else a guest's, drawn once in each browser. */
import { t } from "../words/translation.js";
import { changeSettings, settings } from "./settings.js";

/** One of `words`, which are divided by commas. @param {string} words */
function pick(words) {
  const list = words.split(", ");
  return /** @type {string} */ (list[Math.floor(Math.random() * list.length)]);
}

/** A name for a guest, such as “Quiet Heron”. */
const drawName = () => t("{adjective} {bird}", {
  adjective: pick(t("Quiet, Merry, Bold, Patient, Clever, Lucky, Proud, Gentle, Early, Swift, Golden, Wise")),
  bird: pick(t("Sparrow, Heron, Falcon, Owl, Stork, Lark, Magpie, Crane, Swan, Finch, Raven, Swallow")),
});

/** The viewer's name; a guest's drawn name is stored for the next table. */
export function ownName() {
  const { name, guest } = settings.peek();
  if (name || guest) return name || guest;
  const drawn = drawName();
  changeSettings({ guest: drawn });
  return drawn;
}

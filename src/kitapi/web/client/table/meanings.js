/** Words that show their meaning beside them; the slip for that is loaded when the first word is touched. */
import { LazyPart } from "../lazy_part.js";
import { part } from "../parts.js";
import { html, useState } from "../ui.js";

const MEANING = part("meaning", () => import("./meaning.js").then((slip) => slip.Meaning));

const Nothing = () => null;

/**
 * A listener for pointer and focus events on the page of a game, and the slip with meanings, once it is wanted.
 * @param {string} game
 * @returns {[(event: Event) => void, any]}
 */
export function useMeanings(game) {
  const [first, setFirst] = useState(/** @type {Event | null} */ (null));
  return [
    (event) => { if (!first && /** @type {Element} */ (event.target).closest("[data-word]")) setFirst(event); },
    first && html`<${LazyPart} part=${MEANING} props=${{ game, first }} Failed=${Nothing} />`,
  ];
}

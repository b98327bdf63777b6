/** Components drawn into the small document. */
import { render } from "../../src/kitapi/web/client/ui.js";
import { document } from "./page.js";
import { spokenText } from "./small_dom.js";

const places = /** @type {any[]} */ ([]);

/**
 * Draws a component at the end of the document; its place there.
 * @param {any} component
 * @returns {import("./small_dom.js").Element}
 */
export function drawComponent(component) {
  const place = document.body.appendChild(document.createElement("div"));
  render(component, place);
  places.push(place);
  return place;
}

/** Takes away all that was drawn. */
export function clearAway() {
  for (const place of places.splice(0)) {
    render(null, place);
    place.remove();
  }
}

/** The payments of a slip: words, calculation, rule. @param {import("./small_dom.js").Element} slip */
export const linesOfSlip = (slip) => slip.querySelectorAll(".payments > li")
  .map((line) => [".payment, .reason", ".reckoning", ".rule"].map((part) => spokenText(line.querySelector(part))));

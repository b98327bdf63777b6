/** A trick on the table: the card that wins it is marked from the moment it is won. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { clearAway, drawComponent } from "./drawing.js";
import { html } from "../../src/kitapi/web/client/ui.js";
import { Trick } from "../../src/kitapi/web/client/table/trick.js";

const CARDS = [{ seat: 1, card: "9h" }, { seat: 2, card: "Kh" }, { seat: 0, card: "7h" }];
const PLACES = ["bottom", "left", "right"];

afterEach(clearAway);

/** The places of the marked cards. @param {number | null} gathering */
function markedPlaces(gathering) {
  const drawn = drawComponent(html`<${Trick} cards=${CARDS} placeOf=${(/** @type {number} */ seat) => PLACES[seat]}
    nameOf=${String} gathering=${gathering} />`);
  return drawn.querySelectorAll(".wins").map((card) => PLACES.find((place) => card.matches(`.from-${place}`)));
}

test("The card that wins a trick is marked, and no other", () => {
  for (const [seat, place] of PLACES.entries()) assert.deepEqual(markedPlaces(seat), [place]);
});

test("No card is marked while the trick is not complete", () => assert.deepEqual(markedPlaces(null), []));

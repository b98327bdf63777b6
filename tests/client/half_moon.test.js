/** The half-moon of a house's table: seats have their points by their number alone, and no phase moves any. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawComponent } from "./drawing.js";
import { html } from "../../src/kitapi/web/client/ui.js";
import { pointAt, pointOfSeat } from "../../src/kitapi/games/caribbean_stud/client/table/half_moon.js";
import { Places } from "../../src/kitapi/games/caribbean_stud/client/table/places.js";

const PHASES = [
  "closed", "prepare", "stakes", "coin_in", "deal", "choose", "check", "reveal", "settle", "jackpot", "done",
];
const CARDS = ["Ks", "Kh", "Ac", "9d", "4s"];

/** What may lie at a seat in a phase. @param {number} seat @param {string} phase */
function seatIn(seat, phase) {
  const at = PHASES.indexOf(phase);
  return {
    seat, stack: 900, result: 0, plays: at >= 3, ante: at >= 2 && at < 8 ? 25 : 0, bet: at >= 6 && at < 8 ? 50 : 0,
    token: at === 2, lamp: at > 2, held: at >= 4 ? 5 : 0, cards: at >= 8 ? CARDS : [], asked: at === 5,
    settled: at >= 8
      ? { result: "player_wins", net: { ante: 25, bet: 50, fee: 0 }, total: 75, combination: "pair" } : null,
  };
}

/** Where each seat's place is drawn. @param {number} count @param {string} phase */
function drawnPoints(count, phase) {
  const seats = Array.from({ length: count }, (_, seat) => seatIn(seat, phase));
  const table = { me: count - 1, seats: seats.map(({ seat }) => ({ seat, kind: "bot", bot: "simple", name: "Rena" })) };
  const drawn = drawComponent(html`<${Places} view=${{ phase, seats, me: count - 1 }} table=${table} />`);
  return drawn.querySelectorAll(".place-at").map((place) => place.style.properties);
}

test("No phase moves a seat, whether one, three or seven sit", () => {
  for (const count of [1, 3, 7]) {
    const points = drawnPoints(count, "closed");
    assert.equal(new Set(points.map((point) => point["--x"])).size, count);
    for (const phase of PHASES) assert.deepEqual(drawnPoints(count, phase), points, `${count} seats in ${phase}`);
  }
});

test("The half-moon is even: its middle lies lowest, its ends at the dealer's edge", () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7]) {
    const points = Array.from({ length: count }, (_, at) => pointAt(at, count));
    points.forEach(({ x, bow }, at) => {
      const other = points[count - 1 - at];
      assert.ok(Math.abs(x + other.x - 1) < 1e-9 && Math.abs(bow - other.bow) < 1e-9);
      assert.ok(bow >= 0 && bow <= 1);
    });
  }
  assert.deepEqual(pointAt(0, 1), { x: 0.5, bow: 1 });
  assert.ok(pointAt(0, 7).bow < 0.01);
});

test("The dealer's leftmost seat is at the players' right", () => {
  assert.ok(pointOfSeat(0, 7).x > pointOfSeat(6, 7).x);
  assert.deepEqual(pointOfSeat(3, 7), { x: 0.5, bow: 1 });
});

/** A table on the screen of a room: how much larger it is drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { fitZoom } from "../../src/kitapi/web/client/screen/fitted_zoom.js";

test("a table fills a screen by its narrower side, and is never drawn smaller than elsewhere", () => {
  assert.equal(fitZoom({ width: 2480, height: 1400 }), 2);
  assert.equal(fitZoom({ width: 2480, height: 1050 }), 1.5);
  assert.equal(fitZoom({ width: 1860, height: 1400 }), 1.5);
  assert.equal(fitZoom({ width: 360, height: 740 }), 1);
});

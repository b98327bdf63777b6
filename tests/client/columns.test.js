/** The sheets as columns of figures, each with those it struck through. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { columnsOf } from "../../src/kitapi/games/prefa/client/columns.js";
import { isPotSheet, middleOf, refasOf, sideOf } from "../../src/kitapi/games/preferans/client/columns.js";

const entry =
  (/** @type {number} */ field, /** @type {number | null} */ column, /** @type {number} */ before,
    /** @type {number} */ after, clause = "PREFA-PAY-03") => ({ field, column, before, after, clause });

const PREFA = /** @type {any} */ ({
  players: 3, kasa_share: 300,
  deals: [
    { number: 1, entries: [entry(0, null, 30, 24), entry(1, 2, 0, 12)] },
    { number: 2, entries: [entry(0, null, 34, 30)] },
  ],
  added: [{ after: 1, entries: [entry(0, null, 24, 34, "PREFA-HOUSE-03")] }],
});

const columnOf = (/** @type {any} */ sheet, /** @type {number} */ field, /** @type {number | null} */ column) =>
  columnsOf(sheet)
    .find((one) => one.field === field && one.column === column)?.figures.map(({ before, figure, deal, clause }) =>
      [before, figure, deal, clause]);

test("every player has a kasa column, in tens, and one with each other player", () => {
  assert.deepEqual(columnsOf(PREFA).map(({ field, column }) => [field, column]),
    [[0, null], [0, 1], [0, 2], [1, null], [1, 0], [1, 2], [2, null], [2, 0], [2, 1]]);
  assert.deepEqual(columnOf(PREFA, 2, null), [[0, 30, 0, "PREFA-KIT-01"]]);
  assert.deepEqual(columnOf(PREFA, 2, 0), []);
});

test("a column shows what was written deal by deal, and kasa that was added between two deals", () => {
  assert.deepEqual(columnOf(PREFA, 0, null), [
    [0, 30, 0, "PREFA-KIT-01"], [30, 24, 1, "PREFA-PAY-03"], [24, 34, 1, "PREFA-HOUSE-03"], [34, 30, 2, "PREFA-PAY-03"],
  ]);
  assert.deepEqual(columnOf(PREFA, 1, 2), [[0, 12, 1, "PREFA-PAY-03"]]);
});

test("a sheet of a record without added kasa is read the same", () => {
  const before = { ...PREFA, added: undefined };
  assert.deepEqual(columnOf(before, 0, null)?.length, 3);
});

const BEFORE = { heads: [20, 20, 20], sides: [[0, 0, 0], [0, 0, 0], [0, 0, 0]] };
const PREFERANS = /** @type {any} */ ({
  variant: { money: "sheet" }, before: BEFORE,
  deals: [
    {
      number: 1, facts: { kind: "void", refas: true, passed_over: [2] }, settlement: { heads: [], sides: [] },
      sheet: BEFORE, explained: { moved: [0, 0, 0] }, chips: [0, 0, 0],
    },
    {
      number: 2, facts: { kind: "game", declarer: 1 }, explained: { moved: [-30, 30, 0] }, chips: [-30, 30, 0],
      settlement: {
        heads: [{ seat: 1, clause: "SK-SCORE-02" }], sides: [{ seat: 0, against: 1, clause: "SK-SCORE-03" }],
        refa_used: true,
      },
      sheet: { heads: [20, 12, 20], sides: [[0, 6, 0], [0, 0, 0], [0, 0, 0]] },
    },
  ],
});

test("the middle of a slip starts at the stake and changes where the owner's head sum does", () => {
  assert.deepEqual(middleOf(PREFERANS, 1).figures, [
    { before: 0, figure: 20, deal: 0, clause: "SK-SCORE-01" },
    { before: 20, figure: 12, deal: 2, clause: "SK-SCORE-02" },
  ]);
  assert.equal(middleOf(PREFERANS, 2).figures.length, 1);
  const third = { ...PREFERANS.deals[1], number: 3, sheet: { ...PREFERANS.deals[1].sheet, heads: [20, 4, 20] } };
  const later = middleOf({ ...PREFERANS, deals: [...PREFERANS.deals, third] }, 1).figures.at(-1);
  assert.deepEqual(later, { before: 12, figure: 4, deal: 3, clause: "SK-SCORE-02" });
});

test("a side column has only what its owner booked against that player", () => {
  assert.deepEqual(sideOf(PREFERANS, 0, 1).figures, [{ before: 0, figure: 6, deal: 2, clause: "SK-SCORE-03" }]);
  assert.deepEqual([sideOf(PREFERANS, 1, 0).figures, sideOf(PREFERANS, 0, 2).figures], [[], []]);
});

test("in the pot form the middle counts chips, and nothing is booked at the side", () => {
  const pot = { ...PREFERANS, variant: { money: "pot" } };
  assert.deepEqual([isPotSheet(PREFERANS), isPotSheet(pot)], [false, true]);
  assert.deepEqual(middleOf(pot, 0).figures,
    [{ before: 0, figure: 0, deal: 0, clause: "SK-SCORE-09" },
      { before: 0, figure: -30, deal: 2, clause: "SK-SCORE-09" }]);
  const third = { ...PREFERANS.deals[1], number: 3, explained: { moved: [5, 0, -5] }, chips: [-25, 30, -5] };
  assert.deepEqual(middleOf({ ...pot, deals: [...pot.deals, third] }, 0).figures.at(-1),
    { before: -30, figure: -25, deal: 3, clause: "SK-SCORE-09" });
  assert.deepEqual([middleOf(pot, 2).figures.length, sideOf(pot, 0, 1).figures], [1, []]);
});

test("a refa is written for all who are not passed over, and used by its owner's next game", () => {
  assert.deepEqual([0, 1, 2]
    .map((slip) => refasOf(PREFERANS, slip).map(({ written, used }) => [written.number, used?.number])),
    [[[1, undefined]], [[1, 2]], []]);
});

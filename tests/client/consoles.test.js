/** A console's steps in the order that the server gives. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { stepsOf, waits } from "../../src/kitapi/games/caribbean_stud/client/consoles/steps.js";

/** A view of a role with these options and due steps. @param {any[]} options @param {any[]} due @returns {any} */
const seen = (options, due) => ({ phase: "check", seats: [], options, desk: { chips: 0, notes: 0, due } });
const BET = { kind: "check_bet", seat: 1 };
const FOLDED = { kind: "collect_fold", seat: 0 };
const PASSED_OVER = { kind: "pass_over", seat: 2 };
const CASHED = { kind: "cash_out", seat: 2 };

/** @param {any} view @param {boolean} vacant */
const shown = (view, vacant = true) => {
  const { next, others, needed } = stepsOf(view, (seat) => `seat ${seat}`, () => vacant);
  return [next?.action ?? null, others.map(({ action }) => action), needed.map(({ action }) => action)];
};

test("the first step that is due comes next, whatever the order of the options", () => {
  const due = [{ kind: "collect_fold", clause: "CSP-034" }, { kind: "check_bet", clause: "CSP-039" }];
  assert.deepEqual(shown(seen([BET, PASSED_OVER, FOLDED], due)), [FOLDED, [BET], [PASSED_OVER]]);
  assert.deepEqual(shown(seen([BET, FOLDED], due.toReversed())), [BET, [FOLDED], []]);
});

test("of two answers none comes next", () => {
  const [yes, no] = [true, false].map((in_play) => ({ kind: "decide_token", seat: 0, in_play }));
  const due = [{ kind: "decide_token", clause: "AMB-47", answers: true }];
  assert.deepEqual(shown(seen([yes, no], due)), [null, [yes, no], []]);
});

test("chips are changed back where nobody has the seat any more", () => {
  assert.deepEqual(shown(seen([CASHED], [])), [null, [], [CASHED]]);
  assert.deepEqual(shown(seen([CASHED], []), false), [null, [], []]);
});

test("a role waits where something is due, but not in a moment that is only shown", () => {
  const due = [{ kind: "check_bet", clause: "CSP-039" }];
  assert.deepEqual([waits(seen([BET], due)), waits(seen([BET], [])), waits(seen([], due))], [true, false, false]);
});

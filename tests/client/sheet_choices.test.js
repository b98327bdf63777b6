/** Which choice of a question is the answer in a draft, and what a new answer forgets. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { draftWith, isChosen } from "../../src/kitapi/web/client/writer/deal_form.js";

const QUESTION = {
  field: "defence",
  choices: [{ doublings: 0 }, { dropped: [1], doublings: 0 }, { caller: 0, doublings: 1 }, { caller: 1, doublings: 1 }],
};
/** The choices that are answers in a draft. @param {any} draft */
const chosen = (draft) => QUESTION.choices.filter((choice) => isChosen(choice, draft, QUESTION));

test("seat 0 is an answer, and an empty list is none", () => {
  assert.deepEqual(chosen({ kind: "deal" }), []);
  assert.deepEqual(chosen({ kind: "deal", doublings: 0, dropped: [], caller: null }), [{ doublings: 0 }]);
  assert.deepEqual(chosen({ kind: "deal", doublings: 1, dropped: [], caller: 0 }), [{ caller: 0, doublings: 1 }]);
  assert.deepEqual(chosen({ kind: "deal", doublings: 0, dropped: [1] }), [{ dropped: [1], doublings: 0 }]);
});

test("another answer forgets those to the same question and to later ones", () => {
  const tricks = { field: "tricks", choices: [{ tricks: [7, 2, 1] }] };
  const fields = [{ field: "game", choices: [{ game: 4 }] }, QUESTION, tricks];
  const draft = { kind: "deal", game: 4, doublings: 1, caller: 0, tricks: [7, 2, 1] };
  const form = /** @type {any} */ ({ fields });
  assert.deepEqual(draftWith(form, draft, "defence", { doublings: 0 }), { kind: "deal", game: 4, doublings: 0 });
});

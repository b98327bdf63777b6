/** Whom the viewer hides at tables. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hiddenPeople, hidePerson, showPerson } from "../../src/kitapi/web/client/table/hidden_people.js";

test("a person is hidden once and shown again, and at most a hundred stay hidden, the newest", () => {
  hidePerson("anna");
  hidePerson("anna");
  assert.deepEqual(hiddenPeople.value, ["anna"]);
  showPerson("anna");
  assert.deepEqual(hiddenPeople.value, []);
  Array.from({ length: 101 }, (_, at) => `${at}`).forEach(hidePerson);
  assert.deepEqual([hiddenPeople.value.length, hiddenPeople.value[0]], [100, "1"]);
});

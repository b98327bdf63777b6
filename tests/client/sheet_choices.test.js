/** Which choice of a question is the answer in a draft, what a new answer forgets, and what outlasts other lines. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nextRender } from "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { COVERS } from "../../src/kitapi/web/client/games.js";
import { html, render } from "../../src/kitapi/web/client/ui.js";
import { draftWith, isChosen, stillPossible, useDraft } from "../../src/kitapi/web/client/writer/draft.js";

afterEach(clearAway);

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

/** The accounts of all games that are written on paper. */
async function allAccounts() {
  const papers = Object.entries(COVERS).flatMap(([game, { paper }]) => (paper ? [{ game, paper }] : []));
  await Promise.all(papers.map(({ paper }) => paper.accounts.load()));
  return papers.map(({ game, paper }) => ({ game, accounts: /** @type {any} */ (paper.accounts.loaded.value) }));
}

/** A draft whose questions are answered one after the other: `pick` chooses. */
function fillIn(/** @type {any} */ accounts, /** @type {any} */ sitting, /** @type {number} */ pick) {
  const drafts = [{ kind: "deal" }];
  for (const seen = new Set(); ;) {
    const draft = /** @type {any} */ (drafts.at(-1));
    const form = accounts.offer(sitting, draft);
    const question = form.fields.find((/** @type {any} */ { field }) => !seen.has(field));
    if (!question) return { drafts, line: form.line };
    seen.add(question.field);
    drafts.push(draftWith(form, draft, question.field, question.choices[pick % question.choices.length]));
  }
}

test("a draft outlasts another deal as far as the rules allow", async () => {
  const lost = [];
  for (const { game, accounts } of await allAccounts()) {
    for (let pick = 0; pick < 12; pick += 1) {
      const sitting = { game, players: 4, first_dealer: 0, variant: {}, lines: [] };
      const { drafts, line } = fillIn(accounts, sitting, pick);
      const later = { ...sitting, lines: [line] };
      for (const draft of drafts) {
        assert.deepEqual(stillPossible(accounts, /** @type {any} */ (sitting), draft), draft);
        const kept = stillPossible(accounts, /** @type {any} */ (later), draft);
        for (const [name, value] of Object.entries(kept)) assert.deepEqual(/** @type {any} */ (draft)[name], value);
        const shown = accounts.offer(later, kept);
        assert.ok(!shown.refused);
        for (const question of shown.fields) {
          const names = Object.keys(question.choices[0]).filter((name) => name in kept);
          if (names.length && names.every((name) => kept[name] !== undefined)) {
            assert.ok(question.choices.some((/** @type {any} */ one) => isChosen(one, shown.line ?? kept, question)));
          }
        }
        if (Object.keys(kept).length < Object.keys(draft).length) lost.push(game);
      }
    }
  }
  assert.equal(new Set(lost).size, 2, "in both games the seat that now deals could no longer declare");
});

/** @param {number} declarer */
const asDeclarer = (declarer) => ({ declarer });

test("a form says that another device wrote only if there were answers", async () => {
  const accounts = /** @type {any} */ ({ offer: (/** @type {any} */ { lines }) => ({
    fields: [{ field: "declarer", choices: [0, 1].filter((seat) => seat !== lines.length).map(asDeclarer) }],
  }) });
  let said = /** @type {any} */ (null);
  const Form = (/** @type {any} */ { sitting, news }) => {
    said = useDraft(accounts, sitting, null, news);
    return html`<p>${said.draft.declarer ?? "-"}</p>`;
  };
  const sittings = [[], [1], [1, 2]].map((lines) => /** @type {any} */ ({ lines }));
  const place = drawComponent(html`<${Form} sitting=${sittings[0]} news=${0} />`);
  const draw = async (/** @type {any} */ sitting, /** @type {number} */ news) => {
    render(html`<${Form} sitting=${sitting} news=${news} />`, /** @type {any} */ (place));
    await nextRender();
    return [place.textContent, said.hasArrived];
  };
  assert.deepEqual(await draw(sittings[1], 1), ["-", false]);
  said.setDraft({ kind: "deal", declarer: 0 });
  assert.deepEqual(await draw(sittings[1], 2), ["0", false]);
  assert.deepEqual(await draw({ ...sittings[1] }, 3), ["0", false], "a name is no deal");
  assert.deepEqual(await draw(sittings[2], 3), ["0", false], "this device wrote");
  assert.deepEqual(await draw(sittings[0], 4), ["-", true], "seat 0 cannot declare any more");
  said.setDraft({ kind: "deal", declarer: 1 });
  assert.deepEqual(await draw(sittings[0], 4), ["1", true]);
});

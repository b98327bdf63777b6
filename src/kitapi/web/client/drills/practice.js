/** Training alone: one drill after the other, marked at once, with a tally kept in this browser. */
import { drillOf, markOf, topicsOf } from "../net/drills.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { DrillSlip } from "./drill_slip.js";
import { OpenClass } from "./open_class.js";
import { keepTally, keptTally, total, withAnswer } from "./tally.js";
import { TopicList } from "./topic_list.js";

/**
 * @typedef {import("./drill.js").Drill} Drill
 * @typedef {import("./drill.js").Given} Given
 * @typedef {import("./drill.js").Mark} Mark
 * @typedef {import("./drill.js").Topic} Topic
 */

const SEEDS = 1_000_000;
const NUMBERS = 1000;

/** @param {{ game: string, seed: number | null }} props `seed`: the one that the address names */
export function Practice({ game, seed: given }) {
  const [seed] = useState(given ?? Math.floor(Math.random() * SEEDS));
  const [tally, setTally] = useState(keptTally(game));
  const [topics, setTopics] = useState(/** @type {Topic[]} */ ([]));
  const [number, setNumber] = useState(0);
  const [drill, setDrill] = useState(/** @type {Drill | null} */ (null));
  const [mark, setMark] = useState(/** @type {Mark | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const topic = tally.chosen.length ? tally.chosen[number % tally.chosen.length] ?? null : null;
  const which = { game, seed, number, topic };
  const wrong = (/** @type {Error} */ error) => setTrouble(error.message || t("The server does not answer."));
  const keep = (/** @type {import("./tally.js").Tally} */ next) => setTally(keepTally(game, next));
  useEffect(() => { topicsOf(game).then(setTopics, wrong); }, [game]);
  useEffect(() => {
    let wanted = true;
    drillOf(which).then((found) => { if (wanted) { setDrill(found); setMark(null); setTrouble(""); } }, wrong);
    return () => { wanted = false; };
  }, [seed, number, topic]);
  const answer = (/** @type {Given} */ said) => markOf(which, said).then((marked) => {
    setMark(marked);
    if (drill) keep(withAnswer(tally, drill.topic, marked.right));
  }, wrong);
  return html`<main class="drills-desk">
    <${Standing} tally=${tally} seed=${seed} number=${number} />
    ${drill ? html`<${DrillSlip} key=${`${drill.number} ${drill.topic}`} game=${game} drill=${drill} mark=${mark} trouble=${trouble}
      onAnswer=${answer} next=${() => setNumber((number + 1) % NUMBERS)} />`
    : html`<p class="prompt" role=${trouble ? "alert" : "status"}>${trouble || t("Fetching the drill …")}</p>`}
    <details class="paper drills-more">
      <summary>${t("Choose topics")}</summary>
      <${TopicList} topics=${topics} chosen=${tally.chosen} counts=${tally.topics} onChoose=${(/** @type {string[]} */ chosen) => { keep({ ...tally, chosen }); setNumber(0); }} />
    </details>
    <${OpenClass} game=${game} topics=${topics} />
  </main>`;
}

/** @param {{ tally: import("./tally.js").Tally, seed: number, number: number }} props */
function Standing({ tally, seed, number }) {
  const { right, asked } = total(tally);
  return html`<p class="drills-standing">
    <span>${t("Seed {seed}, drill {number}", { seed, number: number + 1 })}</span>
    ${asked > 0 && html`<span>${t("{right} of {asked} right", { right, asked })}</span>`}
    ${tally.streak > 1 && html`<b>${t("In a row: {count}", { count: tally.streak })}</b>`}
  </p>`;
}

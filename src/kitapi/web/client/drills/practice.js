/** Training alone: one drill after the other, marked at once, with a tally stored in this browser. */
import { coverOf } from "../covers.js";
import { drillOf, markOf, topicsOf } from "../net/drills.js";
import { oddsAddress } from "../routes.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { DrillSlip } from "./drill_slip.js";
import { TroubleNote } from "../kit/interruption.js";
import { OpenClass } from "./open_class.js";
import { saveTally, loadTally, total, withAnswer } from "./tally.js";
import { TopicList } from "./topic_list.js";

/**
 * @typedef {import("../net/drill.js").Drill} Drill
 * @typedef {import("../net/drill.js").Given} Given
 * @typedef {import("../net/drill.js").Mark} Mark
 * @typedef {import("../net/drill.js").Topic} Topic
 * @typedef {Parameters<typeof drillOf>[0]} DrillKey
 */

const SEEDS = 1_000_000;
const NUMBERS = 1000;

/** @param {{ game: string, seed: number | null }} props `seed`: the one that the address names */
export function Practice({ game, seed: given }) {
  const [seed] = useState(given ?? Math.floor(Math.random() * SEEDS));
  const [tally, setTally] = useState(loadTally(game));
  const [topics, setTopics] = useState(/** @type {Topic[]} */ ([]));
  const [number, setNumber] = useState(0);
  const [read, setRead] = useState(/** @type {{ which: DrillKey, drill: Drill, mark: Mark | null } | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  const topic = tally.chosen.length ? tally.chosen[number % tally.chosen.length] ?? null : null;
  const which = { game, seed, number, topic };
  const onFailure = (/** @type {Error} */ error) => setTrouble(error.message || t("The server does not answer."));
  const keep = (/** @type {import("./tally.js").Tally} */ next) => setTally(saveTally(game, next));
  useEffect(() => { topicsOf(game).then(setTopics, onFailure); }, [game]);
  useEffect(() => {
    let wanted = true;
    drillOf(which).then((drill) => { if (wanted) { setRead({ which, drill, mark: null }); setTrouble(""); } },
      (error) => { if (wanted) onFailure(error); });
    return () => { wanted = false; };
  }, [seed, number, topic, tries]);
  // The answer is for the drill on the screen, even while the next one is loading, and is sent once.
  const answer = (/** @type {Given} */ said) => {
    if (!read || isSending.current) return;
    isSending.current = true;
    markOf(read.which, said).then((mark) => {
      setRead((now) => (now?.drill === read.drill ? { ...now, mark } : now));
      setTrouble("");
      keep(withAnswer(loadTally(game), read.drill.topic, mark.right));
    }, onFailure).finally(() => { isSending.current = false; });
  };
  return html`<main class="drills-desk">
    <${TallyLine} tally=${tally} seed=${seed} number=${number} />
    ${read
      && html`<${DrillSlip} key=${`${read.drill.number} ${read.drill.topic}`} game=${game} drill=${read.drill}
        mark=${read.mark} trouble=${trouble}
        onAnswer=${answer}
        next=${() => (read.which.number === number ? setNumber((number + 1) % NUMBERS) : setTries(tries + 1))} />`}
    ${!read && trouble && html`<${TroubleNote} trouble=${trouble} again=${() => setTries(tries + 1)} />`}
    ${!read && !trouble && html`<p class="prompt" role="status">${t("Loading the drill …")}</p>`}
    <details class="paper drills-more">
      <summary>${t("Choose topics")}</summary>
      <${TopicList} topics=${topics} chosen=${tally.chosen} counts=${tally.topics}
        onChoose=${(/** @type {string[]} */ chosen) => { keep({ ...tally, chosen }); setNumber(0); }} />
    </details>
    <${OpenClass} game=${game} topics=${topics} />
    ${coverOf(game).odds
      && html`<p><a class="plain house-page" href=${oddsAddress(game)}>${t("The exact odds")}</a></p>`}
  </main>`;
}

/** @param {{ tally: import("./tally.js").Tally, seed: number, number: number }} props */
function TallyLine({ tally, seed, number }) {
  const { right, asked } = total(tally);
  return html`<p class="drills-standing">
    <span>${t("Series {seed}, drill {number}", { seed: `${seed}`, number: number + 1 })}</span>
    ${asked > 0 && html`<span>${t("{right} of {asked} right", { right, asked })}</span>`}
    ${tally.streak > 1 && html`<b>${t("In a row: {count}", { count: tally.streak })}</b>`}
  </p>`;
}

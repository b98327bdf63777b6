/** The Prefa table: Prefa's own parts of the shared table for trick-taking games. */
import { LazyPart, MissingLine } from "../../../web/client/lazy_part.js";
import { part } from "../../../web/client/parts.js";
import { TricksTable } from "../../../web/client/tricks/table.js";
import { html } from "../../../web/client/ui.js";
import { actionWords } from "./action_words.js";
import { BreakUpSlip } from "./broken_up.js";
import { choiceOf } from "./choices.js";
import { guidanceFor } from "./guide.js";
import { Ladder } from "./ladder.js";
import { Middle } from "./middle.js";
import { cheapest } from "./contract_choice.js";
import { isOut, roleOf } from "./roles.js";
import { ResultSlip } from "./result_slip.js";
import { speechOf } from "./speech.js";
import { ContractStrip } from "./strip.js";
import { turnWords, waitingWords } from "./words.js";

const KASA_CHANGE = part("prefa-kasa", () => import("./kasa_change.js").then((kasa) => kasa.KasaChange));

/** The parser of typed calls and cards. */
const TYPED = part("prefa-typed", () => import("./typed_calls.js").then((typed) => typed.hear));

/** What people may agree on between two deals; loaded where the house rules let the kasa change. @param {any} props */
const Between = (props) => (props.view.kasa_changes?.length
  ? html`<${LazyPart} part=${KASA_CHANGE} props=${props} Failed=${MissingLine} />` : null);

/** @type {import("../../../web/client/tricks/game.js").TricksGame} */
export const PREFA = {
  Strip: ContractStrip, Ladder, Middle, ResultSlip, BreakUpSlip, Between, choiceOf, firstNamed: cheapest,
  guidance: guidanceFor, typed: TYPED,
  turnWords: ({ phase }) => turnWords(phase),
  waitingWords: ({ phase }, name) => waitingWords(phase, name),
  speechOf, roleOf, isOut, actionWords,
  resultsOf: ({ outcome, results }) => outcome?.results ?? results,
  counts: ({ phase }) => phase === "playing" || phase === "claimed",
  endsSitting: ({ sitting_over: over }) => over,
};

/** @param {any} props */
export const PrefaTable = (props) => html`<${TricksTable} game=${PREFA} ...${props} />`;

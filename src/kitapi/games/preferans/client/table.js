/** The Preferans table: what Preferans brings to the table of tricks. */
import { part } from "../../../web/client/parts.js";
import { TricksTable } from "../../../web/client/tricks/table.js";
import { html } from "../../../web/client/ui.js";
import { actionWords } from "./action_words.js";
import { OpenCards } from "./beside.js";
import { BreakUpSlip } from "./broken_up.js";
import { choiceOf } from "./choices.js";
import { guidanceFor } from "./guide.js";
import { Ladder } from "./ladder.js";
import { Middle } from "./middle.js";
import { lowest } from "./game_choice.js";
import { isOut, marksOf, roleOf } from "./roles.js";
import { ResultSlip } from "./result_slip.js";
import { speechOf } from "./speech.js";
import { GameStrip } from "./strip.js";
import { turnWords, waitingWords } from "./words.js";

/** What hears calls and cards that are typed. */
const TYPED = part("preferans-typed", () => import("./typed_calls.js").then((typed) => typed.hear));

/** @type {import("../../../web/client/tricks/game.js").TricksGame} */
export const PREFERANS = {
  Strip: GameStrip, Ladder, Middle, ResultSlip, BreakUpSlip, Beside: OpenCards, choiceOf, firstNamed: lowest,
  guidance: guidanceFor, typed: TYPED,
  turnWords, waitingWords, speechOf, roleOf, isOut, marksOf, actionWords,
  resultsOf: ({ outcome, results }) => outcome?.booked.results ?? results,
  counts: ({ phase }) => phase === "playing",
  endsSitting: ({ booked }) => booked.sitting_over,
  clockwise: ({ direction }) => direction !== "counter_clockwise",
};

/** @param {any} props */
export const PreferansTable = (props) => html`<${TricksTable} game=${PREFERANS} ...${props} />`;

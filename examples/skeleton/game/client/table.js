/** The table of Skeleton Game: what it brings to the table of tricks. */
import { part } from "../../../web/client/parts.js";
import { Trick } from "../../../web/client/table/trick.js";
import { plainChoice } from "../../../web/client/tricks/choices.js";
import { LookingBack } from "../../../web/client/tricks/looking_back.js";
import { TricksTable } from "../../../web/client/tricks/table.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { BreakUpSlip, ResultSlip } from "./result_slip.js";
import { turnWords } from "./words.js";

/** @param {{ view: any, nameOf: (seat: number) => string }} props */
const Strip =
  ({ view, nameOf }) => html`<p class="strip paper"><span>${t("Deal {number}", { number: view.number })}</span>
    <span>${t("{name} deals", { name: nameOf(view.dealer) })}</span></p>`;

/** @param {{ view: any, shown: any, nameOf: (seat: number) => string, placeOf: (seat: number) => string }} props */
const Middle = ({ view, shown, nameOf, placeOf }) => html`<div class="middle">
  <${Trick} cards=${view.trick ?? []} placeOf=${placeOf} nameOf=${nameOf} gathering=${shown.gathering} />
  ${shown.gathering === null && html`<${LookingBack} trick=${view.last_trick} bargain=${null} nameOf=${nameOf} />`}
</div>`;

/** What hears cards that are typed. */
const TYPED = part("skeleton-game-typed", () => import("./typed_calls.js").then((typed) => typed.hear));

/** @type {import("../../../web/client/tricks/game.js").TricksGame} */
export const SKELETON_GAME = {
  Strip, Middle, ResultSlip, BreakUpSlip,
  choiceOf: (option, choosable) => [plainChoice(option, choosable, option.kind)],
  firstNamed: () => null,
  turnWords,
  waitingWords: ({ phase }, name) => (phase === "shuffling" ? t("Shuffling") : t("{name} plays", { name })),
  guidance: ({ phase }) => (phase === "playing"
    ? { words: t("Follow suit; if you cannot, play any card."),
      because: t("The highest card of the suit led takes the trick."),
      clauses: ["SKELETON-PLAY-02", "SKELETON-PLAY-03"] } : null),
  typed: TYPED,
  speechOf: () => null, roleOf: () => null, isOut: () => false,
  resultsOf: ({ outcome, results }) => outcome?.results ?? results,
  counts: ({ phase }) => phase === "playing",
  endsSitting: ({ sitting_over: over }) => over,
  actionWords: () => "",
};

/** @param {any} props */
export const Table = (props) => html`<${TricksTable} game=${SKELETON_GAME} ...${props} />`;

/** The table of German Whist: what it brings to the table of tricks. */
import { LyingCard } from "../../../web/client/cards/card.js";
import { Suit } from "../../../web/client/cards/suit.js";
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
    <span>${t("{name} deals", { name: nameOf(view.dealer) })}</span>
    ${view.trump && html`<span><${Suit} suit=${view.trump} /></span>`}</p>`;

/** @param {{ view: any, shown: any, nameOf: (seat: number) => string, placeOf: (seat: number) => string }} props */
const Middle = ({ view, shown, nameOf, placeOf }) => html`<div class="middle">
  ${view.turned
    && html`<p class="laid"><${LyingCard} card=${view.turned} /> <span class="figure">${view.stock}</span></p>`}
  <${Trick} cards=${view.trick ?? []} placeOf=${placeOf} nameOf=${nameOf} gathering=${shown.gathering} />
  ${shown.gathering === null && html`<${LookingBack} trick=${view.last_trick} bargain=${null} nameOf=${nameOf} />`}
</div>`;

/** What hears cards that are typed. */
const TYPED = part("german-whist-typed", () => import("./typed_calls.js").then((typed) => typed.hear));

/** @type {import("../../../web/client/tricks/game.js").TricksGame} */
export const GERMAN_WHIST = {
  Strip, Middle, ResultSlip, BreakUpSlip,
  choiceOf: (option, choosable) => [plainChoice(option, choosable, option.kind)],
  firstNamed: () => null,
  turnWords,
  waitingWords: ({ phase }, name) => (phase === "shuffling" ? t("Shuffling") : t("{name} plays", { name })),
  guidance: ({ phase }) => (phase === "playing"
    ? { words: t("Follow suit; if you cannot, play any card."),
      because: t("The highest trump takes the trick; without one, the highest card of the suit led."),
      clauses: ["GERMANWHIST-PLAY-02", "GERMANWHIST-PLAY-03"] } : null),
  typed: TYPED,
  speechOf: () => null, roleOf: () => null, isOut: () => false,
  resultsOf: ({ outcome, results }) => outcome?.results ?? results,
  counts: ({ phase }) => phase === "playing",
  endsSitting: ({ sitting_over: over }) => over,
  actionWords: () => "",
};

/** @param {any} props */
export const Table = (props) => html`<${TricksTable} game=${GERMAN_WHIST} ...${props} />`;

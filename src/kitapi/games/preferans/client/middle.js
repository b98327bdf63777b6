/** The middle of the table: it belongs to the bidding, the talon, the game, and then to the trick. */
import { Trick } from "../../../web/client/table/trick.js";
import { LookingBack } from "../../../web/client/tricks/looking_back.js";
import { Talon } from "../../../web/client/tricks/talon.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { Answers } from "./answers.js";
import { GameSign } from "./game_sign.js";
import { Ladder } from "./ladder.js";
import { GameForm } from "./game_choice.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {{
 *   view: PreferansView, shown: import("../../../web/client/table/pace.js").Shown, nameOf: (seat: number) => string,
 *   placeOf: (seat: number) => string,
 *   choosing: import("../../../web/client/tricks/choice_state.js").ChoiceState,
 * }} MiddleProps
 */

/** @param {MiddleProps} props */
export const Middle = (props) => html`<div class="middle"><${Centre} ...${props} /></div>`;

/** @param {MiddleProps} props */
function Centre({ view, shown, nameOf, placeOf, choosing }) {
  switch (view.phase) {
    case "shuffling": return html`<${Talon} words=${t("Shuffling")} />`;
    case "bidding":
      return html`<${Ladder} view=${view} choosing=${choosing} nameOf=${nameOf} /><${Talon}
        words=${t("Talon")} word="talon" />`;
    case "discarding":
    case "naming": return choosing.form
      ? html`<${FromHand} view=${view} nameOf=${nameOf} /><${GameForm} view=${view} choosing=${choosing} />`
      : html`<${OpenTalon} view=${view} nameOf=${nameOf} />`;
    case "participating":
    case "inviting":
    case "doubling": return html`<${Answers} view=${view} nameOf=${nameOf} />`;
    default: return html`<${Trick} cards=${view.trick ?? []} placeOf=${placeOf} nameOf=${nameOf}
      gathering=${shown.gathering} />
      ${shown.gathering === null && html`<${LookingBack} trick=${view.last_trick} bargain=${view.bargain}
        nameOf=${nameOf} />`}`;
  }
}

/**
 * The talon as all have seen it; from hand it stays as it lies.
 * @param {{ view: PreferansView, nameOf: (seat: number) => string }} props
 */
function OpenTalon({ view, nameOf }) {
  const { talon, number, declarer } = view.bargain ?? {};
  if (!talon?.length)
    return html`<${FromHand} view=${view} nameOf=${nameOf} /><${Talon}
      words=${t("The talon stays where it is")} word="talon" />`;
  const facts = { name: nameOf(declarer ?? 0), number: number ?? 0 };
  return html`<${Talon} cards=${talon} words=${t("The talon, at {number}: {name}", facts)} />`;
}

/**
 * What those who play from hand have named.
 * @param {{ view: PreferansView, nameOf: (seat: number) => string }} props
 */
function FromHand({ view: { bargain, variant }, nameOf }) {
  const { named = [], given_way: gone = [] } = bargain ?? {};
  if (!named.length) return null;
  return html`<ul class="paper named-from-hand">
    ${named.map(({ seat, game, open }) => html`<li key=${seat}><b>${nameOf(seat)}</b> <${GameSign}
      played=${{ game, open, from_hand: true }} variant=${variant} />${open && ` ${t("open")}`}</li>`)}
    ${gone.map((seat) => html`<li key=${seat}><b>${nameOf(seat)}</b> ${t("gives way")}</li>`)}
  </ul>`;
}

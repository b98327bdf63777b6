/** The declarer chooses a game from those that may be named, each with its value. */
import { valuesOf } from "../../../web/client/tricks/choice_state.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { Rungs } from "./rungs.js";
import { numberName } from "./words.js";

/**
 * @typedef {import("../../../web/client/protocol.js").Form} Form
 * @typedef {import("../../../web/client/protocol.js").Option} Option
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {import("../../../web/client/tricks/choice_state.js").ChoiceState} ChoiceState
 *
 * The choices made so far.
 * @typedef {{ game: number, open: boolean }} Named
 */

/**
 * The games that may be named, open or not.
 * @param {readonly Form[]} forms
 * @param {boolean} open
 */
export const gamesOffered = (forms, open) =>
  forms.filter((form) => valuesOf(form, "open").includes(open)).flatMap((form) => valuesOf(form, "game")).map(Number);

/**
 * The lowest game that may be named; null where none is to be named.
 * @param {readonly Option[]} options
 * @returns {Named | null}
 */
export function lowest(options) {
  const forms = /** @type {Form[]} */ (options.filter(({ kind }) => kind === "form"));
  const [game] = gamesOffered(forms, false);
  return game === undefined ? null : { game, open: false };
}

/**
 * The value of a game, as the server gives it.
 * @param {PreferansView} view
 * @param {Named} named
 */
export const gameValue = ({ values = [] }, { game, open }) =>
  values.find((one) => one.game === game && one.open === open)?.value ?? null;

/** @param {{ view: PreferansView, choosing: ChoiceState }} props */
export function GameForm({ view, choosing: { forms, named, setNamed } }) {
  const games = gamesOffered(forms, false);
  const openly = gamesOffered(forms, true);
  const open = Boolean(named?.open);
  const rungs = games.map((number) => {
    const value = gameValue(view, { game: number, open: open && openly.includes(number) });
    const name = numberName(number, view.variant);
    return {
      number, offered: true, words: value === null ? name : t("{game}, worth {value}", { game: name, value }),
      note: value === null ? null : `= ${value}`,
    };
  });
  return html`<section class="paper naming" aria-label=${t("Game")}>
    <${Rungs} rungs=${rungs} chosen=${named?.game ?? null} label=${t("Game")} variant=${view.variant}
      onChoose=${(/** @type {number} */ game) => setNamed({ game, open: open && openly.includes(game) })} />
    <p class="naming-foot"><span class="quiet" data-word="value">${t("= value of the game")}</span>
    ${openly.length > 0 && html`<label class="tick" data-word="hand-open">
      <input type="checkbox" checked=${open} disabled=${!openly.includes(named?.game)}
        onChange=${(/** @type {any} */ event) => setNamed({ ...named, open: event.target.checked })} />
      ${t("Open, all hands on the table")}
    </label>`}</p>
  </section>`;
}

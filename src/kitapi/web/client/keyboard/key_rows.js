/** What each key does, line by line. */
import { coverOf, drawingOf } from "../covers.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * The rows for keys that the game uses.
 * @param {import("../drawing.js").Drawing} drawing
 * @returns {[string[], string][]}
 */
const rows = ({ writing, keys, tricks, actionWords }) => [
  [["←", "→"], t("move along your hand")],
  [["Enter"], t("play the card, or choose it")],
  [["1", "2", "3"], t("press the first, second, third button")],
  ...keys(),
  [["/"], writing()],
  [["n"], t("next deal")],
  [["v"], t("replay the deal")],
  ...(tricks ? /** @type {[string[], string][]} */ ([
    [["a"], t("show the auction during the deal")],
    [["t"], t("last trick")],
    [["z"], t("take your last decision back")],
    [["x"], t("the talon you exchanged")],
  ]) : []),
  ...(actionWords ? /** @type {[string[], string][]} */ ([
    [["w"], t("what your choices are worth; after the deal, its review")],
  ]) : []),
  [["c"], t("after the deal: check how its cards were shuffled")],
  [["s"], t("the sheet")],
  [["l"], t("what happened")],
  [["r"], t("read aloud: your hand, the trick, the score")],
  [["u"], t("the seats")],
  [[","], t("settings")],
  [["Esc"], t("close what is open")],
  [["?"], t("this list")],
];

/** @param {{ keys?: [string[], string][], game?: string }} props those of the table of a game, or of another page */
export function KeyRows({ keys, game }) {
  const listed = keys ?? (game ? rows(drawingOf(game)) : []);
  const words = game && coverOf(game).words;
  return html`<dl class="key-list">${listed.map(([signs, meaning]) => html`<div key=${signs[0]}>
    <dt>${signs.map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt><dd>${meaning}</dd>
  </div>`)}</dl>
  ${words && html`<h3>${t("Words of the game")}</h3><${LazyPart} part=${words} props=${{}} Failed=${MissingLine} />`}`;
}

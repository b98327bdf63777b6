/**
 * The choice of the house of a new table: one in which the visitor may open tables, a new one, or the table's own.
 */
import { ownHouses } from "../net/api.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { HouseMembers } from "./house_members.js";
import { HouseReports, ReportFormatFields, usualFormat } from "./report_format.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").OwnHouse} OwnHouse
 * @typedef {import("../protocol.js").Variant} Variant
 * @typedef {import("../protocol.js").HouseRequest} HouseRequest
 * @typedef {import("../protocol.js").ReportFormat} ReportFormat
 */

/** A table of practice may be a house of its own; every other table is opened in one with a name. */
const OWN = "";
const NEW = "new";

/**
 * The choice of a house: what is sent to the server, the fields that the house has settled, and the drawing.
 * @param {GameOffered} game
 * @param {Variant} variant
 * @param {(variant: Variant) => void} onVariant
 */
export function useHouse(game, variant, onVariant) {
  const [houses, setHouses] = useState(/** @type {OwnHouse[]} */ ([]));
  const [chosen, setChosen] = useState(OWN);
  const [name, setName] = useState("");
  const [reports, setReports] = useState(usualFormat);
  const change = (/** @type {OwnHouse} */ changed) =>
    setHouses((known) => known.map((one) => (one.id === changed.id ? changed : one)));
  const settled = game.settled ?? [];
  useEffect(() => { if (settled.length) ownHouses().then(setHouses, () => undefined); }, [game.name]);
  const practice = !settled.includes("practice") || variant["practice"] === true;
  const mine = houses.filter((house) => house.game === game.name && house.practice === practice);
  const house = mine.find(({ id }) => id === chosen);
  const value = house ? house.id : chosen === NEW || !practice ? NEW : OWN;
  const choose = (/** @type {string} */ id) => {
    setChosen(id);
    const found = mine.find((one) => one.id === id);
    if (found) onVariant({ ...variant, ...found.settled });
  };
  return {
    order: /** @type {HouseRequest | undefined} */ (
      house ? { id: house.id } : value === NEW ? { name, reports } : undefined),
    fixed: house ? settled.filter((field) => field !== "practice") : [],
    field: settled.length > 0 && html`<${HouseChoice} mine=${mine} practice=${practice} value=${value} name=${name}
      reports=${reports} onChoose=${choose} onName=${setName} onReports=${setReports} onHouse=${change} />`,
  };
}

/**
 * @param {{
 *   mine: OwnHouse[], practice: boolean, value: string, name: string, reports: ReportFormat,
 *   onChoose: (id: string) => void, onName: (name: string) => void, onReports: (reports: ReportFormat) => void,
 *   onHouse: (house: OwnHouse) => void,
 * }} props
 */
function HouseChoice({ mine, practice, value, name, reports, onChoose, onName, onReports, onHouse }) {
  const house = mine.find(({ id }) => id === value);
  return html`<label>${t("House")}
      <select value=${value} onChange=${(/** @type {any} */ event) => onChoose(event.target.value)}>
        ${practice && html`<option value=${OWN}>${t("this table's own, for practice")}</option>`}
        ${mine.map(({ id, name: called }) => html`<option key=${id} value=${id}>${called}</option>`)}
        <option value=${NEW}>${t("a new house")}</option>
      </select>
    </label>
    ${value === NEW && html`<label>${t("Name of the house")}
      <input value=${name} maxlength="24" required autocomplete="off"
        onInput=${(/** @type {any} */ event) => onName(event.target.value)} /></label>
      <${ReportFormatFields} format=${reports} onFormat=${onReports} />`}
    ${value !== OWN
      && html`<p class="quiet">
        ${t("The tables of a house share one jackpot, and stop together for a royal or straight flush.")}</p>`}
    ${house?.founder && html`<${HouseReports} key=${house.id} house=${house} onHouse=${onHouse} />
      <${HouseMembers} key=${house.id} house=${house} onHouse=${onHouse} />`}`;
}

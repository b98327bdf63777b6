/**
 * Fetches the table's sheet whenever another deal is settled, or what lies in common has changed after one, and hands
 * it to the game to draw.
 */
import { sheetOf } from "../net/api.js";
import { rulesAddress } from "../routes.js";
import { rulesQuery } from "../rulebook/table_rules.js";
import { SeatChanges } from "./seat_changes.js";
import { WordsButton } from "./words_button.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @param {{ table: import("../protocol.js").TableView, view: import("../protocol.js").View | null, Sheet: any,
 *   changes?: number }} props
 * `changes`: how many seats have changed hands since the page was opened
 */
export function SheetPanel({ table, view, Sheet, changes = 0 }) {
  const begun = view !== null;
  const kasa = /** @type {any} */ (view)?.outcome?.kasa;
  const [sheet, setSheet] = useState(/** @type {any} */ (null));
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    if (!begun) return undefined;
    let wanted = true;
    let timer = 0;
    sheetOf(table.id).then(
      (found) => { if (wanted) setSheet(found); },
      () => { timer = setTimeout(() => { if (wanted) setMissed(missed + 1); }, 2000); },
    );
    return () => { wanted = false; clearTimeout(timer); };
  }, [table.id, table.sheet, kasa, begun, missed, changes]);
  return html`<section class="sheet-panel" tabindex="-1" aria-label=${t("Sheet")}>
    ${sheet && view
      ? html`<${Sheet} sheet=${sheet} table=${table} view=${view} /><${SeatChanges} changes=${sheet.seat_changes} />`
      : html`<div
        class="paper sheet-paper">
        <p class="quiet">${begun ? t("Loading the sheet …") : t("No deal has been written yet.")}</p></div>`}
    <p class="panel-foot"><${WordsButton} game=${table.game} />
      <a class="plain" target="_blank" href=${rulesAddress(table.game, rulesQuery(table.terms.variant))}>
        ${t("The rules")}</a></p>
  </section>`;
}

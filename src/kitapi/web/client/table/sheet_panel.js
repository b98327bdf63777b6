/** Fetches the table's sheet whenever another deal is settled, and hands it to the game to draw. */
import { sheetOf } from "../net/api.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ table: import("../protocol.js").TableShown, begun: boolean, Sheet: any }} props */
export function SheetPanel({ table, begun, Sheet }) {
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
  }, [table.id, table.sheet, begun, missed]);
  return html`<section class="sheet-panel" aria-label=${t("Sheet")}>
    ${sheet ? html`<${Sheet} sheet=${sheet} table=${table} />` : html`<div class="paper sheet-paper"><p class="quiet">${begun ? t("Fetching the sheet …") : t("No deal has been written yet.")}</p></div>`}
  </section>`;
}

/** The writer's sheets: those kept in this browser, a new one, or one of them opened. */
import { changeSettings, settings } from "../settings/settings.js";
import { PageBar } from "../settings_slip/page_bar.js";
import { replaceAddress, useHash } from "../routes.js";
import { classes, html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { keepForGood } from "./kept_sheets.js";
import { NewSheet } from "./new_sheet.js";
import { OpenedSheet } from "./open_sheet.js";
import { roomIn } from "./room_requests.js";
import { RoomSheet } from "./room_sheet.js";
import { unpackSheet } from "./sheet_link.js";
import { SheetList } from "./sheet_list.js";
import { theShelf } from "./use_sheet.js";

/** @typedef {import("../written.js").Kept} Kept */

/** The address of a sheet on this device. @param {string} id */
export const sheetAddress = (id) => `/paper?sheet=${id}`;

/** @param {{ query: string }} props */
export function WriterPage({ query }) {
  const id = new URLSearchParams(query).get("sheet");
  const hash = useHash();
  return html`<div class=${classes("writer", settings.value.bright && "bright")}>
    <${PageBar} title=${id ? html`<a href="/paper">${t("Sheets")}</a>` : t("The writer’s sheet")}>
      <${BrightSwitch} /></${PageBar}>
    ${id ? html`<${OpenedSheet} key=${id} id=${id} />` : html`<${Entry} key=${hash} hash=${hash} />`}
  </div>`;
}

/** Black on white, for a table in the sun; kept in this browser. */
const BrightSwitch = () => html`<button type="button" class="tool bright-switch" aria-label=${t("Bright light")}
  title=${t("Bright light")} aria-pressed=${settings.value.bright}
  onClick=${() => changeSettings({ bright: !settings.peek().bright })}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;

/** The desk, or the sheet of a link to the room. @param {{ hash: string }} props */
function Entry({ hash }) {
  const opened = roomIn(hash);
  return opened
    ? html`<${RoomSheet} opened=${opened} onKept=${(/** @type {string} */ id) => replaceAddress(sheetAddress(id))} />`
    : html`<${Desk} />`;
}

function Desk() {
  const [trouble, setTrouble] = useState("");
  const begin = (/** @type {Kept} */ sheet) => {
    keepForGood();
    theShelf().then((shelf) => shelf.begin(sheet))
      .then(() => replaceAddress(sheetAddress(sheet.head.id)),
        () => setTrouble(t("This browser keeps no sheets: its storage is full or switched off.")));
  };
  useEffect(() => {
    const packed = /^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];
    if (packed) void unpackSheet(packed)
      .then((sheet) => (sheet ? begin(sheet) : setTrouble(t("The link holds no whole sheet."))));
  }, []);
  return html`<main class="writer-desk">
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <${SheetList} onSheet=${begin} onTrouble=${setTrouble} />
    <${NewSheet} onBegin=${begin} />
  </main>`;
}

/** The bar above the table. */
import { settingsOf } from "../covers.js";
import { LazyPart } from "../lazy_part.js";
import { KeyList } from "../keyboard/key_list.js";
import { part } from "../parts.js";
import { SettingsButton } from "../settings_slip/settings_button.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { mayBeTalk } from "./talk_record.js";
import { TableMenu } from "./table_menu.js";

const TALK = part("talk", () => import("./talk.js").then((talk) => talk.Talk));
const Nothing = () => null;

/**
 * @param {{
 *   title: string, state: import("./table_state.js").TableState, table: import("../protocol.js").TableView,
 *   drawer: "sheet" | "log" | null, setDrawer: (drawer: "sheet" | "log" | null) => void,
 * }} props
 */
export function TopBar({ title, state, table, drawer, setDrawer }) {
  const toggle = (/** @type {"sheet" | "log"} */ which) => () => setDrawer(drawer === which ? null : which);
  return html`<header class="top-bar">
    <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}><img src="/static/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${title}${table.house && html` <span class="house-name">${table.house}</span>`}</h1>
    <nav class="tools" aria-label=${t("Table")}>
      <button type="button" class="tool for-phone" aria-expanded=${drawer === "sheet"} aria-keyshortcuts="s"
        onClick=${toggle("sheet")}>${t("Sheet")}</button>
      <button type="button" class="tool for-phone" aria-expanded=${drawer === "log"} aria-keyshortcuts="l"
        onClick=${toggle("log")}>${t("Log")}</button>
      ${mayBeTalk(table) && html`<${LazyPart} part=${TALK} props=${{ table, state }} Failed=${Nothing} />`}
      <${TableMenu} state=${state} table=${table} />
      <${KeyList} game=${table.game} />
      <${SettingsButton} own=${settingsOf(table.game)} />
    </nav>
  </header>`;
}

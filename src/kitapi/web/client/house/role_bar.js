/**
 * The bar above a console: the viewer's roles at this table, where something waits for them, and all roles on a slip.
 */
import { settingsOf } from "../covers.js";
import { KeyList } from "../keyboard/key_list.js";
import { SettingsButton } from "../settings_slip/settings_button.js";
import { roleAddress, tableAddress } from "../routes.js";
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { RolesButton } from "../table/roles_button.js";
import { usePendingRoles } from "./pending_roles.js";

/** The keys of a console. @returns {[string[], string][]} */
const consoleKeys = () => [
  [["1"], t("the next step")],
  [["2", "3"], t("the other steps, in their order")],
  [["↑", "←", "→", "↓"], t("turn the key, once it is in focus")],
  [["h"], t("the house: who has which role")],
  [[","], t("settings")],
  [["Esc"], t("close what is open")],
  [["?"], t("this list")],
];

/**
 * @param {{
 *   shown: import("../table/pace.js").Shown, role: string, house: import("../drawing.js").House, title: string,
 *   send: (command: import("../protocol.js").Command) => void,
 * }} props
 */
export function RoleBar({ shown: { table, view }, role, house, title, send }) {
  const mine = house.roles.filter((one) => one === role || table.mine?.includes(one));
  const waiting = usePendingRoles(table, role, house);
  const waits = (/** @type {string} */ one) =>
    (one === role ? Boolean(view && house.waits(view)) : waiting[one] ?? false);
  return html`<header class="top-bar role-bar">
    <a class="home" href=${tableAddress(table.id)} aria-label=${t("To the players' side of the table")}>
      <img src="/static/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${house.roleName(role)}${table.house && html` <span class="house-name">${table.house}</span>`}
      <span class="unseen"> – ${title}</span></h1>
    <nav class="role-tabs" aria-label=${t("Your roles")}>
      ${mine.length > 1 && mine.map((one) => html`<a key=${one} href=${roleAddress(table.id, one)}
        class=${classes("role-tab", waits(one) && "waits")} aria-current=${one === role ? "page" : undefined}>
        ${house.roleName(one)}${waits(one)
          && html`<span class="waits-mark">
            <span class="unseen"> ${t("something is waiting for you here")}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${RolesButton} table=${table} house=${house} send=${send} />
      <${KeyList} keys=${consoleKeys()} />
      <${SettingsButton} own=${settingsOf(table.game)} />
    </div>
  </header>`;
}

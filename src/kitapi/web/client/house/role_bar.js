/** The bar above a console: the viewer's roles at this table, where something waits for him, and all roles on a slip. */
import { SettingsButton } from "../settings/settings_dialog.js";
import { roleAddress, tableAddress } from "../routing.js";
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { RolesButton } from "./roles_button.js";
import { useWaiting } from "./waiting.js";

/**
 * @param {{
 *   shown: import("../table/pace.js").Shown, role: string, house: import("../games/drawings.js").House, title: string,
 *   send: (command: import("../protocol.js").Command) => void,
 * }} props
 */
export function RoleBar({ shown: { table, view }, role, house, title, send }) {
  const mine = house.roles.filter((one) => one === role || table.mine?.includes(one));
  const waiting = useWaiting(table, role, house);
  const waits = (/** @type {string} */ one) => (one === role ? Boolean(view && house.waits(view)) : waiting[one] ?? false);
  return html`<header class="top-bar role-bar">
    <a class="home" href=${tableAddress(table.id)} aria-label=${t("To the players' side of the table")}><img src="/static/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${house.roleName(role)}<span class="unseen"> – ${title}</span></h1>
    <nav class="role-tabs" aria-label=${t("Your roles")}>${mine.length > 1 && mine.map((one) => html`<a key=${one} href=${roleAddress(table.id, one)}
      class=${classes("role-tab", waits(one) && "waits")} aria-current=${one === role ? "page" : undefined}>${house.roleName(one)}${waits(one)
        && html`<span class="waits-mark"><span class="unseen"> ${t("something waits for you here")}</span></span>`}</a>`)}</nav>
    <div class="tools">
      <${RolesButton} table=${table} house=${house} send=${send} />
      <${SettingsButton} />
    </div>
  </header>`;
}

/** The page of a role that the viewer does not have: who has it, what it is, and taking it. */
import { changeSettings, settings } from "../settings/settings.js";
import { NameForm } from "../table/seat_offer.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { holderWords, isFree } from "../table/roles_button.js";

/**
 * @param {{
 *   table: import("../protocol.js").TableView, role: string, house: import("../drawing.js").House,
 *   send: (command: import("../protocol.js").Command) => void,
 * }} props
 */
export function RoleOffer({ table, role, house, send }) {
  const [asking, ask] = useState(false);
  const held = table.roles?.find((one) => one.role === role);
  const take = (/** @type {string} */ name) => {
    changeSettings({ name });
    send({ type: "take_role", role, name });
  };
  const asks = !table.practice && !table.admits;
  const words = asks ? t("Ask for this role") : t("Take this role");
  return html`<section class="paper slip role-offer">
    <h2>${house.roleName(role)}</h2>
    <p>${house.roleTask(role)}</p>
    <p class="quiet">${held && t("Who has it: {holder}", { holder: holderWords(held, table) })}</p>
    ${table.asked?.includes(role)
      ? html`<p role="status">${t("You have asked for this role: the host of the table decides.")}</p>
          <button type="button" class="plain" onClick=${() => send({ type: "leave_role", role })}>
            ${t("Take the request back")}</button>`
      : isFree(held) && !table.archive && (asking ? html`<${NameForm} onName=${take} label=${words} />`
      : html`<button type="button" class="big"
        onClick=${() => (settings.value.name ? take(settings.value.name) : ask(true))}>${words}</button>`)}
  </section>`;
}

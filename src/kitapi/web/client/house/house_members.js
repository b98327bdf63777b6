/** An invitation to open tables in a house of one's own: a link that works once. */
import { invitationTo } from "../net/api.js";
import { invitationAddress } from "../routing.js";
import { ShareLink } from "../table/share_link.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ house: import("../protocol.js").OwnHouse }} props */
export function InviteButton({ house }) {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const invite = () => invitationTo(house.id).then(setCode, (refusal) => setTrouble(refusal.message));
  if (code) {
    return html`<p class="quiet">${t("Whoever opens this link first may open tables in the house, too.")}</p>
      <${ShareLink} label=${t("Invitation to {house}", { house: house.name })} address=${location.origin + invitationAddress(house.id, code)} />`;
  }
  return html`${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button type="button" class="plain" onClick=${invite}>${t("Let somebody else open tables in it")}</button>`;
}

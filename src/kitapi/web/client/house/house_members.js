/** The people who may open tables in one's own house: invitations that work once, and members to remove. */
import { invitationTo, removeMember, withdrawInvitations } from "../net/api.js";
import { invitationAddress } from "../routes.js";
import { ShareLink } from "../kit/share_link.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @typedef {import("../protocol.js").OwnHouse} OwnHouse */

/** @param {{ house: OwnHouse, onHouse: (house: OwnHouse) => void }} props */
export function HouseMembers({ house, onHouse }) {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const showAnswer = (/** @type {Promise<OwnHouse>} */ changed) =>
    changed.then((known) => { setTrouble(""); onHouse(known); }, (refusal) => setTrouble(refusal.message));
  const invite = () =>
    showAnswer(invitationTo(house.id)
      .then((given) => { setCode(given); return { ...house, invitations: house.invitations + 1 }; }));
  const withdraw = () => { setCode(""); showAnswer(withdrawInvitations(house.id)); };
  return html`${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${house.members.length > 0
      && html`<p class="quiet">${t("Others who may open tables in it")}</p><ul class="role-list members">
        ${house.members.map(({ visitor, name }) => html`<li key=${visitor}>
          <b>${name || t("a visitor")}</b> <small class="quiet">${visitor}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${t("Remove {name}", { name: name || visitor })}
              onClick=${() => showAnswer(removeMember(house.id, visitor))}>${t("Remove")}</button></div></li>`)}
      </ul>`}
    ${house.invitations > 0
      && html`<p class="quiet">${t("Invitations that nobody has used: {count}", { count: house.invitations })}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${withdraw}>${t("Withdraw them")}</button></div>`}
    ${code ? html`<p class="quiet">${t("The first person who opens this link may open tables in the house, too.")}</p>
        <${ShareLink} label=${t("Invitation to {house}", { house: house.name })}
          address=${location.origin + invitationAddress(house.id, code)} />`
      : html`<button type="button" class="plain" onClick=${invite}>
        ${t("Let somebody else open tables in it")}</button>`}`;
}

/** Shares a sheet with the room, and shows the links by which others write or watch it. */
import { ShareLink } from "../kit/share_link.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { part } from "../parts.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { roomLink } from "./room_requests.js";

export const QR = part("qr", () => import("../kit/qr_picture.js").then((picture) => picture.QrPicture));

/** @param {{ sharing: import("./use_share.js").Sharing }} props */
export function ShareWithRoom({ sharing: { share, trouble, begin, stop } }) {
  const [isBusy, setBusy] = useState(false);
  const press = (/** @type {() => Promise<boolean>} */ work) => () => {
    if (isBusy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const button = (/** @type {string} */ label, /** @type {() => Promise<boolean>} */ work) => html`<p>
    <button type="button" class="plain" aria-disabled=${isBusy} onClick=${press(work)}>${label}</button></p>`;
  return html`<section class="with-room" aria-label=${t("With this room")}>
    <h3>${t("With this room")}</h3>
    ${trouble && html`<p role="alert">${trouble}</p>`}
    ${share
      ? html`<${Links} share=${share} />${button(t("Stop sharing"), stop)}`
      : html`<p class="quiet">
          ${t("The room then keeps the sheet with its names, and all who have its link can read or write it.")}</p>
        ${button(t("Share with this room"), begin)}`}
  </section>`;
}

/** @param {{ share: import("./kept_shares.js").Share }} props */
function Links({ share: { room, key, watch } }) {
  const link = roomLink(room, key);
  return html`<${ShareLink} label=${t("Link for those who write")} address=${link} />
    <${LazyPart} part=${QR} props=${{ text: link, longest: link.length }} Failed=${MissingLine} />
    ${watch && html`<${ShareLink} label=${t("Link for those who watch")} address=${roomLink(room, watch)} />`}`;
}

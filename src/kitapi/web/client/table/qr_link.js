/** A button that shows an address as a QR code, for the phone of somebody who sits nearby. */
import { LazyPart, MissingLine } from "../lazy_part.js";
import { part } from "../parts.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

const QR = part("qr", () => import("../kit/qr_picture.js").then((picture) => picture.QrPicture));

/** @param {{ address?: string }} props */
export function QrLink({ address = location.href }) {
  const [isShown, show] = useState(false);
  return html`<div class="share"><button type="button" class="plain" aria-expanded=${isShown}
    onClick=${() => show(!isShown)}>${t("QR code")}</button>
    ${isShown && html`<${LazyPart} part=${QR} props=${{ text: address }} Failed=${MissingLine} />`}</div>`;
}

/** An address as a QR code, to be read by the camera of a phone. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { qrCode } from "./qr_code.js";

/** Light modules around the code, as many as readers need. */
const MARGIN = 4;

/** @param {{ text: string }} props nothing is drawn for a text that is too long */
export function QrPicture({ text }) {
  const rows = qrCode(text);
  if (!rows) return null;
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return html`<svg class="qr" role="img" aria-label=${t("QR code")} width="200" height="200"
    viewBox=${`${-MARGIN} ${-MARGIN} ${size} ${size}`} shape-rendering="crispEdges">
    <rect x=${-MARGIN} y=${-MARGIN} width=${size} height=${size} fill="#fff" /><path d=${dark.join("")} fill="#000" />
  </svg>`;
}

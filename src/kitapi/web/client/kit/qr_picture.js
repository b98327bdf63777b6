/** An address as a QR code, to be read by the camera of a phone. */
import { html } from "../ui.js";
import { correction, generate } from "../vendor/lean-qr/nano.js";
import { t } from "../words/translation.js";

/** Light modules around the code, as many as readers need. */
const MARGIN = 4;

/** The longest text that is drawn, in characters, where a phone reads it from some distance. */
const LONGEST = 180;

/**
 * The path of the dark modules of `text`, and the modules along a side; null if it has more than `longest` characters.
 * A longer code than usual has less correction, so that its modules stay large enough.
 * @param {string} text
 * @param {number} [longest]
 */
export function drawCode(text, longest = LONGEST) {
  if (text.length > longest) return null;
  const code = generate(text, { minCorrectionLevel: text.length > LONGEST ? correction.L : correction.M });
  const places = Array.from({ length: code.size }, (_, at) => at);
  const dark = places.flatMap((y) => places.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : "")));
  return { path: dark.join(""), modules: code.size };
}

/** @param {{ text: string, longest?: number }} props nothing is drawn for a text that is too long */
export function QrPicture({ text, longest }) {
  const code = drawCode(text, longest);
  if (!code) return null;
  const { path, modules } = code;
  const size = modules + 2 * MARGIN;
  return html`<svg class="qr" role="img" aria-label=${t("QR code")} width="200" height="200"
    viewBox=${`${-MARGIN} ${-MARGIN} ${size} ${size}`} shape-rendering="crispEdges">
    <rect x=${-MARGIN} y=${-MARGIN} width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />
  </svg>`;
}

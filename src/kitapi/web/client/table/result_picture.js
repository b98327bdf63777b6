/** The result of a sitting as a picture: a slip of paper on a canvas, to be shared or saved. */
import { coverOf } from "../covers.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { dateLocale, formatSigned, n, t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * The content of the slip; `rows` from the best result down.
 * @typedef {{ title: string, about: string, rows: readonly { name: string, result: number }[] }} Slip
 */

const WIDTH = 720;
const [HEAD, ROW, FOOT, EDGE] = [176, 66, 84, 48];

/** The colours of paper, by day and by night alike. */
const COLOURS =
  { paper: "#faf4e4", rule: "#d3dcd2", ink: "#29241c", quiet: "#5d5546", gain: "#125f29", loss: "#b0131e" };
const FACE = '"EB Garamond", Georgia, serif';

/** The height of a slip. @param {number} rows */
export const slipHeight = (rows) => HEAD + rows * ROW + FOOT;

/** @param {number} result */
const colourOf = (result) => (result > 0 ? COLOURS.gain : result < 0 ? COLOURS.loss : COLOURS.ink);

/**
 * Draws a slip from the top left of a canvas.
 * @param {CanvasRenderingContext2D} context
 * @param {Slip} slip
 */
export function drawSlip(context, { title, about, rows }) {
  const height = slipHeight(rows.length);
  const write = (/** @type {string} */ words, /** @type {string} */ font, /** @type {string} */ colour,
    /** @type {[number, number]} */ [x, y], /** @type {CanvasTextAlign} */ align = "left") => {
    Object.assign(context, { font: `${font} ${FACE}`, fillStyle: colour, textAlign: align });
    context.fillText(words, x, y, WIDTH - 2 * EDGE - (align === "left" && y > HEAD ? 160 : 0));
  };
  const fill = (/** @type {string} */ colour, /** @type {number} */ y, /** @type {number} */ thick) => {
    context.fillStyle = colour;
    context.fillRect(y === 0 ? 0 : EDGE, y, y === 0 ? WIDTH : WIDTH - 2 * EDGE, thick);
  };
  fill(COLOURS.paper, 0, height);
  write(title, "700 56px", COLOURS.ink, [EDGE, 88]);
  write(about, "400 28px", COLOURS.quiet, [EDGE, 134]);
  fill(COLOURS.ink, HEAD - 18, 3);
  rows.forEach(({ name, result }, at) => {
    const y = HEAD + at * ROW + 46;
    write(name, "500 40px", COLOURS.ink, [EDGE, y]);
    write(formatSigned(result), "700 42px", colourOf(result), [WIDTH - EDGE, y], "right");
    fill(COLOURS.rule, HEAD + (at + 1) * ROW, 2);
  });
  write("Kitapi", "600 26px", COLOURS.quiet, [WIDTH - EDGE, height - 32], "right");
}

/**
 * The slip of a sitting that ends now.
 * @param {import("../protocol.js").TableView} table
 * @param {readonly number[]} results by seat
 * @returns {Slip}
 */
export function slipOf({ game, seats, sheet }, results) {
  const date = new Date().toLocaleDateString(dateLocale(), { day: "numeric", month: "long", year: "numeric" });
  const rows = seats.map((seat) => ({ name: nameAt(seat), result: results[seat.seat] ?? 0 }))
    .sort((one, other) => other.result - one.result);
  return { title: coverOf(game).title(), about: `${n("{count} deal", "{count} deals", sheet)} · ${date}`, rows };
}

/** @param {{ table: import("../protocol.js").TableView, results: readonly number[] }} props */
export function ResultPicture({ table, results }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const [file, setFile] = useState(/** @type {File | null} */ (null));
  const [address, setAddress] = useState("");
  const slip = slipOf(table, results);
  useEffect(() => {
    let [wanted, made] = [true, ""];
    drawnFile(canvas.current, slip).then((drawn) => {
      if (!wanted || !drawn) return;
      made = URL.createObjectURL(drawn);
      setFile(drawn);
      setAddress(made);
    }, () => undefined);
    return () => { wanted = false; URL.revokeObjectURL(made); };
  }, []);
  const canShare = file && navigator.canShare?.({ files: [file] });
  const share = () => { if (file) navigator.share({ files: [file], title: slip.title }).catch(() => undefined); };
  return html`<canvas ref=${canvas} class="result-picture" role="img" width=${WIDTH}
      height=${slipHeight(slip.rows.length)} aria-label=${slipWords(slip)}></canvas>
    <p class="share-ways">
      ${canShare && html`<button type="button" class="plain" onClick=${share}>${t("Share the picture")}</button>`}
      ${address && html`<a class="plain" href=${address} download=${`kitapi-${table.game}.png`}>
        ${t("Save the picture")}</a>`}</p>`;
}

/** The slip in words, for those who hear it. @param {Slip} slip */
const slipWords = ({ title, about, rows }) =>
  [title, about, ...rows.map(({ name, result }) => `${name}: ${formatSigned(result)}`)].join(", ");

/**
 * Draws a slip once its typeface is there, and returns the picture.
 * @param {HTMLCanvasElement | null} canvas
 * @param {Slip} slip
 * @returns {Promise<File | null>}
 */
async function drawnFile(canvas, slip) {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return null;
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 40px ${FACE}`, slipWords(slip))));
  drawSlip(context, slip);
  const picture = await new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
  return picture && new File([picture], "kitapi.png", { type: "image/png" });
}

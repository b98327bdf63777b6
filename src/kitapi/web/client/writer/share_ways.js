/** A sheet for others: a link or a QR code that holds all of it, a file, paper, or a picture. */
import { DialogButton } from "../kit/dialog_button.js";
import { ShareLink } from "../kit/share_link.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { ResultPicture } from "../table/result_picture.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { accountsOf, paperOf, sittingOf } from "./drawn_sheet.js";
import { scoreFile } from "./score_file.js";
import { QR, ShareWithRoom } from "./share_with_room.js";
import { sheetFile } from "./sheet_file.js";
import { packSheet } from "./sheet_link.js";

/**
 * The longest link that is drawn as a QR code on a screen, in characters: the camera of another phone reads codes of
 * 117 modules along a side.
 */
const LONGEST_CODE = 1700;

/**
 * @param {{
 *   sheet: import("../written.js").Kept, lines: readonly import("../written.js").LineState[],
 *   table: import("../protocol.js").TableView, results: readonly number[], sharing: import("./use_share.js").Sharing,
 * }} props
 */
export function ShareWays(props) {
  const [open, setOpen] = useState(false);
  return html`<p class="keeping sheet-sharing">
    <${DialogButton} look="plain" label=${t("Share")} title=${t("Share the sheet")} onOpen=${() => setOpen(true)}
      onClose=${() => setOpen(false)}>
      ${open && html`<${Ways} ...${props} />`}
    </${DialogButton}>
    <button type="button" class="plain" onClick=${() => print()}>${t("Print the sheet")}</button>
  </p>`;
}

/** @param {Parameters<typeof ShareWays>[0]} props */
function Ways({ sheet, lines, table, results, sharing }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    packSheet(sheet).then((packed) => setLink(`${location.origin}/paper#sheet=${packed}`), () => undefined);
  }, []);
  return html`
    <${ShareWithRoom} sharing=${sharing} />
    ${link && html`<p class="quiet">${t("The link holds the whole sheet; it is sent to no server.")}</p>
      <${ShareLink} label=${t("Link to this sheet")} address=${link} />
      ${link.length <= LONGEST_CODE
        ? html`<${LazyPart} part=${QR} props=${{ text: link, longest: LONGEST_CODE }} Failed=${MissingLine} />`
        : html`<p class="quiet">${t("The sheet is too long for a QR code.")}</p>`}`}
    <${Files} sheet=${sheet} lines=${lines} />
    <${ResultPicture} table=${table} results=${results} />`;
}

/**
 * The sheet with its whole history, and its deals for other programs.
 * @param {Pick<Parameters<typeof ShareWays>[0], "sheet" | "lines">} props
 */
function Files({ sheet, lines }) {
  const { head } = sheet;
  const file = useAddress(useMemo(() => sheetFile(sheet), [sheet]), "application/json");
  const deals = useMemo(() => accountsOf(paperOf(head.game)).export_scores(sittingOf(head, lines)), [lines]);
  const scores = useAddress(useMemo(() => scoreFile(lines, deals), [deals]), "application/jsonl");
  return html`<p class="sheet-files">
    ${file && html`<a class="plain" href=${file} download=${`kitapi-${head.id}.json`}>
      ${t("Save the sheet to a file")}</a>`}
    ${scores && html`<a class="plain" href=${scores} download=${`kitapi-${head.id}-scores.jsonl`}>
      ${t("Save as scores")}</a>`}</p>
    <p class="quiet">${t("Scores are the deals one by one, for statistics and other programs.")}</p>`;
}

/** The address of a file with this content; empty: there is none. @param {string} content @param {string} type */
function useAddress(content, type) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    if (!content) return setAddress("");
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}

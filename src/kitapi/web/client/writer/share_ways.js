/** A sheet for others: a link or a QR code that holds all of it, a file, paper, or a picture. */
import { DialogButton } from "../kit/dialog_button.js";
import { ShareLink } from "../kit/share_link.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { ResultPicture } from "../table/result_picture.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
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
 *   sheet: import("../written.js").Kept, table: import("../protocol.js").TableView, results: readonly number[],
 *   sharing: import("./use_share.js").Sharing,
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
function Ways({ sheet, table, results, sharing }) {
  const [link, setLink] = useState("");
  const [file, setFile] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([sheetFile(sheet)], { type: "application/json" }));
    setFile(made);
    packSheet(sheet).then((packed) => setLink(`${location.origin}/paper#sheet=${packed}`), () => undefined);
    return () => URL.revokeObjectURL(made);
  }, []);
  return html`
    <${ShareWithRoom} sharing=${sharing} />
    ${link && html`<p class="quiet">${t("The link holds the whole sheet; it is sent to no server.")}</p>
      <${ShareLink} label=${t("Link to this sheet")} address=${link} />
      ${link.length <= LONGEST_CODE
        ? html`<${LazyPart} part=${QR} props=${{ text: link, longest: LONGEST_CODE }} Failed=${MissingLine} />`
        : html`<p class="quiet">${t("The sheet is too long for a QR code.")}</p>`}`}
    ${file && html`<p><a class="plain" href=${file} download=${`kitapi-${sheet.head.id}.json`}>
      ${t("Save the sheet to a file")}</a></p>`}
    <${ResultPicture} table=${table} results=${results} />`;
}

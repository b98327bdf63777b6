/** The sheet that a link of the room opens: a writer continues it on this device, a watcher sees it as it grows. */
import { Refusal } from "../net/api.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { joinLogs } from "./changes.js";
import { ConflictList } from "./conflict_list.js";
import { SheetPapers, useDrawnSheet, WithParts } from "./drawn_sheet.js";
import { exchangeWith } from "./exchange.js";
import { follow } from "./follow.js";
import { keepForGood } from "./kept_sheets.js";
import { keepShare, shareOfRoom } from "./kept_shares.js";
import { sendChanges } from "./room_requests.js";
import { theShelf } from "./use_sheet.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {{ room: string, key: string }} Opened the sheet's id and key, as its link has them
 * @typedef {import("./exchange.js").Exchange} Exchange
 * @typedef {import("./room_requests.js").Answer} Answer
 */

/** @param {{ opened: Opened, onKept: (id: string) => void }} props `onKept`: this device now keeps the sheet `id` */
export function RoomSheet({ opened, onKept }) {
  const [sheet, setSheet] = useState(/** @type {Kept | null} */ (null));
  const [isApart, setApart] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let log = /** @type {Kept["changes"]} */ ([]);
    const take = async (/** @type {Answer} */ { role, head, changes }) => {
      if (log.length && !changes.length) return;
      log = joinLogs(log, changes);
      if (role === "watcher") setSheet({ head, changes: log });
    };
    const link = exchangeWith(opened.key, (sent) => sendChanges(opened.room, sent), take);
    const exchange = async () => {
      const { role, head, watch_key: watch } = await link.exchange([]);
      setApart(false);
      if (role !== "writer") return;
      following.stop();
      await keepForWriter({ head, changes: log }, opened, watch ?? "", link).then(() => onKept(head.id), () =>
        setTrouble(t("This browser keeps no sheets: its storage is full or switched off.")));
    };
    const following = follow(exchange, (error) => {
      const isRefused = error instanceof Refusal && error.reason === "unknown_sheet";
      if (isRefused) setTrouble(error.message);
      setApart(!isRefused);
      return !isRefused;
    });
    void shareOfRoom(opened.room).then((share) => {
      if (share?.key === opened.key) onKept(share.sheet);
    }, () => undefined);
    return () => following.stop();
  }, [opened.room, opened.key]);
  if (!sheet) {
    return html`<main class="writer-desk">${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${isApart && html`<p class="trouble" role="alert">${t("The server does not answer.")}</p>`}</main>`;
  }
  return html`<${WithParts} game=${sheet.head.game}>
    <${WatchedSheet} sheet=${sheet} isApart=${isApart} trouble=${trouble} /></${WithParts}>`;
}

/**
 * Keeps the sheet on this device, and its link to the room.
 * @param {Kept} sheet
 * @param {Opened} opened
 * @param {string} watch
 * @param {Exchange} link
 */
async function keepForWriter(sheet, { room, key }, watch, link) {
  keepForGood();
  await (await theShelf()).begin(sheet);
  await keepShare({ sheet: sheet.head.id, room, key, watch, atRoom: link.atRoom() });
}

/** @param {{ sheet: Kept, isApart: boolean, trouble: string }} props */
function WatchedSheet({ sheet, isApart, trouble }) {
  const drawn = useDrawnSheet(sheet);
  return html`<main class="writer-desk with-sheet watched">
    ${trouble
      ? html`<p class="trouble" role="alert">${trouble}</p>`
      : html`<p class="shared-line" role="status">
          ${isApart ? t("Not connected") : t("You are watching; the writer’s deals appear here.")}</p>`}
    <${ConflictList} changes=${sheet.changes} head=${sheet.head} nameOf=${drawn.nameOf} />
    <${SheetPapers} drawn=${drawn} />
  </main>`;
}

/** An open sheet that the room keeps too: both are kept equal while the page is looked at. */
import { Refusal } from "../net/api.js";
import { useEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { exchangeWith, isClash } from "./exchange.js";
import { follow } from "./follow.js";
import { dropShare, keepShare, readShare } from "./kept_shares.js";
import { openAtRoom, removeFromRoom, sendChanges } from "./room_requests.js";
import { announceNews, theShelf } from "./use_sheet.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("./kept_shares.js").Share} Share
 * @typedef {import("./room_requests.js").Answer} Answer
 *
 * `share`: null where the sheet is not shared. `waiting`: how many changes the room is not known to have. `isApart`:
 * the room could not be reached. `trouble`: why the room refuses, in words. `hasNews`: changes of other devices have
 * come since the last one of this device. `begin` and `stop` resolve to whether the room has begun or stopped to keep
 * the sheet.
 * @typedef {{
 *   share: Share | null, waiting: number, isApart: boolean, trouble: string, hasNews: boolean,
 *   begin: () => Promise<boolean>, stop: () => Promise<boolean>,
 * }} Sharing
 */

/** The refusal of a sheet that the room does not have. */
const GONE = "unknown_sheet";
/** Refusals that people must be shown, because waiting does not help. */
const LASTING = ["change_clash", "sheet_full", "malformed", "watched_only"];

/** @typedef {{ waiting: number, isApart: boolean, trouble: string, hasNews: boolean }} State */

/** @type {State} */
const EQUAL = { waiting: 0, isApart: false, trouble: "", hasNews: false };

/** @param {string} id @param {Kept} sheet @returns {Sharing} */
export function useShare(id, sheet) {
  const [share, setShare] = useState(/** @type {Share | null} */ (null));
  const [state, setState] = useState(EQUAL);
  const report = (/** @type {Partial<State>} */ part) => setState((before) => ({ ...before, ...part }));
  const following = useRef(/** @type {ReturnType<typeof follow> | null} */ (null));
  useEffect(() => { readShare(id).then(setShare, () => undefined); }, [id]);
  useEffect(() => {
    if (!share) return undefined;
    following.current = followRoom(share, report, () => setShare(null));
    return () => following.current?.stop();
  }, [share?.room]);
  useEffect(() => following.current?.now(), [sheet.changes.length]);
  const settle = (/** @type {Promise<Share | null>} */ work) => work.then((now) => {
    setShare(now);
    report(EQUAL);
    return true;
  }, (error) => {
    report({ trouble: error instanceof Refusal ? error.message : t("The server does not answer.") });
    return false;
  });
  return { share, ...state, begin: () => settle(begin(sheet)), stop: () => settle(end(share)) };
}

/**
 * Keeps a sheet and the room equal from now on.
 * @param {Share} share
 * @param {(part: Partial<State>) => void} report
 * @param {() => void} onGone is called when the room no longer has the sheet
 */
function followRoom(share, report, onGone) {
  const take = async (/** @type {Answer} */ answer) => {
    if (await takeAnswer(share, answer)) report({ hasNews: true });
  };
  const link = exchangeWith(share.key, (sent) => sendChanges(share.room, sent), take, share.atRoom);
  const exchange = async () => {
    const changes = await changesOf(share.sheet);
    const waiting = link.waiting(changes).length;
    report(waiting ? { waiting, hasNews: false } : { waiting });
    const { watch_key: watch } = await link.exchange(changes);
    await keepShare({ ...share, watch: watch ?? "", atRoom: link.atRoom() });
    report({ waiting: link.waiting(await changesOf(share.sheet)).length, isApart: false, trouble: "" });
  };
  return follow(exchange, (error) => {
    const reason = error instanceof Refusal ? error.reason : "";
    const isSaid = LASTING.includes(reason) || error instanceof Clash;
    report({ isApart: !isSaid && reason !== GONE, ...(isSaid && { trouble: /** @type {Error} */ (error).message }) });
    if (reason !== GONE) return true;
    report({ ...EQUAL, trouble: t("The room no longer keeps this sheet; it is kept here.") });
    void dropShare(share.sheet).then(onGone);
    return false;
  });
}

/** Two devices have written under one number. */
class Clash extends Error {
  constructor() {
    super(t("Two devices wrote under one number: save the sheet to a file, and open it on the other."));
  }
}

/** @param {string} id */
const changesOf = async (id) => (await (await theShelf()).read(id))?.changes ?? [];

/**
 * Keeps the changes that the room has sent; resolves to whether there was something new.
 * @param {Share} share
 * @param {Answer} answer
 */
async function takeAnswer({ sheet }, { changes }) {
  if (!changes.length) return false;
  const kept = await changesOf(sheet);
  const known = new Set(kept.map((change) => change.id));
  const hasNews = changes.some((change) => !known.has(change.id));
  if (hasNews) {
    await (await theShelf()).join(sheet, changes);
    announceNews(sheet);
  }
  if (isClash(kept, changes)) throw new Clash();
  return hasNews;
}

/** Has the room keep a sheet. @param {Kept} sheet @returns {Promise<Share>} */
async function begin(sheet) {
  const { sheet: room, write_key: key, watch_key: watch } = await openAtRoom(sheet.head);
  const share = { sheet: sheet.head.id, room, key, watch, atRoom: [] };
  await keepShare(share);
  return share;
}

/** Has the room remove a sheet; it stays here. @param {Share | null} share @returns {Promise<null>} */
async function end(share) {
  if (!share) return null;
  await removeFromRoom(share.room, share.key).catch((error) => {
    if (!(error instanceof Refusal) || error.reason !== GONE) throw error;
  });
  await dropShare(share.sheet);
  return null;
}

/** The page of a finished deal: fetches it, or says why it cannot be shown and what to do instead. */
import { fetchFaces } from "../cards/card.js";
import { setDeck } from "../cards/deck.js";
import { coverOf, loadDrawing } from "../covers.js";
import { ownTables, Refusal, replayOf } from "../net/api.js";
import { tableAddress } from "../routes.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { ReplayRoom } from "./replay_room.js";

/**
 * @typedef {import("../protocol.js").Replay} Replay
 *
 * `me`: the visitor's own seat, null for one who has none.
 * @typedef {{ replay: Replay, me: number | null }} Found
 */

/**
 * @param {{ table: string, deal: number, reviewing: boolean, atWorst: boolean }} props `reviewing`: with its review
 * beside it; `atWorst`: opened at the worst mistake
 */
export function ReplayPage({ table, deal, reviewing, atWorst }) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    Promise.all([loadReplay(table, deal), ownSeat(table)]).then(
      ([replay, me]) => { if (wanted) setFound({ replay, me }); },
      (error) => { if (wanted) setRefusal(error instanceof Refusal ? error : new Refusal({ text: String(error) })); },
    );
    return () => { wanted = false; };
  }, [table, deal, tries]);
  if (found) return html`<${ReplayRoom} ...${found} table=${table} reviewing=${reviewing} atWorst=${atWorst} />`;
  if (!refusal) return html`<main class="start lost"><p class="prompt">${t("Loading the deal …")}</p></main>`;
  return html`<${ReplayRefusal} refusal=${refusal} table=${table}
    again=${() => { setRefusal(null); setTries(tries + 1); }} />`;
}

/** The replay, once everything that draws it is loaded. @param {string} table @param {number} deal */
async function loadReplay(table, deal) {
  const replay = await replayOf(table, deal);
  const { faces } = await loadDrawing(replay.game);
  setDeck(coverOf(replay.game).deck);
  fetchFaces(faces);
  return replay;
}

/** @param {string} table */
async function ownSeat(table) {
  const own = await ownTables().catch(() => []);
  return own.find((one) => one.table === table)?.seat ?? null;
}

/** @param {{ refusal: Refusal, table: string, again: () => void }} props */
function ReplayRefusal({ refusal, table, again }) {
  const unknown = /^unknown_/.test(refusal.reason);
  return html`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${unknown ? t("There is no such deal to replay") : t("The deal cannot be shown just now")}</h1>
      <p role="alert">
        ${unknown
          ? t("A deal is shown once it is over: this one is still running, or was never dealt.")
          : refusal.message}</p>
      ${!unknown && html`<button type="button" class="big" onClick=${again}>${t("Try now")}</button>`}
      <a class="big" href=${tableAddress(table)}>${t("To the table")}</a>
      <a class="plain" href="/">${t("To the start page")}</a>
    </div>
  </main>`;
}

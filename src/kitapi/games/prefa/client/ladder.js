/** The auction as it stands: every call in words, and the bid to beat. */
import { Auction, lastHolder } from "../../../web/client/tricks/auction.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign, Strain } from "./contract_sign.js";
import { callWords, levelOf, standingBid, strainOf } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("./view.js").SpokenCall} SpokenCall
 */

/** @param {{ view: Pick<PrefaView, "active" | "calls" | "turn">, nameOf: (seat: number) => string }} props */
export function Ladder({ view, nameOf }) {
  const calls = view.calls ?? [];
  const standing = standingBid(calls);
  const draw =
    (/** @type {SpokenCall} */ spoken, /** @type {SpokenCall[]} */ before) =>
      html`<${CallDrawn} spoken=${spoken} before=${before} />`;
  return html`<${Auction} view=${view} nameOf=${nameOf} draw=${draw} standing=${standing
    && html`<${ContractSign} contract=${standing.contract} /> <span>${nameOf(lastHolder(calls))}</span>`} />`;
}

/** @param {{ spoken: SpokenCall, before: readonly SpokenCall[] }} props */
export function CallDrawn({ spoken: { call, by_clock: late }, before }) {
  if (late)
    return html`${callWords(call, standingBid(before)?.contract ?? null)} <small class="late">
      ${t("time is up")}</small>`;
  if (call.kind === "bid") return html`<${ContractSign} contract=${call.contract} />`;
  const standing = standingBid(before)?.contract ?? null;
  const words = callWords(call, standing);
  if (call.kind !== "hold" || !standing) return words;
  return html`<span class="unseen">${words}</span>
    <span aria-hidden="true">${t("Hold")} ${levelOf(standing) > 6 && levelOf(standing)}<${Strain}
      strain=${strainOf(standing)} /></span>`;
}

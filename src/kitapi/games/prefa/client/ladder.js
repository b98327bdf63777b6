/** The auction as it stands: every call in words, and the bid to beat. */
import { Auction, lastHolder } from "../../../web/client/tricks/auction.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign, Strain } from "./contract_sign.js";
import { callWords, levelOf, highBid, strainOf } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("./view.js").SpokenCall} SpokenCall
 */

/** @param {{ view: Pick<PrefaView, "active" | "calls" | "turn">, nameOf: (seat: number) => string }} props */
export function Ladder({ view, nameOf }) {
  const calls = view.calls ?? [];
  const high = highBid(calls);
  const draw =
    (/** @type {SpokenCall} */ spoken, /** @type {SpokenCall[]} */ before) =>
      html`<${CallSign} spoken=${spoken} before=${before} />`;
  return html`<${Auction} view=${view} nameOf=${nameOf} draw=${draw} highBid=${high
    && html`<${ContractSign} contract=${high.contract} /> <span>${nameOf(lastHolder(calls))}</span>`} />`;
}

/** @param {{ spoken: SpokenCall, before: readonly SpokenCall[] }} props */
export function CallSign({ spoken: { call, by_clock: late }, before }) {
  if (late)
    return html`${callWords(call, highBid(before)?.contract ?? null)} <small class="late">
      ${t("time is up")}</small>`;
  if (call.kind === "bid") return html`<${ContractSign} contract=${call.contract} />`;
  const high = highBid(before)?.contract ?? null;
  const words = callWords(call, high);
  if (call.kind !== "hold" || !high) return words;
  return html`<span class="unseen">${words}</span>
    <span aria-hidden="true">${t("Hold")} ${levelOf(high) > 6 && levelOf(high)}<${Strain}
      strain=${strainOf(high)} /></span>`;
}

/** The auction as it stands: every call in words, and the bid to beat. */
import { classes, html, useEffect, useRef } from "../../ui.js";
import { t } from "../../words/translation.js";
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
  const slip = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => { slip.current?.scrollTo(0, slip.current.scrollHeight); }, [calls.length]);
  return html`<section class="paper ladder" aria-label=${t("Auction")}>
    <p class="standing">
      ${standing
        ? html`<${ContractSign} contract=${standing.contract} /> <span>${nameOf(lastHolder(calls))}</span>`
        : html`<span class="quiet">${t("No bid yet")}</span>`}
    </p>
    <p class="speakers" aria-hidden="true">
      ${view.active.map((seat) => html`<b key=${seat}
        class=${classes(view.turn?.includes(seat) && "speaking")}>${nameOf(seat)}</b>`)}
    </p>
    <ol class="columns" ref=${slip} tabindex="0" aria-label=${t("Calls")}>
      ${view.active.map((seat) => html`<li key=${seat}>
        <span class="unseen">${nameOf(seat)}</span>
        <ol>${calls.map((spoken, at) => spoken.seat === seat && html`<li key=${at}
          class=${`call call-${spoken.call.kind}`}>
          <${CallDrawn} spoken=${spoken} before=${calls.slice(0, at)} />
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`;
}

/** Who made the last bid or hold. @param {readonly SpokenCall[]} calls */
const lastHolder = (calls) => calls.filter(({ call }) => call.kind === "bid" || call.kind === "hold").at(-1)?.seat ?? 0;

/** @param {{ spoken: SpokenCall, before: readonly SpokenCall[] }} props */
export function CallDrawn({ spoken: { call }, before }) {
  if (call.kind === "bid") return html`<${ContractSign} contract=${call.contract} />`;
  const standing = standingBid(before)?.contract ?? null;
  const words = callWords(call, standing);
  if (call.kind !== "hold" || !standing) return words;
  return html`<span class="unseen">${words}</span>
    <span aria-hidden="true">${t("Hold")} ${levelOf(standing) > 6 && levelOf(standing)}<${Strain}
      strain=${strainOf(standing)} /></span>`;
}

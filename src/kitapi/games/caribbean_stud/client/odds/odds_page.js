/**
 * The exact odds of Caribbean Stud: a trainer, a lookup, and a chart. The address holds the whole state of the page.
 */
import { fetchFaces } from "../../../../web/client/cards/card.js";
import { setDeck } from "../../../../web/client/cards/deck.js";
import { KeyList } from "../../../../web/client/keyboard/key_list.js";
import { replaceAddress } from "../../../../web/client/routes.js";
import { settingsOf } from "../../../../web/client/covers.js";
import { PageBar } from "../../../../web/client/settings_slip/page_bar.js";
import { html, useEffect, useMemo } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { parseAddress, oddsAddress, PACK, PARTS } from "./address.js";
import { ChartView } from "./chart.js";
import { Lookup } from "./lookup.js";
import { Trainer } from "./trainer.js";

/** @typedef {import("./odds.js").Part} Part */

/** @param {Part} part */
function partName(part) {
  switch (part) {
    case "trainer": return t("Trainer");
    case "lookup": return t("Look up a hand");
    case "chart": return t("Chart");
  }
}

/** @param {Part} part @returns {[string[], string][]} */
function keysOf(part) {
  const common = /** @type {[string[], string][]} */ ([
    [[","], t("settings")], [["Esc"], t("close what is open")], [["?"], t("this list")],
  ]);
  if (part === "trainer") {
    return [
      [["f"], t("fold")], [["r"], t("raise")], [["1", "2", "3", "4", "5"], t("exchange that card")],
      [["n"], t("next hand")], ...common,
    ];
  }
  return part === "lookup"
    ? [[["←", "→", "↑", "↓"], t("along the cards")], [["1"], t("your five cards")], [["2"], t("the bank's upcard")],
      ...common]
    : common;
}

/** @param {{ query: string }} props */
export function OddsPage({ query }) {
  const laid = useMemo(() => parseAddress(query), [query]);
  useEffect(() => {
    setDeck("full");
    fetchFaces(PACK.flat());
  }, []);
  return html`<div class="odds of-caribbean-stud">
    <${PageBar} title=${t("Odds: Caribbean Stud")} own=${settingsOf("caribbean-stud")}>
      <${KeyList} keys=${keysOf(laid.part)} /></${PageBar}>
    <main class=${`odds-desk part-${laid.part}`}>
      <nav class="odds-parts" aria-label=${t("Parts of this page")}>
        ${PARTS.map((part) =>
          html`<a key=${part} class="plain" href=${oddsAddress({ ...laid, part })}
            aria-current=${part === laid.part ? "page" : undefined}>${partName(part)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!laid.base}
          onChange=${(/** @type {any} */ event) =>
            replaceAddress(oddsAddress({ ...laid, base: !event.target.checked }))} />
          ${t("A card may be exchanged")}</label>
      </nav>
      ${laid.broken
        && html`<p class="paper odds-note" role="alert">
          ${t("The link is incomplete: this is what could be read of it.")}</p>`}
      <${PartView} laid=${laid} />
    </main>
  </div>`;
}

/** @param {{ laid: import("./odds.js").OddsState }} props */
function PartView({ laid }) {
  switch (laid.part) {
    case "trainer": return html`<${Trainer} laid=${laid} />`;
    case "lookup": return html`<${Lookup} laid=${laid} />`;
    case "chart": return html`<${ChartView} base=${laid.base} />`;
  }
}

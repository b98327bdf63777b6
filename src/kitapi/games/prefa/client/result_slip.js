/** The slip after a deal: what was named and made, who paid whom and why, the new results, and all cards. */
import { OwnResult } from "../../../web/client/paper/own_result.js";
import { ReplayLinks } from "../../../web/client/review/replay_links.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { html } from "../../../web/client/ui.js";
import { n, t } from "../../../web/client/words/translation.js";
import { AllCards } from "../../../web/client/tricks/all_cards.js";
import { actionWords } from "./action_words.js";
import { ContractSign } from "./contract_sign.js";
import { KasaLine } from "./deal_sum.js";
import { kasaAddedWords } from "./kasa_words.js";
import { headline, passDealEnd } from "./outcome_words.js";
import { Payments } from "./payments.js";
import { Results } from "./results.js";
import { RuleTap } from "./rules.js";
import { partWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("./view.js").Outcome} Outcome
 * @typedef {import("./view.js").Facts} Facts
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 */

/** @param {{ view: PrefaView, outcome: Outcome, table: TableView, replayed?: boolean }} props */
export function ResultSlip({ view, outcome, table, replayed }) {
  const { facts, settlement } = outcome;
  const nameOf = namesFor(table);
  const voice = { me: table.me, nameOf };
  const added = outcome.added ?? 0;
  const deal = { ...outcome, kasa: outcome.kasa - added };
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header>
      ${outcome.sitting_over && html`<p class="over">${overWords(view)}</p>`}
      <h2>${facts.kind === "passed" ? passDealEnd(facts) : html`<${ContractSign}
        contract=${facts.contract} /> <span data-word=${wordOfEnding(facts, settlement)}>
        ${headline(facts, settlement, voice)}</span>`}</h2>
      <${OwnResult} results=${deal.results} before=${view.results} me=${table.me} />
      <p class="tricks-line" data-word="tricks">${tricksLine(facts, nameOf)}</p>
    </header>
    <${Payments} facts=${facts} settlement=${settlement} explained=${outcome.explained} voice=${voice} />
    <${Results} before=${view.results} outcome=${deal} voice=${voice} />
    <${KasaLine} deal=${deal} voice=${voice} />
    ${added !== 0
      && html`<p>
        ${kasaAddedWords(added / view.results.length)} · ${t("kasa {before} → {after}",
          { before: deal.kasa, after: outcome.kasa })}
        <${RuleTap} clause="PREFA-HOUSE-03" /></p>`}
    <${AllCards} cards=${outcome.cards} nameOf=${nameOf} />
    ${!replayed && html`<${ReplayLinks} table=${table.id} deal=${view.number} me=${table.me} nameOf=${nameOf}
      wordsOf=${(/** @type {import("../../../web/client/protocol.js").Action} */ action) =>
        actionWords(action, view)} />`}
  </article>`;
}

/**
 * The key of the word that explains how a deal ended; none for a contract made.
 * @param {import("./view.js").ContractFacts} facts
 * @param {import("./view.js").Settlement} settlement
 */
function wordOfEnding({ ending }, { shortfall }) {
  if (ending === "solo" || ending === "solo_declined") return "solo";
  return Object.values(shortfall).some((tricks) => tricks > 0) ? "down" : undefined;
}

/** @param {PrefaView} view */
const overWords = ({ kasa_changes: changes }) => (changes?.length
  ? t("The kasa is empty: the sitting is over, unless kasa is added") : t("The kasa is empty: the sitting is over"));

/**
 * @param {Facts} facts
 * @param {(seat: number) => string} nameOf
 */
export function tricksLine(facts, nameOf) {
  const counted = (/** @type {number} */ seat, /** @type {number} */ tricks) =>
    n("{name} {count} trick", "{name} {count} tricks", tricks, { name: nameOf(seat) });
  if (facts.ending === "thrown_in" || facts.ending === "solo_declined") return "";
  if (facts.kind === "passed") return facts.tricks.map(([seat, tricks]) => counted(seat, tricks)).join(" · ");
  const defenders = [facts.first, facts.second].map(({ seat, part, tricks }) => {
    if (part === "out") return t("{name} passed", { name: nameOf(seat) });
    const took = counted(seat, tricks);
    return part === "plays" ? took : t("{counted} ({part})", { counted: took, part: partWords(part) });
  });
  return [counted(facts.declarer, facts.declarer_tricks), ...defenders].join(" · ");
}

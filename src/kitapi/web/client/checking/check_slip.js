/** The check of a deal: every question with its answer, the source of the cards' order, and what that proves. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { checkWords, outcomeWords, verdictWords, whyWords } from "./check_words.js";
import { useDealCheck } from "./deal_check.js";

/**
 * @typedef {import("../fair/outcome.js").Check} Check
 * @typedef {import("../fair/outcome.js").Outcome} Outcome
 * @typedef {import("../fair/verifier.js").Verdict} Verdict
 * @typedef {(seat: number) => string} NameOf
 */

/** @param {{ table: string, deal: number, nameOf: NameOf }} props */
export function CheckSlip({ table, deal, nameOf }) {
  const { checkedDeal, isUnknown, trouble, again } = useDealCheck(table, deal);
  if (isUnknown) return html`<p role="status">${t("The deals of this game cannot be checked here.")}</p>`;
  if (trouble) {
    return html`<p role="alert">${trouble}</p>
      <button type="button" class="plain" onClick=${again}>${t("Try now")}</button>`;
  }
  if (!checkedDeal) return html`<p class="quiet" role="status">${t("Checking …")}</p>`;
  return html`<${CheckedDeal} ...${checkedDeal} table=${table} nameOf=${nameOf} />`;
}

/** @param {import("./deal_check.js").CheckedDeal & { table: string, nameOf: NameOf }} props */
export function CheckedDeal({ verdict, checks, table, nameOf }) {
  const [outcome, sum] = verdictWords(verdict, checks);
  return html`<div class="checked">
    <p class=${`checked-sum is-${outcome}`} role="status"><${Sign} outcome=${outcome} /> ${sum}</p>
    <ul class="checks">
      ${checks.map((check) => html`<${Answer} key=${check.name} check=${check} nameOf=${nameOf} />`)}</ul>
    <${Absent} verdict=${verdict} nameOf=${nameOf} />
    ${verdict.context && html`<${MadeFrom} verdict=${verdict} nameOf=${nameOf} />`}
    <${Proves} />
    <p><a class="plain" href=${`/api/tables/${table}/record`} download>${t("Save the record to a file")}</a></p>
  </div>`;
}

/** @param {{ check: Check, nameOf: NameOf }} props */
function Answer({ check, nameOf }) {
  const why = whyWords(check, nameOf);
  return html`<li class=${`is-${check.outcome}`} data-check=${check.name} data-outcome=${check.outcome}>
    <${Sign} outcome=${check.outcome} />
    <span><span class="unseen">${outcomeWords(check.outcome)} </span>${checkWords(check.name)}
      ${why && html`<small>${why}</small>`}</span>
  </li>`;
}

const SIGNS = {
  passed: "M5 12.5l4.5 4.5L19 7", failed: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  unknown: "M9 9.2c0-4 6-4 6-.3 0 2.6-3 2.5-3 5.1M12 17.6v.2",
};

/** @param {{ outcome: Outcome }} props */
const Sign =
  ({ outcome }) => html`<svg class="check-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SIGNS[outcome]} /></svg>`;

/** Seats without a part in the shuffle. @param {{ verdict: Verdict, nameOf: NameOf }} props */
const Absent = ({ verdict: { silent, withheld }, nameOf }) => html`
  ${silent.length > 0 && html`<p>${t("Gave no share: {names}.", { names: silent.map(nameOf).join(", ") })}</p>`}
  ${withheld.length > 0
    && html`<p class="withheld">
      ${t(
        "Pledged a share and did not show it: {names}. Once may be a lost connection; again and again is a reason to ask.", {
          names: withheld.map(nameOf).join(", "),
        })}</p>`}`;

/** @param {{ verdict: Verdict, nameOf: NameOf }} props */
const MadeFrom =
  ({ verdict: { context, algorithm, digest, secret, shares }, nameOf }) => html`<section class="made-from">
    <h3>${t("What the order was made from")}</h3>
    <dl>
      <dt>${t("The room's secret")}</dt><dd class="digits">${secret || t("not shown")}</dd>
      ${shares.map(({ value }, seat) => html`<${Value} key=${seat} name=${nameOf(seat)} value=${value} />`)}
      <dt>${t("Deal, and way to shuffle")}</dt><dd class="digits">${context}<br />${algorithm}</dd>
    </dl>
    <details><summary>${t("Commitment and pledges, shown beforehand")}</summary><dl>
      <dt>${t("The room's")}</dt><dd class="digits">${digest}</dd>
      ${shares.map(({ pledge }, seat) => pledge && html`<${Value} key=${seat} name=${nameOf(seat)} value=${pledge} />`)}
    </dl></details>
  </section>`;

/** @param {{ name: string, value: string | null }} props */
const Value = ({ name, value }) => html`<dt>${name}</dt><dd class="digits">${value || "–"}</dd>`;

const Proves = () => html`<details class="proves">
  <summary>${t("What this proves and what it does not")}</summary>
  <p>${t(
    "Nobody chose these cards, neither the room nor a player: the room was bound to its secret before any player gave a share, every player had pledged their share before any was shown, and only all of them together make the order.")}</p>
  <p>${t("It takes one honest share, such as your own; those of bots are the room's.")}</p>
  <p>${t("It does not prove that the room does not look at the hands, nor that players do not talk to each other.")}</p>
  <p>${t(
    "Anyone who knows the room's secret and has a player's help could choose between two decks by withholding a pledged share, or break off a deal whose cards they do not like. So both are always shown here.")}</p>
  <p>${t(
    "Your own browser did the sums. If you do not trust this page either, keep the record as a file and check it elsewhere, with {command} or a program of your own.",
    { command: "kitapi verify" })}</p>
</details>`;

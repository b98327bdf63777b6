/** The trainer: deals a hand, and after the reader's choice shows its value and that of every other choice. */
import { announce } from "../../../../web/client/announcer.js";
import { CardBack, Face, LyingCard } from "../../../../web/client/cards/card.js";
import { cardName } from "../../../../web/client/cards/names.js";
import { TroubleNote } from "../../../../web/client/kit/interruption.js";
import { handOrder } from "../table/hand_order.js";
import { replaceAddress } from "../../../../web/client/routes.js";
import { ShareLink } from "../../../../web/client/kit/share_link.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../../../../web/client/ui.js";
import { n, t } from "../../../../web/client/words/translation.js";
import { saveAccount, loadAccount, NOTHING, withHand } from "./account.js";
import { oddsAddress } from "./address.js";
import { costInAntes, difference, exactly, inPercent } from "./amounts.js";
import { dealAddress, useAnswer } from "./odds_request.js";
import { ChoiceTable, choiceWords, choiceValue } from "./choice_table.js";

/**
 * @typedef {import("./odds.js").Choice} Choice
 * @typedef {import("./odds.js").Deal} Deal
 * @typedef {import("./odds.js").OddsState} OddsState
 */

const SEEDS = 1_000_000;
const NUMBERS = 10_000;

/** @param {{ laid: OddsState }} props */
export function Trainer({ laid }) {
  const { seed, number, base, close } = laid;
  useEffect(() => {
    if (seed === null) replaceAddress(oddsAddress({ ...laid, seed: Math.floor(Math.random() * SEEDS), number: 0 }));
  }, [seed]);
  const address = seed === null ? null : dealAddress(laid, seed);
  const { answer: deal, trouble, again } = useAnswer(address);
  const [account, setAccount] = useState(loadAccount(base));
  const [chosen, setChosen] = useState(/** @type {{ of: string | null, choice: Choice } | null} */ (null));
  useEffect(() => setAccount(loadAccount(base)), [base]);
  const choice = chosen?.of === address ? chosen.choice : null;
  const choose = (/** @type {Choice} */ one) => {
    if (choice) return;
    setChosen({ of: address, choice: one });
    setAccount(saveAccount(base,
      withHand(loadAccount(base), difference(choiceValue(deal, deal.best), choiceValue(deal, one)).float)));
  };
  const next = () => replaceAddress(oddsAddress({ ...laid, number: (number + 1) % NUMBERS }));
  return html`<div class="odds-columns">
    <section class="odds-felt" aria-label=${t("The hand")}>
      ${trouble && html`<${TroubleNote} trouble=${trouble} again=${again} />`}
      ${deal
        ? html`<${Hand} key=${address} deal=${deal} laid=${laid} choice=${choice} choose=${choose} />`
        : !trouble && html`<p class="prompt" role="status">${t("Dealing …")}</p>`}
      <label class="tick"><input type="checkbox" checked=${close}
        onChange=${(/** @type {any} */ event) =>
          replaceAddress(oddsAddress({ ...laid, close: event.target.checked, number: 0 }))} />
        ${t("Only close decisions: less than a tenth of an ANTE apart")}</label>
    </section>
    <section class="paper odds-slip" aria-label=${t("What it is worth")}>
      ${deal && choice
        ? html`<${ChoiceVerdict} key=${address} deal=${deal} choice=${choice} next=${next} />`
        : html`<p class="odds-question">${base ? t("Fold or raise?") : t("Fold, raise, or exchange a card?")}</p>`}
      <${AccountLine} account=${account} clear=${() => setAccount(saveAccount(base, NOTHING))} />
      ${seed !== null && html`<${ShareLink} key=${location.href} label=${t("Link to this hand")} />`}
    </section>
  </div>`;
}

/** @param {{ deal: Deal, laid: OddsState, choice: Choice | null, choose: (choice: Choice) => void }} props */
function Hand({ deal, laid, choice, choose }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // Focus moves from the button that dealt the hand to here, not to the end of the page.
  useLayoutEffect(() => {
    if (laid.number === 0) return;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    announce(t("Your cards: {cards}. Upcard: {upcard}.",
      { cards: deal.hand.split(" ").map((card) => cardName(card, "full")).join(", "),
        upcard: cardName(deal.upcard, "full") }));
  }, [deal]);
  const cards = handOrder(deal.hand.split(" "));
  return html`
    <h2 ref=${heading} tabindex="-1">${t("Hand {number}", { number: laid.number + 1 })}</h2>
    <p class="odds-bank" role="group" aria-label=${t("The bank")}>
      ${[0, 1, 2, 3].map((at) => html`<${CardBack} key=${at} />`)}<${LyingCard} card=${deal.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${t("Your cards")}>${cards.map((card, at) => (choice || laid.base
    ? html`<${LyingCard} key=${card} card=${card} own="full"
      class=${classes(choice === `exchange ${card}` && "given-away")} />`
    : html`<button type="button" key=${card} class="card odds-card" data-card=${card}
      aria-label=${choiceWords(`exchange ${card}`)} aria-keyshortcuts=${String(at + 1)}
      onClick=${() => choose(`exchange ${card}`)}><${Face} card=${card} own="full" /></button>`))}</div>
    ${!choice && html`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${() => choose("fold")}>${t("Fold")}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${() => choose("raise")}>${t("Raise")}</button>
    </div>
    ${!laid.base && html`<p class="quiet">${t("Tap a card to exchange it for an ANTE.")}</p>`}`}`;
}

/** @param {{ deal: Deal, choice: Choice, next: () => void }} props */
function ChoiceVerdict({ deal, choice, next }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const cost = difference(choiceValue(deal, deal.best), choiceValue(deal, choice));
  const right = cost.num === 0;
  const verdict = right ? t("The best choice.") : t("Better: {choice}", { choice: choiceWords(deal.best) });
  const costWords = right ? t("It cost nothing.") : t("It cost {cost} ANTE.", { cost: costInAntes(cost.float) });
  useLayoutEffect(() => {
    announce(`${verdict} ${costWords}`);
    button.current?.focus({ preventScroll: true });
    // The verdict is above this element, and the hand may stay visible.
    button.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return html`<p class=${classes("odds-verdict", right ? "right" : "wrong")}>${verdict}</p>
    <p class="odds-cost">${costWords}${!right && html` <small class="exact">${exactly(cost)}</small>`}</p>
    <button type="button" class="big" ref=${button} aria-keyshortcuts="n" onClick=${next}>${t("Next hand")}</button>
    <${ChoiceTable} odds=${deal} chosen=${choice} />`;
}

/** @param {{ account: import("./account.js").Account, clear: () => void }} props */
const AccountLine = ({ account, clear }) => html`<div class="odds-standing">
  <p>${n("{count} hand", "{count} hands", account.hands)} · ${n("{count} mistake", "{count} mistakes",
    account.mistakes)}
    ${account.hands > 0
      && html` · <b>${t("{cost} of ANTE a hand", { cost: inPercent(account.cost / account.hands) })}</b>`}</p>
  ${account.hands > 0
    && html`<button type="button" class="plain" onClick=${clear}>${t("Start counting again")}</button>`}
</div>`;

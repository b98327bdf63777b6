/** A deal being laid out: touch a card, and it goes to the hand that is chosen. */
import { announce } from "../announcer.js";
import { cardName } from "../cards/names.js";
import { navigate, replaceAddress } from "../routes.js";
import { html, useRef, useState } from "../ui.js";
import { n, t } from "../words/translation.js";
import { Brushes } from "./brushes.js";
import {
  drawDeal, giveCard, handsOf, holderOf, isEven, MOST_CARDS, NOTHING, questionOf, solverAddress,
} from "./deal.js";
import { useRestoredFocus } from "./focus.js";
import { GameChoice } from "./game_choice.js";
import { Pack } from "./pack.js";
import { useAnswer } from "./solver_request.js";
import { TypedHands } from "./typed_hands.js";
import { handName } from "./words.js";

/**
 * @typedef {import("./deal.js").Deal} Deal
 * @typedef {import("./deal.js").Hand} Hand
 * @typedef {import("./deal.js").Hands} Hands
 */

/** The shortest request: sent while the cards are laid out, it makes the server start its solver. */
const FIRST =
  questionOf({
    hands: { declarer: ["As"], first: ["Ks"], second: null }, strain: "n", leader: "declarer", objective: "tricks",
  }, []);

/**
 * @param {{ deal: Deal, broken: boolean, last: { current: HTMLElement | null } }} props `last`: what has had the focus
 *   last
 */
export function DealEditor({ deal, broken, last }) {
  const [brush, setBrush] = useState(/** @type {Hand | null} */ ("declarer"));
  const [requested, setRequested] = useState(false);
  useAnswer(FIRST);
  useRestoredFocus(last, [".pack-card"], true);
  const before = useRef(/** @type {Deal[]} */ ([]));
  const { hands } = deal;
  const lay = (/** @type {Deal} */ next) => {
    before.current.push(deal);
    replaceAddress(solverAddress(next));
  };
  const layHands = (/** @type {Hands} */ next) =>
    lay({ ...deal, hands: next, leader: next.second === null && deal.leader === "second" ? "declarer" : deal.leader });
  const give = (/** @type {string} */ card, /** @type {Hand | null} */ to) => {
    if (to && holderOf(hands, card) !== to && (hands[to]?.length ?? 0) >= MOST_CARDS)
      return announce(t("No hand has more than ten cards."));
    const next = giveCard(hands, card, to);
    layHands(next);
    announce(t("{card}: {value}", { card: cardName(card), value: to ? handName(to, hands) : t("nobody") }));
    if (to && to === brush && next[to]?.length === MOST_CARDS)
      setBrush(handsOf(next).find((hand) => (next[hand]?.length ?? 0) < MOST_CARDS) ?? to);
    return undefined;
  };
  const undo = () => {
    const was = before.current.pop();
    if (was) replaceAddress(solverAddress(was));
  };
  const solve = () => {
    if (isEven(hands)) return navigate(solverAddress(deal, []));
    setRequested(true);
    return announce(countsWords(hands));
  };
  return html`<main class="solver-desk">
    <section class="solver-felt" aria-label=${t("Lay out the cards")}>
      ${broken
        && html`<p class="paper solver-note" role="alert">
          ${t("The link is incomplete: this is what could be read of it.")}</p>`}
      <${Brushes} hands=${hands} brush=${brush} onBrush=${setBrush} />
      <${Pack} hands=${hands} onGive=${give}
        onTouch=${(/** @type {string} */ card) => give(card, holderOf(hands, card) === brush ? null : brush)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${() => layHands(drawDeal(hands.second === null))}>${t("Deal at random")}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${before.current.length === 0 ? "true" : undefined} onClick=${undo}>${t("Undo")}</button>
        <button type="button" class="plain" onClick=${() => layHands({ ...NOTHING.hands, second: hands.second && [] })}>
          ${t("Clear")}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${hands.second === null}
          onChange=${(/** @type {any} */ event) => {
            layHands({ ...hands, second: event.target.checked ? null : [] });
            if (brush === "second") setBrush("first");
          }} />${t("Lone defender")}</label>
      </div>
      <${TypedHands} hands=${hands} onHands=${layHands} />
    </section>
    <section class="paper solver-slip" aria-label=${t("The game")}>
      <${GameChoice} deal=${deal} onDeal=${lay} />
      <p class=${requested && !isEven(hands) ? "solver-counted wrong" : "solver-counted"}>${countsWords(hands)}</p>
      <button type="button" class=${isEven(hands) ? "big" : "big not-yet"} onClick=${solve}>${t("Solve")}</button>
    </section>
  </main>`;
}

/** How many cards the hands have, and what is still missing. @param {Hands} hands */
function countsWords(hands) {
  if (isEven(hands)) return n("Every hand has {count} card.", "Every hand has {count} cards.", hands.declarer.length);
  const counts = handsOf(hands).map((hand) => `${handName(hand, hands)} ${hands[hand]?.length ?? 0}`).join(" · ");
  return t("Give every hand the same number of cards, one to ten. Now: {counts}.", { counts });
}

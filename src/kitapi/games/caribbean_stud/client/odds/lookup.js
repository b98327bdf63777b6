/** Any five cards and an upcard, clicked or typed, and the value of every choice with them. */
import { announce } from "../../../../web/client/announcer.js";
import { cardName } from "../../../../web/client/cards/names.js";
import { TroubleNote } from "../../../../web/client/kit/interruption.js";
import { radiosAcross } from "../../../../web/client/keyboard/tab_stops.js";
import { replaceAddress } from "../../../../web/client/routes.js";
import { ShareLink } from "../../../../web/client/kit/share_link.js";
import { html, useEffect, useRef, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { HAND, oddsAddress } from "./address.js";
import { handAddress, useAnswer } from "./odds_request.js";
import { ChoiceTable, choiceWords } from "./choice_table.js";
import { Pack } from "./pack.js";
import { TypedCards } from "./typed_cards.js";

/** @typedef {import("./odds.js").OddsState} OddsState */

/** @param {{ laid: OddsState }} props */
export function Lookup({ laid }) {
  const { hand, upcard } = laid;
  const [toBank, setToBank] = useState(hand.length === HAND && upcard === null);
  const lay = (/** @type {Partial<OddsState>} */ change) => replaceAddress(oddsAddress({ ...laid, ...change }));
  const touch = (/** @type {string} */ card) => {
    if (upcard === card) return lay({ upcard: null });
    if (hand.includes(card)) return lay({ hand: hand.filter((one) => one !== card) });
    if (toBank) return lay({ upcard: card });
    if (hand.length === HAND) return announce(t("Five cards are chosen: touch one of them to take it off."));
    setToBank(hand.length === HAND - 1 && upcard === null);
    return lay({ hand: [...hand, card] });
  };
  const clear = () => {
    setToBank(false);
    lay({ hand: [], upcard: null });
  };
  return html`<div class="odds-columns">
    <section class="odds-felt" aria-label=${t("The cards")}>
      <div class="odds-brushes" role="radiogroup" aria-label=${t("What the next card is")} onKeyDown=${radiosAcross(1)}>
        <${Brush} shortcut="1" name=${t("Your cards")} count=${`${hand.length}/${HAND}`} chosen=${!toBank}
          choose=${() => setToBank(false)} />
        <${Brush} shortcut="2" name=${t("The bank's upcard")} count=${`${upcard ? 1 : 0}/1`} chosen=${toBank}
          choose=${() => setToBank(true)} />
      </div>
      <${Pack} hand=${hand} upcard=${upcard} onTouch=${touch} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${clear}>${t("Clear")}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${t("What it is worth")}><${LookupResult} laid=${laid} /></section>
    <${TypedCards} key=${`${hand.join(" ")} ${upcard}`} hand=${hand} upcard=${upcard} onCards=${lay} />
  </div>`;
}

/** @param {{ shortcut: string, name: string, count: string, chosen: boolean, choose: () => void }} props */
const Brush =
  ({ shortcut, name, count, chosen, choose }) =>
    html`<button type="button" class="plain odds-brush" role="radio" aria-checked=${chosen}
      tabindex=${chosen ? 0 : -1} aria-keyshortcuts=${shortcut} onClick=${choose}>
      ${name} <span class="figure">${count}</span></button>`;

/** @param {{ laid: OddsState }} props */
function LookupResult({ laid }) {
  const { hand, upcard } = laid;
  const whole = hand.length === HAND && upcard !== null;
  const { answer, trouble, again } = useAnswer(whole ? handAddress(laid) : null);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => place.current?.closest("section")?.scrollIntoView({ block: "nearest" }), [answer]);
  if (!whole) return html`<p class="odds-question">${t("Choose five cards and the bank's upcard.")}</p>`;
  if (trouble) return html`<${TroubleNote} trouble=${trouble} again=${again} />`;
  if (!answer) return html`<p class="odds-question" role="status">…</p>`;
  return html`<p class="odds-verdict" role="status" ref=${place}>
    ${t("Best: {choice}", { choice: choiceWords(answer.best) })}</p>
    <p class="quiet">
      ${t("{cards} against {upcard}",
        { cards: hand.map((card) => cardName(card, "full")).join(", "), upcard: cardName(upcard, "full") })}</p>
    <${ChoiceTable} odds=${answer} />
    <${ShareLink} key=${location.href} label=${t("Link to this hand")} />`;
}

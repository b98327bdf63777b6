/**
 * The effect of one deal on a player's result and on the kasa: the payments, and each player's part of the kasa.
 */
import { CommonLine } from "../../../web/client/paper/common_line.js";
import { Sum } from "../../../web/client/paper/explained_figure.js";
import { Gains } from "../../../web/client/paper/gains.js";
import { html } from "../../../web/client/ui.js";
import { n, formatSigned, t } from "../../../web/client/words/translation.js";
import { RuleText } from "./rules.js";
import { paidIn, paidWords } from "./story.js";

/**
 * What a settled deal says of itself, be it in the history or on the slip after it; `kasa`: afterwards.
 * @typedef {{
 *   facts: import("./view.js").Facts, settlement: import("./view.js").Settlement,
 *   explained: import("./view.js").Explained, kasa: number,
 * }} SettledDeal
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 * @typedef {import("../../../web/client/paper/explained_figure.js").Term} Term
 */

/**
 * The payments of an account, what it gets counting up and what it pays counting down.
 * @param {SettledDeal} deal
 * @param {string} account
 * @param {Voice} voice
 * @returns {Term[]}
 */
function paidTerms(deal, account, voice) {
  return paidIn(deal, (accounts) => accounts.includes(account)).map((paid) => ({
    words: paidWords(paid, voice),
    amount: paid.transfer.payee === account ? paid.transfer.amount : -paid.transfer.amount,
  }));
}

/** @param {{ deal: SettledDeal, seat: number, moved: number, voice: Voice }} props */
export function DealSum({ deal, seat, moved, voice }) {
  const paid = paidTerms(deal, `seat${seat}`, voice);
  const rest = moved - paid.reduce((sum, { amount }) => sum + amount, 0);
  const gained = deal.kasa - deal.facts.kasa;
  const part = { words: kasaPartWords(gained), amount: rest };
  return html`<${Sum} terms=${gained ? [...paid, part] : paid} words=${t("this deal")} total=${formatSigned(moved)} />
    ${gained !== 0
      && html`<p class="quiet">
        ${t("The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.")}</p>
        <${RuleText} clause="PREFA-KIT-04" />`}`;
}

/** @param {number} gained */
const kasaPartWords = (gained) => (gained < 0
  ? n("an equal part of the {count} kapiki the kasa lost", "an equal part of the {count} kapikia the kasa lost",
    -gained)
  : n("an equal part of the {count} kapiki the kasa gained", "an equal part of the {count} kapikia the kasa gained",
    gained));

/**
 * What everybody won or lost in a deal of the history.
 * @param {{ deal: SettledDeal, moved: readonly number[], voice: Voice }} props
 */
export const DealGains = ({ deal, moved, voice }) => html`<${Gains} moved=${moved} voice=${voice}
  thisDeal=${(/** @type {number} */ seat, /** @type {number} */ amount) =>
    html`<${DealSum} deal=${deal} seat=${seat} moved=${amount}
      voice=${voice} />`} />`;

/** The kasa before and after a deal. @param {{ deal: SettledDeal, voice: Voice }} props */
export const KasaLine = ({ deal, voice }) => html`<${CommonLine} before=${deal.facts.kasa} after=${deal.kasa}
  line=${t("kasa {before} → {after}", { before: deal.facts.kasa, after: deal.kasa })}
  terms=${paidTerms(deal, "kasa", voice)}
  untouched=${t("Nothing came into the kasa or out of it.")} />`;

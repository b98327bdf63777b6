/** What a seat may do when something is irregular, as choices: call, choose what becomes of it, say its hand, lend, mend BET. */
import { t } from "../../words/translation.js";
import { choiceWords, outcomeWords } from "./ruling_words.js";

/**
 * @typedef {import("../../table/option_bar.js").Choice} Choice
 * @typedef {import("./view.js").StudView} StudView
 */

/** @type {{ [kind: string]: (option: any, nameOf: (seat: number) => string) => Partial<Choice> }} */
const CHOICES = {
  choose_remedy: ({ choice }) => ({ label: choiceWords(choice) }),
  say_hand: ({ outcome }) => ({ label: outcomeWords(outcome) }),
  correct_bet: ({ lender }, nameOf) => ({
    likely: true, label: typeof lender === "number" ? t("Make BET exact with chips of {name}", { name: nameOf(lender) }) : t("Make BET exact"),
  }),
  offer_loan: ({ seat }, nameOf) => ({ label: t("Lend what is lacking: {name}", { name: nameOf(seat) }) }),
  call_inspector: () => ({ label: t("Call the inspector"), weighty: t("The table stands still until the inspector has looked. Call him?"), sign: null, quiet: true }),
};

/** @param {StudView} view @param {import("./staking.js").Staking} staking @param {(seat: number) => string} nameOf @returns {Choice[]} */
export const irregularChoices = (view, { act }, nameOf) => (view.options ?? []).flatMap((option) => {
  const shown = CHOICES[option.kind]?.(option, nameOf);
  return shown ? [{ key: Object.values(option).join(" "), label: "", act: act && (() => act(/** @type {import("../../protocol.js").Action} */ (option))), ...shown }] : [];
});

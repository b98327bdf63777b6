/**
 * The choices of a seat during an irregularity: call the inspector, choose a remedy, state its hand,
 * lend, correct BET.
 */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { Chips } from "./table/chips.js";
import { choiceWords, outcomeWords, sentence } from "./table/ruling_words.js";

/**
 * @typedef {import("../../../web/client/table/option_bar.js").Choice} Choice
 * @typedef {import("./table/view.js").StudView} StudView
 */

/** @type {{ [kind: string]: (option: any, nameOf: (seat: number) => string, view: StudView) => Partial<Choice> }} */
const CHOICES = {
  choose_remedy: ({ choice }) => ({ label: sentence(choiceWords(choice)) }),
  say_hand: ({ outcome }) => ({ label: sentence(outcomeWords(outcome)) }),
  correct_bet: ({ lender }, nameOf, { own }) => ({
    likely: typeof lender !== "number",
    label: html`${typeof lender === "number"
      ? t("Make BET exact with chips of {name}", { name: nameOf(lender) })
      : t("Make BET exact")} <${Chips} amount=${own?.bet ?? 0} />`,
    spoken: typeof lender === "number"
      ? t("Make BET exact with chips of {name}", { name: nameOf(lender) })
      : t("Make BET exact"),
  }),
  offer_loan: ({ seat }, nameOf, view) => {
    const facts = { name: nameOf(seat), amount: view.seats.find((one) => one.seat === seat)?.lacks ?? 0 };
    return {
      label: t("Lend {amount} for BET: {name}", facts),
      weighty: t("The debt is between you two, not with the house. Lend {name} {amount} for BET?", facts),
      sign: null, quiet: true,
    };
  },
  call_inspector: () => ({
    label: t("Call the inspector"),
    weighty: t("The table stands still until the inspector has looked. Call the inspector?"), sign: null, quiet: true,
  }),
};

/**
 * @param {StudView} view
 * @param {import("./table/stakes.js").StakesState} staking
 * @param {(seat: number) => string} nameOf
 * @returns {Choice[]}
 */
export const irregularChoices = (view, { act }, nameOf) => (view.options ?? []).flatMap((option) => {
  const shown = CHOICES[option.kind]?.(option, nameOf, view);
  return shown
    ? [{
      key: Object.values(option).join(" "), label: "",
      act: act && (() => act(/** @type {import("../../../web/client/protocol.js").Action} */ (option))), ...shown,
    }]
    : [];
});

/** Kasa added or taken off by agreement, in words. */
import { t } from "../../../web/client/words/translation.js";

/** What all have agreed on. @param {number} amount kapikia a player, negative where it is taken off */
export const kasaAddedWords = (amount) => (amount > 0
  ? t("By agreement of all: {amount} a player added to the kasa", { amount })
  : t("By agreement of all: {amount} a player taken out of the kasa", { amount: -amount }));

/** What somebody proposes. @param {string} name @param {number} amount */
export const kasaProposedWords = (name, amount) => (amount > 0
  ? t("{name}: shall we add {amount} a player to the kasa?", { name, amount })
  : t("{name}: shall we take {amount} a player out of the kasa?", { name, amount: -amount }));

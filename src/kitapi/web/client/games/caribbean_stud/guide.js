/** What a newcomer is told at each turn. */
import { t } from "../../words/translation.js";
import { askedOf, ownSeat, rangeOf } from "./asking.js";

/** What to do now, and why. @param {import("./view.js").StudView} view */
export function guided(view) {
  switch (askedOf(view)) {
    case "cut": return { words: t("Cut anywhere, or let the next player do it."), because: t("At least five cards must lie in either part.") };
    case "stakes":
      if (!rangeOf(view, "ante")) return { words: t("Change a note into chips, or sit this round out."), because: "" };
      return ownSeat(view)?.ante
      ? { words: t("Add a token if you like, then say that your stakes stand."), because: t("The token plays for the jackpot with your first five cards. It is gone whatever happens.") }
      : { words: t("Choose your ANTE, or sit this round out."), because: t("To go on after seeing your cards you will stake twice as much again on BET. You play against the bank alone.") };
    case "choose": return { words: t("Raise with a pair or better; fold what is below ace and king."),
      because: t("If the bank does not qualify, your ANTE is paid and BET comes back. A new card costs as much as your ANTE, and the jackpot.") };
    case "card": return { words: t("Tap a card to exchange it, or say that you want none."), because: t("Once the dealer has asked the next seat, you cannot exchange any more.") };
    case "served": return { words: t("Raise or fold with the new card."), because: t("A hand after an exchange is paid less from four of a kind up.") };
    default: return { words: "", because: "" };
  }
}

/** The house's roles at a table of Caribbean Stud, in words. */
import { t } from "../../../../web/client/words/translation.js";

export const ROLES = ["dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room"];

/** @param {string} role */
export function roleName(role) {
  switch (role) {
    case "dealer": return t("Dealer");
    case "gaming_inspector": return t("Gaming inspector");
    case "municipal_inspector": return t("Municipal inspector");
    case "gaming_management": return t("Gaming management");
    case "control_room": return t("Control room");
    default: return role;
  }
}

/** Words that say that the other tables continue, and this one waits for a role. @param {string} role */
export function waitingFor(role) {
  switch (role) {
    case "dealer": return t("The other tables continue. This one waits for the dealer; the management is notified.");
    case "gaming_inspector":
      return t("The other tables continue. This one waits for the gaming inspector; the management is notified.");
    case "municipal_inspector":
      return t("The other tables continue. This one waits for the municipal inspector; the management is notified.");
    case "gaming_management":
      return t("The other tables continue. This one waits for the gaming management, which is notified.");
    default: return t("The other tables continue. This one waits for the control room; the management is notified.");
  }
}

/** The purpose of the role. @param {string} role */
export function roleTask(role) {
  switch (role) {
    case "dealer": return t("Shuffles, deals, serves the exchanges, takes and pays, and announces every step.");
    case "gaming_inspector":
      return t("Has the keys of the console, pays the jackpots, and rules on what is irregular.");
    case "municipal_inspector": return t("Is present when an upper jackpot is paid, and when a whole round is void.");
    case "gaming_management": return t("Decides disputes and claims; there is no appeal.");
    case "control_room": return t("Looks at every royal and straight flush, and confirms it or does not.");
    default: return "";
  }
}

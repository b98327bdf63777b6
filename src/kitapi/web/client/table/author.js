/** The author of a step at a table with a house, in words: a role and its person, or the automaton. */
import { botWords } from "./bot_names.js";
import { t } from "../words/translation.js";

/** @typedef {import("../protocol.js").DoneBy} DoneBy */

/**
 * The author in words; empty if the step was no role's, or its author was not stored.
 * @param {DoneBy | undefined} by
 * @param {import("../drawing.js").House | undefined} house
 */
export function authorWords(by, house) {
  if (!by?.role || !house?.roles.includes(by.role)) return "";
  return t("{role}: {name}",
    { role: house.roleName(by.role), name: by.automaton ? t("the automaton") : by.name ?? "" });
}

/** The person, the bot or the automaton alone. @param {DoneBy | null | undefined} by */
export const personWords = (by) =>
  (!by ? "" : by.bot ? botWords(by.bot) : by.automaton ? t("the automaton") : by.name ?? "");

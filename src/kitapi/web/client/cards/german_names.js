/**
 * The spoken names of the German-suited cards; in some languages their hearts have another name than the French ones.
 */
import { t, tIn } from "../words/translation.js";

/** @type {Readonly<Record<import("../protocol.js").Card, () => string>>} */
export const GERMAN_NAMES = {
  "As": () => t("ace of leaves"),
  "Ks": () => t("king of leaves"),
  "Qs": () => t("over of leaves"),
  "Js": () => t("under of leaves"),
  "Ts": () => t("ten of leaves"),
  "9s": () => t("nine of leaves"),
  "8s": () => t("eight of leaves"),
  "7s": () => t("seven of leaves"),
  "Ac": () => t("ace of acorns"),
  "Kc": () => t("king of acorns"),
  "Qc": () => t("over of acorns"),
  "Jc": () => t("under of acorns"),
  "Tc": () => t("ten of acorns"),
  "9c": () => t("nine of acorns"),
  "8c": () => t("eight of acorns"),
  "7c": () => t("seven of acorns"),
  "Ad": () => t("ace of bells"),
  "Kd": () => t("king of bells"),
  "Qd": () => t("over of bells"),
  "Jd": () => t("under of bells"),
  "Td": () => t("ten of bells"),
  "9d": () => t("nine of bells"),
  "8d": () => t("eight of bells"),
  "7d": () => t("seven of bells"),
  "Ah": () => tIn("German suits", "ace of hearts"),
  "Kh": () => tIn("German suits", "king of hearts"),
  "Qh": () => tIn("German suits", "over of hearts"),
  "Jh": () => tIn("German suits", "under of hearts"),
  "Th": () => tIn("German suits", "ten of hearts"),
  "9h": () => tIn("German suits", "nine of hearts"),
  "8h": () => tIn("German suits", "eight of hearts"),
  "7h": () => tIn("German suits", "seven of hearts"),
};

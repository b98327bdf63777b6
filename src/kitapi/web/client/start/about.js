/** What the card room is, in one sentence; the server says it where the page is installed. */
import { t } from "../words/translation.js";

export const about = () =>
  t("Greek Prefa, Slovak Preferans and Caribbean Stud at a quiet table, with friends or with bots.");

/** A tip how to play a card, by the reader's setting. */
import { settings } from "../settings/settings.js";
import { t } from "../words/translation.js";

export const playTip = () => (settings.value.oneTap
  ? t("Tap a raised card to play it; tap it again at once to take it back.")
  : t("Tap a raised card twice to play it, or drag it to the table."));

/** Offers sounds once, with the first cards; whoever does not answer is not offered them again. */
import { changeSettings, settings } from "../settings/settings.js";
import { play } from "../sound.js";
import { html, useLayoutEffect } from "../ui.js";
import { t } from "../words/translation.js";

export function SoundOffer() {
  const { sound, soundOffered } = settings.value;
  useLayoutEffect(() => () => changeSettings({ soundOffered: true }), []);
  if (sound || soundOffered) return null;
  const answer = (/** @type {boolean} */ wanted) => () => {
    changeSettings({ sound: wanted, soundOffered: true });
    play("card");
  };
  return html`<p class="sound-offer"><button type="button" class="why"
    onClick=${answer(true)}>${t("Sounds?")}</button>
    <button type="button" class="close" aria-label=${t("No sounds")} onClick=${answer(false)}>×</button></p>`;
}

/** Training for those who deal: alone, or in a class that the address names. */
import { setDeck } from "../cards/deck.js";
import { coverOf, isDrawn, settingsOf } from "../covers.js";
import { MissingPart } from "../lazy_part.js";
import { SettingsButton } from "../settings_slip/settings_button.js";
import { NothingHere } from "../kit/nothing_here.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";
import { ClassPage } from "./class_page.js";
import { Practice } from "./practice.js";

/** @param {{ game: string, code: string | null, seed: number | null }} props */
export function DrillsPage({ game, code, seed }) {
  const cover = isDrawn(game) ? coverOf(game) : null;
  useEffect(() => {
    if (!cover?.drills) return;
    setDeck(cover.deck);
    cover.drawing.load().catch(() => undefined);
  }, [cover]);
  if (!cover?.drills) return html`<${NothingHere} />`;
  if (cover.drawing.failed.value) return html`<${MissingPart} />`;
  const drawn = cover.drawing.loaded.value !== null;
  return html`<div class=${`drills of-${game}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}>
        <img src="/static/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t("Training: {game}", { game: cover.title() })}</h1>
      <div class="tools"><${SettingsButton} own=${settingsOf(game)} /></div>
    </header>
    ${drawn
      && (code
        ? html`<${ClassPage} key=${code} code=${code} />`
        : html`<${Practice} key=${seed} game=${game} seed=${seed} />`)}
  </div>`;
}

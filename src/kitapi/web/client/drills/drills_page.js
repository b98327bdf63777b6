/** Training for those who deal: alone, or in a class that the address names. */
import { layOut } from "../cards/deck.js";
import { drawingOf, isDrawn } from "../games/drawings.js";
import { SettingsButton } from "../settings/settings_dialog.js";
import { NothingHere } from "../start/nothing_here.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";
import { ClassPage } from "./class_page.js";
import { Practice } from "./practice.js";

/** @param {{ game: string, code: string | null, seed: number | null }} props */
export function DrillsPage({ game, code, seed }) {
  const drawing = isDrawn(game) ? drawingOf(game) : null;
  useEffect(() => { if (drawing) layOut(drawing.deck); }, [drawing]);
  if (!drawing?.Situation) return html`<${NothingHere} />`;
  return html`<div class=${`drills of-${game}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}><img src="/static/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t("Training: {game}", { game: drawing.title() })}</h1>
      <div class="tools"><${SettingsButton} /></div>
    </header>
    ${code ? html`<${ClassPage} key=${code} code=${code} />` : html`<${Practice} key=${seed} game=${game} seed=${seed} />`}
  </div>`;
}

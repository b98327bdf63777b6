/** Training for those who deal: alone, or in a class that the address names. */
import { setDeck } from "../cards/deck.js";
import { coverOf, isDrawn, settingsOf } from "../covers.js";
import { MissingPart } from "../lazy_part.js";
import { PageBar } from "../settings_slip/page_bar.js";
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
    <${PageBar} title=${t("Training: {game}", { game: cover.title() })} own=${settingsOf(game)} />
    ${drawn
      && (code
        ? html`<${ClassPage} key=${code} code=${code} />`
        : html`<${Practice} key=${seed} game=${game} seed=${seed} />`)}
  </div>`;
}

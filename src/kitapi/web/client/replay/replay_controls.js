/** The narration of this moment, and the buttons and the slider to move through the deal. */
import { html } from "../ui.js";
import { t, tIn } from "../words/translation.js";

const SIGNS = {
  start: "M6 5v14M19 5 9 12l10 7z", back: "M15 5 8 12l7 7", play: "M7 4v16l13-8z", pause: "M8 5v14M16 5v14",
  on: "M9 5l7 7-7 7", end: "M18 5v14M5 5l10 7-10 7z",
};

/**
 * @param {{ player: import("./player.js").Player, count: number, words: string, marks?: any, more?: any }} props
 *   `marks`: what is marked on the slider
 */
export function ReplayControls({ player, count, words, marks, more }) {
  const { at, last, playing, goTo, toggle } = player;
  const step = t("{step} of {count}", { step: at + 1, count });
  return html`<p class="replay-words">${words}</p>
    <div class="replay-line">
      <span class="replay-track">
        <input type="range" class="replay-slider" min="0" max=${last} step="1" value=${at} aria-label=${t("Step")}
          aria-valuetext=${`${step}: ${words}`}
          onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))} />
        ${marks}
      </span>
      <span class="figure replay-count">${step}</span>
    </div>
    <div class="replay-buttons">
      <${Turn} sign="start" label=${t("To the start")} shortcut="Home" idle=${at === 0} act=${() => goTo(0)} />
      <${Turn} sign="back" label=${t("Step back")} shortcut="ArrowLeft" idle=${at === 0} act=${() => goTo(at - 1)} />
      <${Turn} sign=${playing ? "pause" : "play"} label=${playing ? t("Pause") : tIn("replay", "Play")} shortcut="Space"
        act=${toggle} />
      <${Turn} sign="on" label=${t("Step forward")} shortcut="ArrowRight" idle=${at === last}
        act=${() => goTo(at + 1)} />
      <${Turn} sign="end" label=${t("To the end")} shortcut="End" idle=${at === last} act=${() => goTo(last)} />
      ${more}
    </div>`;
}

/**
 * A button that stays in focus where it has nothing left to do.
 * @param {{ sign: keyof typeof SIGNS, label: string, shortcut: string, idle?: boolean, act: () => void }} props
 */
const Turn = ({ sign, label, shortcut, idle, act }) => html`<button type="button" class="tool turn" aria-label=${label}
  data-sign=${sign} title=${label} aria-disabled=${idle ? "true" : undefined} aria-keyshortcuts=${shortcut}
  onClick=${() => { if (!idle) act(); }}>
  <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[sign]} /></svg>
</button>`;

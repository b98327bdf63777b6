/** Opens a class: the same drills for everybody, and a score sheet for the person who opens it. */
import { openClass } from "../net/drills.js";
import { classAddress, navigate } from "../routes.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { TopicList } from "./topic_list.js";
import { showKeyOnce } from "./trainers_link.js";

/** @param {{ game: string, topics: import("../net/drill.js").Topic[] }} props */
export function OpenClass({ game, topics }) {
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const [count, setCount] = useState("10");
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    openClass({ game, topics: chosen, count: Number(count) }).then(
      (opened) => { showKeyOnce(opened.class, opened.trainer_key); navigate(classAddress(game, opened.class)); },
      (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (code.trim()) navigate(classAddress(game, code.trim().toUpperCase()));
  };
  return html`<details class="paper drills-more">
    <summary>${t("Train with a class")}</summary>
    <form class="class-form" onSubmit=${join}>
      <label>${t("Code of the class")}
        <input value=${code} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${(/** @type {any} */ event) => setCode(event.target.value)} /></label>
      <button class="plain">${t("Join")}</button>
    </form>
    <form class="class-form" onSubmit=${open}>
      <p>${t("Or open one: everybody gets the same drills, and you see the score sheet.")}</p>
      <label>${t("Drills")}<input type="number" min="1" max="100" required value=${count}
        onInput=${(/** @type {any} */ event) => setCount(event.target.value)} /></label>
      <${TopicList} topics=${topics} chosen=${chosen} onChoose=${setChosen} />
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <button class="big">${t("Open a class")}</button>
    </form>
  </details>`;
}

/** A class: its trainees answer, each drill once; its trainer sees what they do. */
import { classAnswer, classDrill, classOf, joinClass } from "../net/drills.js";
import { choose, settings } from "../settings/settings.js";
import { classes, html, useEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { DrillSlip } from "./drill_slip.js";
import { Interrupted } from "../kit/interrupted.js";
import { TrainersSheet } from "./trainers_sheet.js";

/**
 * @typedef {import("../net/drill.js").ClassTold} ClassTold
 * @typedef {import("../net/drill.js").Drill} Drill
 * @typedef {import("../net/drill.js").Given} Given
 * @typedef {import("../net/drill.js").Mark} Mark
 */

const POLL_MILLISECONDS = 3000;

/** @param {{ code: string }} props */
export function ClassPage({ code }) {
  const [told, setTold] = useState(/** @type {ClassTold | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const wrong = (/** @type {Error} */ error) => setTrouble(error.message || t("The server does not answer."));
  const ask = () => classOf(code).then((found) => { setTold(found); setTrouble(""); }, wrong);
  useEffect(() => { void ask(); }, [code]);
  useEffect(() => {
    if (!told?.trainer) return undefined;
    const timer = setInterval(ask, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [told?.trainer, code]);
  if (!told) return html`<main class="drills-desk">${trouble ? html`<${Interrupted} trouble=${trouble} again=${ask} />`
    : html`<p class="prompt" role="status">${t("Loading the class …")}</p>`}</main>`;
  return html`<main class="drills-desk">
    <p class="drills-standing"><b>${t("Class {code}", { code: told.class })}</b>
      ${told.name && html`<span>${told.name}</span>`}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${told.trainer && told.sheet && html`<${TrainersSheet} told=${told} sheet=${told.sheet} />`}
    ${told.name
      ? html`<${Answering} told=${told} code=${code} again=${ask} />`
      : html`<${Joining} told=${told} code=${code} onJoin=${setTold} />`}
  </main>`;
}

/** @param {{ told: ClassTold, code: string, onJoin: (told: ClassTold) => void }} props */
function Joining({ told, code, onJoin }) {
  const [name, setName] = useState(settings.value.name);
  const [trouble, setTrouble] = useState("");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    joinClass(code, name).then((joined) => { choose({ name: name.trim() }); onJoin(joined); },
      (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  const form = html`<form class="class-form" onSubmit=${join}>
    <label>${t("Your name")}
      <input value=${name} required maxlength="20" autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button class="big">${t("Join")}</button>
  </form>`;
  if (!told.trainer) return html`<section class="paper drills-more">${form}</section>`;
  return html`<details class="paper drills-more"><summary>${t("Answer too")}</summary>${form}</details>`;
}

/** @param {{ told: ClassTold, code: string, again: () => void }} props */
function Answering({ told, code, again }) {
  const numbers = Array.from({ length: told.count }, (_, number) => number);
  const open = numbers.find((number) => !told.marks[number]);
  const [number, setNumber] = useState(open ?? 0);
  const [drill, setDrill] = useState(/** @type {Drill | null} */ (null));
  const [marked, setMarked] = useState(/** @type {{ of: number, mark: Mark } | null} */ (null));
  const asking = useRef(false);
  const [trouble, setTrouble] = useState("");
  const [tries, setTries] = useState(0);
  const wrong = (/** @type {Error} */ error) => setTrouble(error.message || t("The server does not answer."));
  useEffect(() => {
    let wanted = true;
    const show = (/** @type {Drill} */ found) => {
      setDrill(found);
      setMarked(found.mark ? { of: found.number, mark: found.mark } : null);
      setTrouble("");
    };
    classDrill(code, number).then((found) => { if (wanted) show(found); }, (error) => { if (wanted) wrong(error); });
    return () => { wanted = false; };
  }, [code, number, tries]);
  // What is answered is the drill that is read, also while another one is on its way; and once.
  const answer = (/** @type {Given} */ given) => {
    if (!drill || asking.current) return;
    asking.current = true;
    classAnswer(code, drill.number, given).then((mark) => { setMarked({ of: drill.number, mark }); again(); }, wrong)
      .finally(() => { asking.current = false; });
  };
  const mark = drill && marked?.of === drill.number ? marked.mark : null;
  const next = numbers.find((one) => one !== number && !told.marks[one]);
  return html`
    <nav class="drill-numbers" aria-label=${t("Drills")}>
      ${numbers.map((one) =>
        html`<button type="button" key=${one} class=${classes("plain", lookOf(told, one))}
          aria-current=${one === number ? "true" : undefined}
          aria-label=${wordsOf(told, one)} onClick=${() => setNumber(one)}>${one + 1}</button>`)}
    </nav>
    ${open === undefined && html`<p role="status">${t("All drills of this class are answered.")}</p>`}
    ${!drill && trouble && html`<${Interrupted} trouble=${trouble} again=${() => setTries(tries + 1)} />`}
    ${drill
      && html`<${DrillSlip} key=${drill.number} game=${told.game} drill=${drill} mark=${mark} trouble=${trouble}
        onAnswer=${answer}
        next=${next === undefined ? undefined : () => setNumber(next)} />`}`;
}

/** @param {ClassTold} told @param {number} number */
function lookOf(told, number) {
  const mark = told.marks[number];
  if (!mark) return "";
  return mark.right ? "is-right" : mark.points ? "is-near" : "is-wrong";
}

/** @param {ClassTold} told @param {number} number */
function wordsOf(told, number) {
  const mark = told.marks[number];
  if (!mark) return t("Drill {number}, not answered", { number: number + 1 });
  return mark.right
    ? t("Drill {number}, right", { number: number + 1 })
    : t("Drill {number}, not right", { number: number + 1 });
}

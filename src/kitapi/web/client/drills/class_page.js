/** A class: its trainees answer each drill once; its trainer sees the answers. */
import { becomeTrainer, classAnswer, classDrill, classOf, joinClass } from "../net/drills.js";
import { changeSettings, settings } from "../settings/settings.js";
import { classes, html, useEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { DrillSlip } from "./drill_slip.js";
import { TroubleNote } from "../kit/interruption.js";
import { keyInAddress } from "./trainers_link.js";
import { TrainersSheet } from "./trainers_sheet.js";

/**
 * @typedef {import("../net/drill.js").ClassView} ClassView
 * @typedef {import("../net/drill.js").Drill} Drill
 * @typedef {import("../net/drill.js").Given} Given
 * @typedef {import("../net/drill.js").Mark} Mark
 */

const POLL_MILLISECONDS = 3000;

/** @param {{ code: string }} props */
export function ClassPage({ code }) {
  const [info, setInfo] = useState(/** @type {ClassView | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const onFailure = (/** @type {Error} */ error) => setTrouble(error.message || t("The server does not answer."));
  const show = (/** @type {ClassView} */ found) => { setInfo(found); setTrouble(""); };
  const ask = () => classOf(code).then(show, onFailure);
  useEffect(() => {
    const key = keyInAddress();
    if (!key) { void ask(); return; }
    history.replaceState(history.state, "", location.pathname + location.search);
    becomeTrainer(code, key).then(show, (refusal) => ask().then(() => onFailure(refusal)));
  }, [code]);
  useEffect(() => {
    if (!info?.trainer) return undefined;
    const timer = setInterval(ask, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [info?.trainer, code]);
  if (!info) return html`<main class="drills-desk">${trouble ? html`<${TroubleNote} trouble=${trouble} again=${ask} />`
    : html`<p class="prompt" role="status">${t("Loading the class …")}</p>`}</main>`;
  return html`<main class="drills-desk">
    <p class="drills-standing"><b>${t("Class {code}", { code: info.class })}</b>
      ${info.name && html`<span>${info.name}</span>`}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${info.trainer && info.sheet && html`<${TrainersSheet} info=${info} sheet=${info.sheet} />`}
    ${info.name
      ? html`<${ClassDrills} info=${info} code=${code} again=${ask} />`
      : html`<${JoinForm} info=${info} code=${code} onJoin=${setInfo} />`}
  </main>`;
}

/** @param {{ info: ClassView, code: string, onJoin: (info: ClassView) => void }} props */
function JoinForm({ info, code, onJoin }) {
  const [name, setName] = useState(settings.value.name);
  const [trouble, setTrouble] = useState("");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    joinClass(code, name).then((joined) => { changeSettings({ name: name.trim() }); onJoin(joined); },
      (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  };
  const form = html`<form class="class-form" onSubmit=${join}>
    <label>${t("Your name")}
      <input value=${name} required maxlength="20" autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button class="big">${t("Join")}</button>
  </form>`;
  if (!info.trainer) return html`<section class="paper drills-more">${form}</section>`;
  return html`<details class="paper drills-more"><summary>${t("Answer too")}</summary>${form}</details>`;
}

/** @param {{ info: ClassView, code: string, again: () => void }} props */
function ClassDrills({ info, code, again }) {
  const numbers = Array.from({ length: info.count }, (_, number) => number);
  const open = numbers.find((number) => !info.marks[number]);
  const [number, setNumber] = useState(open ?? 0);
  const [drill, setDrill] = useState(/** @type {Drill | null} */ (null));
  const [marked, setMarked] = useState(/** @type {{ of: number, mark: Mark } | null} */ (null));
  const isSending = useRef(false);
  const [trouble, setTrouble] = useState("");
  const [tries, setTries] = useState(0);
  const onFailure = (/** @type {Error} */ error) => setTrouble(error.message || t("The server does not answer."));
  useEffect(() => {
    let wanted = true;
    const show = (/** @type {Drill} */ found) => {
      setDrill(found);
      setMarked(found.mark ? { of: found.number, mark: found.mark } : null);
      setTrouble("");
    };
    classDrill(code, number)
      .then((found) => { if (wanted) show(found); }, (error) => { if (wanted) onFailure(error); });
    return () => { wanted = false; };
  }, [code, number, tries]);
  // The answer is for the drill on the screen, even while the next one is loading, and is sent once.
  const answer = (/** @type {Given} */ given) => {
    if (!drill || isSending.current) return;
    isSending.current = true;
    classAnswer(code, drill.number, given)
      .then((mark) => { setMarked({ of: drill.number, mark }); again(); }, onFailure)
      .finally(() => { isSending.current = false; });
  };
  const mark = drill && marked?.of === drill.number ? marked.mark : null;
  const next = numbers.find((one) => one !== number && !info.marks[one]);
  return html`
    <nav class="drill-numbers" aria-label=${t("Drills")}>
      ${numbers.map((one) =>
        html`<button type="button" key=${one} class=${classes("plain", markClass(info, one))}
          aria-current=${one === number ? "true" : undefined}
          aria-label=${markWords(info, one)} onClick=${() => setNumber(one)}>${one + 1}</button>`)}
    </nav>
    ${open === undefined && html`<p role="status">${t("All drills of this class are answered.")}</p>`}
    ${!drill && trouble && html`<${TroubleNote} trouble=${trouble} again=${() => setTries(tries + 1)} />`}
    ${drill
      && html`<${DrillSlip} key=${drill.number} game=${info.game} drill=${drill} mark=${mark} trouble=${trouble}
        onAnswer=${answer}
        next=${next === undefined ? undefined : () => setNumber(next)} />`}`;
}

/** @param {ClassView} info @param {number} number */
function markClass(info, number) {
  const mark = info.marks[number];
  if (!mark) return "";
  return mark.right ? "is-right" : mark.points ? "is-near" : "is-wrong";
}

/** @param {ClassView} info @param {number} number */
function markWords(info, number) {
  const mark = info.marks[number];
  if (!mark) return t("Drill {number}, not answered", { number: number + 1 });
  return mark.right
    ? t("Drill {number}, right", { number: number + 1 })
    : t("Drill {number}, not right", { number: number + 1 });
}

/** The frame of a table: it is shown until the table's first state arrives. The server draws it into the page. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ title: string, seats: any }} props */
export const TableFrame = ({ title, seats }) => html`<div class="room frame">
  <header class="top-bar">
    <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}>
      <img src="/static/art/icon.svg" alt="" width="28" height="28" /></a>
    <h1>${title}</h1>
  </header>
  <main class="cloth empty">
    <div class="frame-seats">${seats}</div>
    <p class="prompt needs-script" role="status">${t("Connecting to the table …")}</p>
  </main>
</div>`;

/** A seat of the frame. @param {{ name: string }} props */
export const FramePlate =
  ({ name }) => html`<section class="plate"><p class="plate-name"><b>${name}</b></p>
    <p class="plate-note"></p></section>`;

/** What the server drew, as long as the page stays at its address. */
const drawn = document.querySelector("#page > .frame");
const FRAME = {
  address: location.pathname,
  title: drawn?.querySelector("h1")?.textContent ?? "",
  names: [...(drawn?.querySelectorAll(".plate b") ?? [])].map((name) => name.textContent ?? ""),
};
const NOTHING = { title: "", names: /** @type {string[]} */ ([]) };

/** The frame as the server drew it; at another table one without seats. */
export function ConnectingTable() {
  const { title, names } = drawn && location.pathname === FRAME.address ? FRAME : NOTHING;
  return html`<${TableFrame} title=${title}
    seats=${names.map((name, seat) => html`<${FramePlate} key=${seat} name=${name} />`)} />`;
}

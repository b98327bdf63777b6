/** What can be done with a seat that is not the viewer's: sit down on it, or call a bot to it; also for who is missing. */
import { choose, settings } from "../settings/settings.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../protocol.js").SeatShown} SeatShown
 * @param {{ seat: SeatShown, table: import("../protocol.js").TableShown, send: (command: import("../protocol.js").Command) => void }} props
 */
export function SeatOffer({ seat, table: { me, kept, archive, bots, acting = null }, send }) {
  const [asking, ask] = useState(false);
  if (archive) return null;
  if (me !== null || acting !== null) {
    if (seat.kind !== "open" && !seat.missing) return null;
    return html`<button type="button" class="plain offer"
      onClick=${() => send({ type: "seat_bot", seat: seat.seat, bot: bots[0] ?? "" })}>${seat.missing
        ? t("Let a bot play for {name}", { name: nameAt(seat) })
        : t("Call a bot")}</button>`;
  }
  if (seat.kind === "person") return null;
  const sit = (/** @type {string} */ name) => send({ type: "sit", seat: seat.seat, name });
  if (seat.seat === kept) {
    return html`<button type="button" class="plain offer"
      onClick=${() => sit(settings.value.name || t("Guest"))}>${t("Take your seat again")}</button>`;
  }
  if (asking) return html`<${NameForm} onName=${sit} />`;
  return html`<button type="button" class="plain offer"
    onClick=${() => (settings.value.name ? sit(settings.value.name) : ask(true))}>${t("Sit down here")}</button>`;
}

/** @param {{ onName: (name: string) => void, label?: string }} props `label`: what is done under that name */
export function NameForm({ onName, label }) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    if (!name) return;
    choose({ name });
    onName(name);
  };
  return html`<form class="name-form" onSubmit=${submit}>
    <input name="name" required maxlength="24" aria-label=${t("Your name")} placeholder=${t("Your name")}
      autocomplete="nickname" />
    <button class="plain">${label ?? t("Sit down")}</button>
  </form>`;
}

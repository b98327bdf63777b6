/** The field for another name, on the viewer's own plate. */
import { changeSettings } from "../settings/settings.js";
import { html, useLayoutEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * Sends the name, and keeps it for the next table once the server has accepted it.
 * @param {{ seat: import("../protocol.js").SeatView, onClose: () => void,
 *   send: import("./table_state.js").TableState["link"]["send"] }} props
 */
export function NameField({ seat, send, onClose }) {
  const [wanted, want] = useState(seat.name);
  const [isSent, markSent] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => { field.current?.select(); }, []);
  useLayoutEffect(() => {
    if (!isSent || wanted !== seat.name) return;
    changeSettings({ name: wanted });
    onClose();
  }, [isSent, seat.name]);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = (field.current?.value ?? "").trim().replace(/\s+/gu, " ");
    if (!name || name === seat.name) {
      onClose();
      return;
    }
    want(name);
    markSent(true);
    send({ type: "sit", seat: seat.seat, name });
  };
  const leave = (/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") onClose(); };
  return html`<form class="own-name-form" onSubmit=${submit} onKeyDown=${leave}>
    <input ref=${field} name="name" required maxlength="24" autocomplete="nickname" aria-label=${t("Your name")}
      defaultValue=${seat.name} />
    <button class="plain">${t("Take this name")}</button>
    <small class="quiet">${t("Here, and wherever you sit down from now on.")}</small>
  </form>`;
}

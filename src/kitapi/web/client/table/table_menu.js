/** The button for all that may be done about the seats; its slip is loaded when it is first opened. */
import { part } from "../parts.js";
import { LazyPart } from "../lazy_part.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { DialogButton } from "../kit/dialog_button.js";

const SEATS = part("seats", () => import("./seats_slip.js").then((slip) => slip.SeatsSlip));

/** @param {{ state: import("./table_state.js").TableState, table: import("../protocol.js").TableView }} props */
export function TableMenu({ state, table }) {
  const [isOpen, open] = useState(false);
  const [wasOpen, keep] = useState(false);
  const waiting = (table.requests?.length ?? 0) + (table.seat_requests?.length ?? 0);
  return html`<${DialogButton} label=${waiting ? t("Seats ({count})", { count: waiting }) : t("Seats")}
    title=${t("Seats")} shortcut="u"
    onOpen=${() => { open(true); keep(true); }} onClose=${() => open(false)}>
    ${wasOpen && html`<${LazyPart} part=${SEATS} props=${{ state, table, isOpen }} />`}
  </${DialogButton}>`;
}

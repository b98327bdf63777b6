/** The viewer's own name on their plate: a tap opens a field for another one. */
import { LazyPart } from "../lazy_part.js";
import { part } from "../parts.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

const FIELD = part("own-name", () => import("./name_field.js").then((field) => field.NameField));

/**
 * @param {{ seat: import("../protocol.js").SeatView, words: string,
 *   send: import("./table_state.js").TableState["link"]["send"] }} props `words`: the name as the plate has it
 */
export function OwnName({ seat, words, send }) {
  const [isOpen, open] = useState(false);
  const button = () => html`<button type="button" class="why own-name" title=${t("Change your name")}
    onClick=${() => open(true)}>${words}</button>`;
  return isOpen
    ? html`<${LazyPart} part=${FIELD} props=${{ seat, send, onClose: () => open(false) }} Waiting=${button}
      Failed=${button} />`
    : button();
}

/** The button for the words of the game that is played; their list is loaded when it is first opened. */
import { coverOf } from "../covers.js";
import { DialogButton } from "../kit/dialog_button.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ game: string }} props */
export function WordsButton({ game }) {
  const [opened, setOpened] = useState(false);
  const { words } = coverOf(game);
  const title = t("Words of the game");
  return words ? html`<${DialogButton} label=${title} title=${title} look="plain"
    onOpen=${() => setOpened(true)}>
    ${opened && html`<${LazyPart} part=${words} props=${{}} Failed=${MissingLine} />`}
  </${DialogButton}>` : null;
}

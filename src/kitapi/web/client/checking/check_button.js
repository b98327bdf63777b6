/** The button that checks how a finished deal was shuffled. */
import { part } from "../parts.js";
import { LazyPart } from "../lazy_part.js";
import { DialogButton } from "../kit/dialog_button.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** The slip of the check, which computes the shuffle again; loaded when it is first opened. */
const CHECK = part("check", () => import("./check_slip.js").then((slip) => slip.CheckSlip), ["papers"]);

/**
 * @param {{
 *   table: string, deal: number, nameOf: (seat: number) => string, look?: string, spoken?: string, label?: string,
 *   shortcut?: string,
 * }} props
 */
export function CheckButton({ table, deal, nameOf, look = "plain replay-link", spoken, label, shortcut }) {
  const [opened, open] = useState(0);
  return html`<${DialogButton} label=${label ?? t("Check the deal")} spoken=${spoken}
    title=${t("Deal {number} checked", { number: deal })}
    look=${look} shortcut=${shortcut} onOpen=${() => open(opened + 1)}>
    ${opened > 0
      && html`<${LazyPart} key=${`${table} ${deal} ${opened}`} part=${CHECK} props=${{ table, deal, nameOf }} />`}
  </${DialogButton}>`;
}

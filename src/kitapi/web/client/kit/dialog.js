/** A slip of paper over the page, which is opened by its element's `showModal`. */
import { html, useId } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @param {{ dialog: { current: HTMLDialogElement | null }, title: string, look?: string, onClose?: () => void,
 *   children?: any }} props `dialog`: refers to the element; `look`: a class of this slip
 */
export function Dialog({ dialog, title, look = "", onClose, children }) {
  const heading = useId();
  const onBackdrop = (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return html`<dialog ref=${dialog} class=${`paper dialog ${look}`} aria-labelledby=${heading} onClick=${onBackdrop}
    onClose=${onClose}>
    <form method="dialog" class="dialog-head">
      <h2 id=${heading}>${title}</h2>
      <button class="close" aria-label=${t("Close")}>×</button>
    </form>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}

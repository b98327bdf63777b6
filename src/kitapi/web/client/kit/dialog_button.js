/** A button that opens a slip of paper over the page. */
import { html, useId, useRef } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @param {{ label: any, spoken?: string, title: string, look?: string, shortcut?: string, onOpen?: () => void,
 *   onClose?: () => void, children?: any }} props
 */
export function DialogButton({ label, spoken, title, look = "tool", shortcut, onOpen, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  const open = () => {
    onOpen?.();
    dialog.current?.showModal();
  };
  const onBackdrop = (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return html`<button type="button" class=${look} aria-label=${spoken} aria-haspopup="dialog"
    aria-keyshortcuts=${shortcut}
    onClick=${open}>${label}</button>
    <dialog ref=${dialog} class="paper dialog" aria-labelledby=${heading} onClick=${onBackdrop} onClose=${onClose}>
      <form method="dialog" class="dialog-head">
        <h2 id=${heading}>${title}</h2>
        <button class="close" aria-label=${t("Close")}>×</button>
      </form>
      <div class="dialog-body">${children}</div>
    </dialog>`;
}

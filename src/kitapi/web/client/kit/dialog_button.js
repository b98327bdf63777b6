/** A button that opens a slip of paper over the page. */
import { html, useRef } from "../ui.js";
import { Dialog } from "./dialog.js";

/**
 * @param {{ label: any, spoken?: string, title: string, look?: string, shortcut?: string, onOpen?: () => void,
 *   onClose?: () => void, children?: any }} props
 */
export function DialogButton({ label, spoken, title, look = "tool", shortcut, onOpen, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const open = () => {
    onOpen?.();
    dialog.current?.showModal();
  };
  return html`<button type="button" class=${look} aria-label=${spoken} aria-haspopup="dialog"
    aria-keyshortcuts=${shortcut} onClick=${open}>${label}</button>
    <${Dialog} dialog=${dialog} title=${title} onClose=${onClose}>${children}</${Dialog}>`;
}

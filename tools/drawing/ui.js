/**
 * Stands in for the client's `ui.js`: it draws components as HTML in pieces, at their first moment and without a
 * browser.
 */
import htm from "../../src/kitapi/web/client/vendor/preact/htm.js";

export { batch, computed, effect, signal } from "../../src/kitapi/web/client/vendor/preact/signals.js";

/** HTML that is drawn already: strings, and what the server fills in. */
export class HtmlPieces {
  /** @param {(string | object)[]} pieces */
  constructor(pieces) { this.pieces = pieces; }

  toString() { throw new Error("a text that the server translates cannot be part of another string"); }
}

const VOID = new Set(["br", "hr", "img", "input", "link", "meta"]);

/** A dialog is shown by script alone. */
const LEFT_OUT = new Set(["dialog"]);

export const Fragment = ({ children }) => children;

/** @param {any} type @param {any} props @param {...any} children */
function h(type, props, ...children) {
  if (typeof type === "function") return type({ ...props, children: children.length > 1 ? children : children[0] });
  if (LEFT_OUT.has(type)) return null;
  const waits = type === "button" && props?.type === "button"; // for the script, without which it does nothing
  const opening = [
    `<${type}`, ...Object.entries({ ...props, ...(waits && { disabled: true }) }).flatMap(attribute), ">",
  ];
  return new HtmlPieces(VOID.has(type) ? opening : [...opening, ...piecesOf(children), `</${type}>`]);
}

export const html = htm.bind(h);
export const classes = (...names) => names.filter(Boolean).join(" ");
export const useState = (initial) => [typeof initial === "function" ? initial() : initial, () => undefined];
export const useEffect = () => undefined;
export const useLayoutEffect = () => undefined;
export const useMemo = (make) => make();
export const useRef = (initial) => ({ current: initial });
export const useId = () => "drawn";
export const render = () => { throw new Error("nothing is rendered here"); };

/** What a child is drawn as. @param {any} child @returns {(string | object)[]} */
export function piecesOf(child) {
  if (child === null || child === undefined || typeof child === "boolean") return [];
  if (child instanceof HtmlPieces) return child.pieces;
  if (Array.isArray(child)) return child.flatMap(piecesOf);
  return [escaped(child)];
}

/** Neither what a script listens to nor a style: the content policy refuses styles within HTML. */
const NOT_WRITTEN = /^(key|ref|children|style|on[A-Z].*)$/;

/** @param {[string, any]} entry @returns {(string | object)[]} */
function attribute([name, value]) {
  if (NOT_WRITTEN.test(name) || value === null || value === undefined) return [];
  const spelt = name.startsWith("aria-") || name.startsWith("data-") || name === "draggable";
  if (value === false && !spelt) return [];
  if (value === true && !spelt) return [` ${name}`];
  return [` ${name}="`, ...piecesOf(typeof value === "boolean" ? String(value) : value), '"'];
}

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {any} text */
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]);

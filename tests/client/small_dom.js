/**
 * A document as small as the page's components need to be drawn without a browser: elements, attributes, texts, clicks
 * and simple selectors. There is no layout, no style and no focus; what needs those is tested in a browser.
 */

const KINDS = { ELEMENT: 1, TEXT: 3 };

/** What elements, texts and the document have in common. */
class Node extends EventTarget {
  parentNode = /** @type {Node | null} */ (null);
  childNodes = /** @type {any[]} */ ([]);

  get firstChild() { return this.childNodes[0] ?? null; }

  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get textContent() { return this.childNodes.map((child) => child.textContent).join(""); }

  /** @param {Node} node @param {Node | null} before */
  insertBefore(node, before) {
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    if (at < 0) throw new Error("the node to insert before is no child");
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  /** @param {Node} node */
  appendChild(node) { return this.insertBefore(node, null); }

  remove() {
    const siblings = this.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }

  /** @param {Node | null} other */
  contains(other) {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
}

class Text extends Node {
  nodeType = KINDS.TEXT;

  /** @param {string} data */
  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() { return this.data; }
}

export class Element extends Node {
  nodeType = KINDS.ELEMENT;
  style = {
    cssText: "", properties: /** @type {{ [name: string]: string }} */ ({}),
    /** @param {string} name @param {string} value */
    setProperty(name, value) { this.properties[name] = value; },
  };
  attributes = /** @type {Map<string, string>} */ (new Map());

  /** @param {string} name @param {string} namespace */
  constructor(name, namespace) {
    super();
    this.localName = name;
    this.namespaceURI = namespace;
  }

  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) { this.attributes.set(name, String(value)); }

  /** @param {string} name */
  removeAttribute(name) { this.attributes.delete(name); }

  /** @param {string} name @returns {string | null} */
  getAttribute(name) { return this.attributes.get(name) ?? null; }

  /** The attributes that start with `data-`, by the rest of their names. */
  get dataset() {
    const nameOf = (/** @type {string} */ key) =>
      `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return new Proxy(/** @type {Record<string, string>} */ ({}), {
      get: (_, key) => this.attributes.get(nameOf(String(key))),
      set: (_, key, value) => {
        this.setAttribute(nameOf(String(key)), value);
        return true;
      },
    });
  }

  get children() { return this.childNodes.filter((child) => child instanceof Element); }

  get classes() { return (this.getAttribute("class") ?? "").split(/\s+/).filter(Boolean); }

  /** All elements within, in the order of the document. @returns {Element[]} */
  get within() { return this.children.flatMap((child) => [child, ...child.within]); }

  /** @param {string} selector */
  matches(selector) { return chainsOf(selector).some((chain) => matchesChain(this, chain)); }

  /** @param {string} selector @returns {Element | null} */
  closest(selector) {
    if (this.matches(selector)) return this;
    return this.parentNode instanceof Element ? this.parentNode.closest(selector) : null;
  }

  /** @param {string} selector @returns {Element[]} */
  querySelectorAll(selector) { return this.within.filter((one) => one.matches(selector)); }

  /** @param {string} selector @returns {Element | null} */
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }

  /** A click, on this element and then on every one around it; nothing where it is disabled. */
  click() {
    if (this.attributes.has("disabled")) return;
    for (let node = /** @type {Node | null} */ (this); node; node = node.parentNode)
      node.dispatchEvent(new Event("click"));
  }

  focus() {}
  select() {}

  scrollTo() {}
}

const COMPOUND = /^(?:[\w-]+|\.[\w-]+|\[[^\]]+\]|:[\w-]+(?:\([^()]*\))?)+/;
const PART = /[\w-]+|\.[\w-]+|\[[^\]]+\]|:[\w-]+(?:\([^()]*\))?/g;

/** @type {Map<string, { combinator: string, compound: string }[][]>} */
const known = new Map();

/**
 * A selector as lists of what each element on the way must be, the last first; `combinator`: how it lies within the one
 * before.
 * @param {string} selector
 */
function chainsOf(selector) {
  const before = known.get(selector);
  if (before) return before;
  const chains = selector.split(/,(?![^(]*\))/).map((alternative) => {
    const chain = [];
    let rest = alternative.trim();
    let combinator = "";
    while (rest) {
      const compound = COMPOUND.exec(rest)?.[0];
      if (!compound) throw new Error(`the selector ${selector} is more than this document knows`);
      chain.unshift({ combinator, compound });
      const after = rest.slice(compound.length);
      rest = after.replace(/^\s*>?\s*/, "");
      combinator = after.trim().startsWith(">") ? ">" : " ";
    }
    return chain;
  });
  known.set(selector, chains);
  return chains;
}

/** @param {Element} element @param {{ combinator: string, compound: string }[]} chain @returns {boolean} */
function matchesChain(element, [last, ...before]) {
  if (!last || !isCompound(element, last.compound)) return false;
  if (before.length === 0) return true;
  for (let around = element.parentNode; around instanceof Element; around = around.parentNode) {
    if (matchesChain(around, before)) return true;
    if (last.combinator === ">") return false;
  }
  return false;
}

/** @param {Element} element @param {string} compound */
const isCompound = (element, compound) => (compound.match(PART) ?? []).every((part) => isPart(element, part));

/** @param {Element} element @param {string} part */
function isPart(element, part) {
  if (part.startsWith(".")) return element.classes.includes(part.slice(1));
  if (part.startsWith("[")) return isAttribute(element, part);
  if (part.startsWith(":")) return isPseudo(element, part);
  return element.localName === part;
}

/** @param {Element} element @param {string} part */
function isAttribute(element, part) {
  const [, name, starts, value] = /^\[([\w-]+)(?:(\^)?=["']?([^"']*)["']?)?\]$/.exec(part) ?? [];
  if (!name) throw new Error(`the selector ${part} is more than this document knows`);
  const found = element.getAttribute(name);
  if (value === undefined) return found !== null;
  return starts ? (found ?? "").startsWith(value) : found === value;
}

/** @param {Element} element @param {string} part */
function isPseudo(element, part) {
  const [, name, inner = ""] = /^:([\w-]+)(?:\((.*)\))?$/.exec(part) ?? [];
  if (name === "first-child")
    return element.parentNode instanceof Element && element.parentNode.children[0] === element;
  if (name === "not") return !element.matches(inner);
  if (name === "has") return element.querySelector(inner) !== null;
  if (name === "disabled") return element.attributes.has("disabled");
  throw new Error(`the selector ${part} is more than this document knows`);
}

class Document extends Node {
  documentElement = this.appendChild(new Element("html", ""));
  body = this.documentElement.appendChild(new Element("body", ""));
  activeElement = this.body;
  hidden = false;

  /** @param {string | null} namespace @param {string} name */
  createElementNS(namespace, name) { return new Element(name, namespace ?? ""); }

  /** @param {string} name */
  createElement(name) { return new Element(name, ""); }

  /** @param {string} data */
  createTextNode(data) { return new Text(data); }

  /** @param {string} selector */
  querySelectorAll(selector) { return this.documentElement.querySelectorAll(selector); }

  /** @param {string} selector */
  querySelector(selector) { return this.documentElement.querySelector(selector); }
}

export const smallDocument = () => new Document();

/**
 * What is read aloud of an element: its text without what is hidden from that.
 * @param {Element | null | undefined} element
 * @returns {string}
 */
export function spokenText(element) {
  const texts = (/** @type {any} */ node) => (node instanceof Element
    ? node.childNodes.map((child) =>
      (child instanceof Element && child.attributes.has("aria-hidden") ? "" : texts(child))).join("")
    : node.textContent);
  return element ? texts(element).replace(/\s+/g, " ").trim() : "";
}

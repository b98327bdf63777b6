/** Style sheets that belong to parts of the page. */

/** In the order in which they apply, whatever the order in which they are loaded; the first is there from the start. */
const ORDER = /** @type {const} */ (["start", "table", "caribbean_stud", "rulings", "books", "drills", "preferans_slips", "papers", "solver", "hand", "odds"]);

/** @typedef {typeof ORDER[number]} Sheet */

/** @param {Element} link */
const rankOf = (link) => ORDER.indexOf(/** @type {Sheet} */ (link.getAttribute("data-sheet")));

/**
 * Adds a style sheet, if it is not there, and resolves when it applies; rejects when it cannot be loaded.
 * @param {Sheet} name
 * @returns {Promise<void>}
 */
export async function addSheet(name) {
  const links = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll("link[data-sheet]")]);
  const there = links.find((link) => link.dataset["sheet"] === name);
  if (there?.sheet) return;
  const link = there ?? made(name);
  const applied = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined));
    link.addEventListener("error", () => { link.remove(); reject(new Error(`the style sheet ${name} cannot be loaded`)); });
  });
  const later = links.find((one) => rankOf(one) > rankOf(link));
  if (!there) document.head.insertBefore(link, later ?? null);
  await applied;
}

/** @param {Sheet} name */
function made(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`sheets/${name}.css`, import.meta.url).href;
  link.dataset["sheet"] = name;
  return link;
}

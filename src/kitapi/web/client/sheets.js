/** Style sheets that belong to parts of the page. */

/**
 * The page's own, in the order in which they apply, whatever the order in which they are loaded; the first is there
 * from the start.
 */
const ORDER =
  /** @type {const} */ (
    ["start", "table", "screen", "books", "drills", "papers", "solver", "hand", "writer", "settings", "rules",
      "print"]);

/**
 * @typedef {typeof ORDER[number]} OwnSheet
 *
 * A game's sheet; it applies over the page's own sheet `after`.
 * @typedef {{ name: string, address: string, after: OwnSheet }} GameSheet
 *
 * @typedef {OwnSheet | GameSheet} Sheet
 */

/**
 * The sheet `name` in the folder `sheets` beside a game's module. The bundle has all sheets in one folder, so that no
 * two have one name.
 * @param {string} name
 * @param {string} module its `import.meta.url`
 * @param {OwnSheet} [after]
 * @returns {GameSheet}
 */
export const gameSheet = (name, module, after = "table") =>
  ({ name, address: new URL(`sheets/${name}.css`, module).href, after });

/** The page's own sheet over which a link's sheet applies, or that sheet itself. @param {HTMLLinkElement} link */
const baseOf = ({ dataset }) => ORDER.indexOf(/** @type {OwnSheet} */ (dataset["after"] ?? dataset["sheet"]));

/**
 * Whether a link's sheet applies over another's; those over the same sheet apply by name.
 * @param {HTMLLinkElement} one
 * @param {HTMLLinkElement} other
 */
function isOver(one, other) {
  const above = baseOf(one) - baseOf(other);
  if (above !== 0) return above > 0;
  return Boolean(one.dataset["after"])
    && (!other.dataset["after"] || String(one.dataset["sheet"]) > String(other.dataset["sheet"]));
}

/**
 * Adds a style sheet, if it is not there, and resolves when it applies; rejects when it cannot be loaded.
 * @param {Sheet} sheet
 * @returns {Promise<void>}
 */
export async function addSheet(sheet) {
  const name = typeof sheet === "string" ? sheet : sheet.name;
  const links = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll("link[data-sheet]")]);
  const there = links.find((link) => link.dataset["sheet"] === name);
  if (there?.sheet) return;
  const link = there ?? linkTo(sheet);
  const applied = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined));
    link.addEventListener("error",
      () => { link.remove(); reject(new Error(`the style sheet ${name} cannot be loaded`)); });
  });
  if (!there) document.head.insertBefore(link, links.find((one) => isOver(one, link)) ?? null);
  await applied;
}

/** @param {Sheet} sheet */
function linkTo(sheet) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = typeof sheet === "string" ? new URL(`sheets/${sheet}.css`, import.meta.url).href : sheet.address;
  link.dataset["sheet"] = typeof sheet === "string" ? sheet : sheet.name;
  if (typeof sheet !== "string") link.dataset["after"] = sheet.after;
  return link;
}

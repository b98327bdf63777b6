/** The table of the pages: each with its address and what draws it. */
import { coverOf, isDrawn } from "./covers.js";
import { part } from "./parts.js";

/** @typedef {import("./routes.js").Route} Route */

/**
 * `part`: loads the component when the page is first opened; the component takes what the address says as its props.
 * `ofGame`: the field of the game's cover with that part.
 * @typedef {import("./parts.js").Part<(props: any) => any>} PagePart
 * @typedef {import("./routes.js").Addressed & { part?: PagePart, ofGame?: "rulings" | "odds" }} Page
 */

const query = () => ({ query: location.search });

/** The parameters of a replay: whether its review is shown, and whether it opens at the worst mistake. */
function reviewParameters() {
  const review = new URLSearchParams(location.search).get("review");
  return { reviewing: review !== null, atWorst: review === "worst" };
}

/** The parameters of drills: the class and the seed, if the address names them. */
function drillParameters() {
  const parameters = new URLSearchParams(location.search);
  const seed = parameters.get("seed") ?? "";
  return { code: parameters.get("class"), seed: /^\d{1,9}$/.test(seed) ? Number(seed) : null };
}

/** The part that draws tables. */
export const TABLE =
  part("table", () => import("./table/table_page.js").then((page) => page.TablePage), ["table", "print"]);

/**
 * The first page has no part: it is loaded with the page's start. The server knows the same addresses.
 * @type {readonly Page[]}
 */
export const PAGES = [
  { name: "start", address: "/" },
  { name: "table", address: "/table/{table}", part: TABLE },
  { name: "replay", address: "/table/{table}/deal/{deal:int}", facts: reviewParameters,
    part:
      part("replay", () => import("./replay/replay_page.js").then((page) => page.ReplayPage),
        ["table", "papers", "print"]) },
  { name: "role", address: "/table/{table}/as/{role}",
    part:
      part("role", () => import("./house/role_page.js").then((page) => page.RolePage), ["table", "papers", "print"]) },
  { name: "meter", address: "/table/{table}/meter",
    part:
      part("meter", () => import("./house/meter_page.js").then((page) => page.MeterPage),
        ["table", "papers", "print"]) },
  { name: "screen", address: "/table/{table}/screen",
    part:
      part("screen", () => import("./screen/screen_page.js").then((page) => page.ScreenPage), ["table", "screen"]) },
  { name: "books", address: "/table/{table}/books",
    part:
      part("books", () => import("./house/books_page.js").then((page) => page.BooksPage),
        ["table", "papers", "books", "print"]) },
  { name: "shift", address: "/table/{table}/books/{shift:int}",
    part:
      part("books", () => import("./house/books_page.js").then((page) => page.ShiftPage),
        ["table", "papers", "books", "print"]) },
  { name: "hand", address: "/table/{table}/hands/{hand:int}",
    part:
      part("books", () => import("./house/books_page.js").then((page) => page.PlayedHandPage),
        ["table", "papers", "books", "print"]) },
  { name: "solver", address: "/solver", facts: query,
    part:
      part("solver", () => import("./solver/solver_page.js").then((page) => page.SolverPage),
        ["table", "papers", "solver", "print"]) },
  { name: "value", address: "/hand", facts: query,
    part:
      part("worth", () => import("./hand/hand_value_page.js").then((page) => page.HandValuePage),
        ["table", "papers", "solver", "hand", "print"]) },
  { name: "drills", address: "/drills/{game}", facts: drillParameters,
    part:
      part("drills", () => import("./drills/drills_page.js").then((page) => page.DrillsPage),
        ["table", "papers", "drills", "print"]) },
  { name: "paper", address: "/paper", facts: query,
    part:
      part("writer", () => import("./writer/writer_page.js").then((page) => page.WriterPage),
        ["table", "writer", "print"]) },
  { name: "rules", address: "/rules/{game}", facts: query,
    part:
      part("rules", () => import("./rulebook/rulebook_page.js").then((page) => page.RulebookPage),
        ["table", "rules", "print"]) },
  { name: "rulings", address: "/rulings/{game}", ofGame: "rulings" },
  { name: "odds", address: "/odds/{game}", facts: query, ofGame: "odds" },
];

/**
 * The part that draws the page which the address names; null where there is none.
 * @param {Route} route
 * @returns {PagePart | null}
 */
export function partOf(route) {
  const page = PAGES.find(({ name }) => name === route.page);
  if (!page?.ofGame) return page?.part ?? null;
  const game = String(route.game);
  return (isDrawn(game) && coverOf(game)[page.ofGame]) || null;
}

/** The pages beside the first one, each a part that is loaded when it is first opened. */
import { part } from "./parts.js";

/** Each page as a component; a component takes what `routing.js` finds in the address. */
export const PAGES = {
  table: part("table", () => import("./table/table_page.js").then((page) => page.TablePage), ["table", "papers"]),
  replay: part("replay", () => import("./replay/replay_page.js").then((page) => page.ReplayPage), ["table", "papers"]),
  role: part("role", () => import("./house/role_page.js").then((page) => page.RolePage), ["table", "papers"]),
  meter: part("meter", () => import("./house/meter_page.js").then((page) => page.MeterPage), ["table", "papers"]),
  books: part("books", () => import("./house/books_page.js").then((page) => page.BooksPage), ["table", "papers", "books"]),
  shift: part("books", () => import("./house/books_page.js").then((page) => page.ShiftPage), ["table", "papers", "books"]),
  hand: part("books", () => import("./house/books_page.js").then((page) => page.HandPage), ["table", "papers", "books"]),
  solver: part("solver", () => import("./solver/solver_page.js").then((page) => page.SolverPage), ["table", "papers", "solver"]),
  worth: part("worth", () => import("./hand/hand_page.js").then((page) => page.WorthPage), ["table", "papers", "solver", "hand"]),
  drills: part("drills", () => import("./drills/drills_page.js").then((page) => page.DrillsPage), ["table", "papers", "drills"]),
};

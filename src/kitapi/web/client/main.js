/** Draws the page. */
import { Announcer } from "./announcer.js";
import { drawingOf, isDrawn } from "./games/drawings.js";
import { followKeys } from "./keyboard/keys.js";
import { followAddress, here } from "./routing.js";
import { DrillsPage } from "./drills/drills_page.js";
import { WorthPage } from "./hand/hand_page.js";
import { BooksPage, HandPage, ShiftPage } from "./house/books_page.js";
import { MeterPage } from "./house/meter_page.js";
import { RolePage } from "./house/role_page.js";
import { OddsPage } from "./odds/odds_page.js";
import { ReplayPage } from "./replay/replay_page.js";
import { followSettings, settings } from "./settings/settings.js";
import { SolverPage } from "./solver/solver_page.js";
import { StartPage } from "./start/start_page.js";
import { TablePage } from "./table/table_page.js";
import { NoSuchPage } from "./start/nothing_here.js";
import { effect, html, render } from "./ui.js";
import { language, speak } from "./words/translation.js";

function Page() {
  const route = here.value;
  const spoken = language();
  if (route.page === "start") return html`<${StartPage} />`;
  if (route.page === "table") return html`<${TablePage} key=${`${route.table} ${spoken}`} table=${route.table} />`;
  if (route.page === "replay") {
    return html`<${ReplayPage} key=${`${route.table} ${route.deal} ${spoken}`} table=${route.table} deal=${route.deal}
      reviewing=${route.reviewing} />`;
  }
  if (route.page === "role") {
    return html`<${RolePage} key=${`${route.table} ${route.role} ${spoken}`} table=${route.table} role=${route.role} />`;
  }
  if (route.page === "meter") return html`<${MeterPage} key=${`${route.table} ${spoken}`} table=${route.table} />`;
  if (route.page === "books") return html`<${BooksPage} key=${`${route.table} ${spoken}`} table=${route.table} />`;
  if (route.page === "shift") {
    return html`<${ShiftPage} key=${`${route.table} ${route.shift} ${spoken}`} table=${route.table} shift=${route.shift} />`;
  }
  if (route.page === "hand") return html`<${HandPage} key=${`${route.table} ${route.hand} ${spoken}`} table=${route.table} hand=${route.hand} />`;
  if (route.page === "solver") return html`<${SolverPage} key=${spoken} query=${route.query} />`;
  if (route.page === "worth") return html`<${WorthPage} key=${spoken} query=${route.query} />`;
  if (route.page === "odds") return html`<${OddsPage} key=${spoken} query=${route.query} />`;
  if (route.page === "drills") {
    return html`<${DrillsPage} key=${`${route.code} ${spoken}`} game=${route.game} code=${route.code} seed=${route.seed} />`;
  }
  const Rulings = route.page === "rulings" && isDrawn(route.game) && drawingOf(route.game).Rulings;
  return Rulings ? html`<${Rulings} key=${spoken} />` : html`<${NoSuchPage} />`;
}

followSettings();
followAddress();
followKeys();
await speak(settings.peek().language);
effect(() => { if (settings.value.language !== language()) void speak(settings.value.language); });
const shell = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<${Page} /><${Announcer} />`, shell);

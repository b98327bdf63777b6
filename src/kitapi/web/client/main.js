/** Draws the page. */
import { Announcer } from "./announcer.js";
import { drawingOf, isDrawn } from "./games/drawings.js";
import { followKeys } from "./keyboard/keys.js";
import { followAddress, here } from "./routing.js";
import { MeterPage } from "./house/meter_page.js";
import { RolePage } from "./house/role_page.js";
import { ReplayPage } from "./replay/replay_page.js";
import { followSettings, settings } from "./settings/settings.js";
import { StartPage } from "./start/start_page.js";
import { TablePage } from "./table/table_page.js";
import { NothingHere } from "./start/nothing_here.js";
import { effect, html, render } from "./ui.js";
import { language, speak } from "./words/translation.js";

function Page() {
  const route = here.value;
  const spoken = language();
  if (route.page === "start") return html`<${StartPage} />`;
  if (route.page === "table") return html`<${TablePage} key=${`${route.table} ${spoken}`} table=${route.table} />`;
  if (route.page === "replay") {
    return html`<${ReplayPage} key=${`${route.table} ${route.deal} ${spoken}`} table=${route.table} deal=${route.deal} />`;
  }
  if (route.page === "role") {
    return html`<${RolePage} key=${`${route.table} ${route.role} ${spoken}`} table=${route.table} role=${route.role} />`;
  }
  if (route.page === "meter") return html`<${MeterPage} key=${`${route.table} ${spoken}`} table=${route.table} />`;
  const Rulings = route.page === "rulings" && isDrawn(route.game) && drawingOf(route.game).Rulings;
  return Rulings ? html`<${Rulings} key=${spoken} />` : html`<${NothingHere} />`;
}

followSettings();
followAddress();
followKeys();
await speak(settings.peek().language);
effect(() => { if (settings.value.language !== language()) void speak(settings.value.language); });
const shell = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<${Page} /><${Announcer} />`, shell);

/** Draws the page. */
import { Announcer } from "./announcer.js";
import { offerGames } from "./covers.js";
import { COVERS } from "./games.js";
import { followKeys } from "./keyboard/keys.js";
import { NewVersion } from "./offline/new_version.js";
import { isOffline, OfflinePage } from "./offline/offline_page.js";
import { followWorker } from "./offline/worker_registration.js";
import { PAGES, partOf } from "./pages.js";
import { LazyPart } from "./lazy_part.js";
import { followAddress, here, offerPages } from "./routes.js";
import { ClauseHost } from "./rulebook/clause_host.js";
import { followSettings, settings } from "./settings/settings.js";
import { StartPage } from "./start/start_page.js";
import { NoSuchPage } from "./kit/nothing_here.js";
import { ConnectingTable } from "./table/frame.js";
import { effect, html, render } from "./ui.js";
import { language, speak } from "./words/translation.js";

/** @typedef {import("./routes.js").Route} Route */

/** The parts of an address that may change without another page being opened. */
const CHANGING = new Set(["query", "reviewing", "atWorst", "seed"]);

function Page() {
  const route = here.value;
  if (route.page === "start") return html`<${StartPage} />`;
  const part = partOf(route);
  const Waiting = route.page === "table" ? ConnectingTable : null;
  return part
    ? html`<${LazyPart} key=${keyOf(route)} part=${part} props=${route} Waiting=${Waiting} />`
    : html`<${NoSuchPage} />`;
}

/**
 * The key of a page, which keeps its state while the key is the same; it changes with the reader's language.
 * @param {Route} route
 */
function keyOf(route) {
  const named = Object.entries(route).filter(([name]) => !CHANGING.has(name));
  return [...named.map(([, value]) => value), language()].join(" ");
}

offerGames(COVERS);
offerPages(PAGES);
followSettings();
followAddress();
followKeys();
await speak(settings.peek().language);
effect(() => { if (settings.value.language !== language()) void speak(settings.value.language); });
const shell = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<${isOffline() ? OfflinePage : Page} /><${ClauseHost} /><${NewVersion} /><${Announcer} />`, shell);
delete shell.dataset.drawn; // from here on the script draws the page, and its buttons run the script's actions
followWorker();

/**
 * Stands in place of any page while the server cannot be reached; it goes to that page as soon as the server answers.
 */
import { BROWSER_CLOCK } from "../net/watchdog.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { OFFLINE } from "./answers.js";
import { awaitServer, isReachable } from "./server_return.js";

/**
 * Whether this page came from the service worker in place of another one: the server drew it so when the worker was
 * installed.
 */
export const isOffline = () => document.querySelector("#page > .offline") !== null;

/** Loads the page of this address; the address of the offline page itself has no other one. */
function comeBack() {
  if (location.pathname === OFFLINE) location.replace("/");
  else location.reload();
}

export function OfflinePage() {
  const server = useRef(/** @type {ReturnType<typeof awaitServer> | null} */ (null));
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    server.current = awaitServer(BROWSER_CLOCK, isReachable, comeBack);
    return server.current.close;
  }, []);
  const tryNow = () => {
    setTrying(true);
    void server.current?.now().then(() => setTrying(false));
  };
  return html`<main class="start lost offline">
    <div class="paper slip">
      <h1>${t("No connection")}</h1>
      <p>${t(
        "The card room cannot be reached. Nothing is lost there; this page opens by itself as soon as there is a connection again.")}</p>
      <button type="button" class="big" aria-disabled=${trying} onClick=${tryNow}>
        ${trying ? t("Trying…") : t("Try now")}</button>
    </div>
  </main>`;
}

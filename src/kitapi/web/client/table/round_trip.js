/** How fast the server answers, measured while this is shown. */
import { html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";

/** Milliseconds between two measurements. */
const EVERY = 2000;

/** @param {{ link: Pick<import("../net/link.js").Link, "connection" | "roundTrip" | "probe"> }} props */
export function RoundTrip({ link: { connection, roundTrip, probe } }) {
  useEffect(() => {
    probe();
    const timer = setInterval(probe, EVERY);
    return () => clearInterval(timer);
  }, []);
  return html`<p class="quiet round-trip">${words(connection.value, roundTrip.value)}</p>`;
}

/** @param {import("../protocol.js").Connection} connection @param {number | null} took milliseconds */
function words(connection, took) {
  if (connection !== "open") return t("Connection lost. Connecting again…");
  if (took === null) return t("Measuring the connection…");
  return t("The server answers in {milliseconds} ms.", { milliseconds: Math.max(1, Math.round(took)) });
}

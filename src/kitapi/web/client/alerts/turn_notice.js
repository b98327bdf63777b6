/** A notification of the device, shown while the page is hidden and closed when it comes back. */

/** One notification for each table: a second one of it replaces the first. */
const tag = () => `kitapi ${location.pathname}`;

/** The notification of a page without a worker. */
let own = /** @type {Notification | null} */ (null);

const workerOf = () => navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);

/**
 * What the reader has allowed; "none" where the browser has no notifications.
 * @returns {NotificationPermission | "none"}
 */
export const permission = () => globalThis.Notification?.permission ?? "none";

/** Asks the reader for permission; whether they allow it. */
export const askPermission = async () => (await Notification.requestPermission()) === "granted";

/**
 * Shows a notification if the page is hidden and the reader has allowed it.
 * @param {string} title
 * @param {string} body
 */
export async function showNotice(title, body) {
  const worker = await workerOf();
  if (!document.hidden || permission() !== "granted") return;
  const options = { body, tag: tag(), icon: "/static/art/icon-192.png", data: location.href };
  if (worker?.active) await worker.showNotification(title, options); // the only way on phones
  else {
    own = new Notification(title, options);
    own.onclick = () => window.focus();
  }
}

/** Closes the notification of this table, if there is one. */
export async function closeNotice() {
  own?.close();
  own = null;
  const worker = await workerOf();
  for (const notice of (await worker?.getNotifications({ tag: tag() })) ?? []) notice.close();
}

document.addEventListener("visibilitychange", () => { if (!document.hidden) void closeNotice(); });

/** Keeps the screen of a device awake while a page is in sight. */
import { useEffect } from "../ui.js";

/** Requests the lock that keeps the screen on; nothing happens where the browser has none or refuses it. */
export function useAwakeScreen() {
  useEffect(() => {
    let lock = /** @type {WakeLockSentinel | null} */ (null);
    let wanted = true;
    const keepOn = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock?.request("screen").catch(() => null) ?? null;
      if (!wanted) lock?.release();
    };
    keepOn();
    document.addEventListener("visibilitychange", keepOn); // a browser takes the lock from pages out of sight
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", keepOn);
      lock?.release();
    };
  }, []);
}

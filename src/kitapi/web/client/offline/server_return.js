/** Waits until the server can be reached again. */

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

/**
 * Probes the server now and then, and at once when the browser has a network again; calls `onBack` once.
 * @param {{ after: (work: () => void, milliseconds: number) => number, cancel: (timer: number) => void }} clock
 * @param {() => Promise<boolean>} probe resolves to whether the server answers
 * @param {() => void} onBack
 * @returns {{ now: () => Promise<void>, close: () => void }} `now`: probes at once, resolves when that is done
 */
export function awaitServer(clock, probe, onBack) {
  let wait = FIRST_WAIT;
  let timer = 0;
  let ended = false;

  async function now() {
    clock.cancel(timer);
    const isBack = await probe();
    if (ended) return;
    if (isBack) {
      close();
      onBack();
    } else {
      clock.cancel(timer);
      timer = clock.after(now, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  function online() {
    wait = FIRST_WAIT;
    void now();
  }

  function close() {
    ended = true;
    clock.cancel(timer);
    removeEventListener("online", online);
  }

  addEventListener("online", online);
  timer = clock.after(now, wait);
  return { now, close };
}

/** Whether the server answers; a proxy that cannot reach it does not count. */
export async function isReachable() {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status !== 502 && answer.status !== 504;
}

/** Repeats an exchange with the room while the page is looked at. */

/** Milliseconds between two exchanges, if nothing fails. */
const PAUSE = 4000;
/** The longest pause after failures. */
const LONGEST = 60_000;

/**
 * @param {() => Promise<void>} exchange
 * @param {(error: unknown) => boolean} onFailure returns whether it makes sense to try again
 * @returns {{ now: () => void, stop: () => void }} `now`: does not wait for the end of the pause
 */
export function follow(exchange, onFailure) {
  let [isRunning, isWanted, isStopped, pause, timer] = [false, false, false, PAUSE, 0];
  const run = async () => {
    isRunning = true;
    clearTimeout(timer);
    do {
      isWanted = false;
      await exchange().then(() => { pause = PAUSE; }, (error) => {
        pause = Math.min(2 * pause, LONGEST);
        isStopped ||= !onFailure(error);
      });
    } while (isWanted && !isStopped);
    isRunning = false;
    if (!isStopped && !document.hidden) timer = setTimeout(now, pause);
  };
  const now = () => {
    isWanted = true;
    if (!isRunning && !isStopped) void run();
  };
  const onSight = () => { if (!document.hidden) now(); };
  document.addEventListener("visibilitychange", onSight);
  addEventListener("online", now);
  now();
  return {
    now,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSight);
      removeEventListener("online", now);
    },
  };
}

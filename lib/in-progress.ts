import { createStore } from "./store";

/**
 * What a new release must not interrupt: a run, an unsent form. Each holds a lock that all tabs of the
 * site see, and that the browser takes back when a tab is gone.
 */
export const IN_PROGRESS_LOCK = "protocole:in-progress";

/**
 * How long a tab in which something has just ended is left to itself. Chromium gives up a change of
 * workers into which a request falls, and comes back to it half a minute later.
 */
const SETTLE_MS = 3000;

/** How many things are in progress in this tab. */
const here = createStore(0);

/** Whether something is in progress in this tab. */
export const inProgressHere = {
  get: () => here.get() > 0,
  getInitial: () => false,
  subscribe: here.subscribe,
};

/** Says that something is in progress in this tab. @returns says that it has ended */
export function beginProgress(): () => void {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks the other tabs do not know, and each still keeps its own page.
  navigator.locks?.request(IN_PROGRESS_LOCK, { mode: "shared" }, () => ended).catch(() => {});
  here.set(here.get() + 1);
  return () => {
    release();
    here.set(here.get() - 1);
  };
}

/** None where the browser has no locks, or refuses them. */
async function locksOfProgress() {
  const { held = [], pending = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return [...held, ...pending].filter(
    ({ name, mode }) => name === IN_PROGRESS_LOCK && mode === "shared",
  );
}

/** Whether a run or an unsent form is in progress in any tab of the site. */
export async function isAnythingInProgress(): Promise<boolean> {
  return inProgressHere.get() || (await locksOfProgress()).length > 0;
}

/** Waits until nothing is in progress in any tab. */
export async function nothingInProgress(): Promise<void> {
  while (await isAnythingInProgress()) {
    // Granted when the runs that are under way have ended; one may have begun behind them.
    if (navigator.locks) await navigator.locks.request(IN_PROGRESS_LOCK, () => {});
    else await endOfProgressHere();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
}

function endOfProgressHere(): Promise<void> {
  return new Promise((resolve) => {
    const end = inProgressHere.subscribe(() => {
      if (inProgressHere.get()) return;
      end();
      resolve();
    });
  });
}

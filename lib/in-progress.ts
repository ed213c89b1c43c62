import { createStore } from "./store";

/**
 * Name of the lock of all runs and unsent forms. An update must not interrupt a run or an unsent form. Each run and
 * each unsent form takes this Web Lock, because every tab of the site can query the lock and because the browser
 * releases the lock when a tab closes.
 */
export const IN_PROGRESS_LOCK = "protocole:in-progress";

/**
 * The wait between the end of the last run or form and the activation of a new worker. If a request is made while a
 * worker is being activated, Chromium abandons the activation and retries it half a minute later.
 */
const SETTLE_MS = 3000;

/** Number of runs and unsent forms in progress in this tab. */
const here = createStore(0);

/** Returns whether a run or an unsent form is in progress in this tab. */
export const inProgressHere = {
  get: () => here.get() > 0,
  getInitial: () => false,
  subscribe: here.subscribe,
};

/**
 * Records that a run or a form is in progress in this tab.
 * @returns a function that records the end of the run or form
 */
export function beginProgress(): () => void {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks, each tab detects only its own runs and forms.
  navigator.locks?.request(IN_PROGRESS_LOCK, { mode: "shared" }, () => ended).catch(() => {});
  here.set(here.get() + 1);
  return () => {
    release();
    here.set(here.get() - 1);
  };
}

/** Returns the locks of runs and forms; an empty list where the browser has no locks or refuses them. */
async function locksOfProgress() {
  const { held = [], pending = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return [...held, ...pending].filter(
    ({ name, mode }) => name === IN_PROGRESS_LOCK && mode === "shared",
  );
}

/** Returns whether a run or an unsent form is in progress in any tab of the site. */
export async function isAnythingInProgress(): Promise<boolean> {
  return inProgressHere.get() || (await locksOfProgress()).length > 0;
}

/** Waits until no run and no unsent form is in progress in any tab. */
export async function nothingInProgress(): Promise<void> {
  while (await isAnythingInProgress()) {
    // This request is granted when all current locks are released. While the request waited, another run may have
    // requested a lock.
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

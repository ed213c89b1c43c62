import { createStore } from "./store";

/**
 * Lock of runs and unsent forms, which an update must not interrupt. Each takes this Web Lock, which all tabs of the
 * site can query and which the browser releases when a tab closes.
 */
export const IN_PROGRESS_LOCK = "protocole:in-progress";

/**
 * Delay after the last run or form has ended. Chromium abandons the activation of a worker if a request is made
 * meanwhile, and retries half a minute later.
 */
const SETTLE_MS = 3000;

/** Number of runs and unsent forms in progress in this tab. */
const here = createStore(0);

/** Whether a run or an unsent form is in progress in this tab. */
export const inProgressHere = {
  get: () => here.get() > 0,
  getInitial: () => false,
  subscribe: here.subscribe,
};

/** Marks a run or a form as in progress in this tab. @returns a function that ends it */
export function beginProgress(): () => void {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks each tab only knows its own runs and forms.
  navigator.locks?.request(IN_PROGRESS_LOCK, { mode: "shared" }, () => ended).catch(() => {});
  here.set(here.get() + 1);
  return () => {
    release();
    here.set(here.get() - 1);
  };
}

/** Returns an empty list where the browser has no locks or refuses them. */
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
    // The lock is granted when its present holders have ended; another may have queued behind them.
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

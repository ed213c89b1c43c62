import { createStore } from "./store";

/**
 * Runs and unsent forms, which an update must not interrupt. Each holds a Web Lock, which all tabs of the
 * site see and the browser releases when a tab closes.
 */
export const IN_PROGRESS_LOCK = "protocole:in-progress";

/**
 * How long to wait after the last one has ended. Chromium abandons an activation of a worker during which a
 * request is made, and retries half a minute later.
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

/** Marks something as in progress in this tab. @returns ends it */
export function beginProgress(): () => void {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks each tab knows of its own only.
  navigator.locks?.request(IN_PROGRESS_LOCK, { mode: "shared" }, () => ended).catch(() => {});
  here.set(here.get() + 1);
  return () => {
    release();
    here.set(here.get() - 1);
  };
}

/** Empty where the browser has no locks, or refuses them. */
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
    // Granted when the present holders have ended; another may have begun behind them.
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

/**
 * What a new release must not interrupt: a run, an unsent form. Each holds a lock that all tabs of the
 * site see, and that the browser takes back when a tab is gone.
 */
export const IN_PROGRESS_LOCK = "protocole:in-progress";

let here = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  here += by;
  for (const listener of listeners) listener();
}

/** Whether something is in progress in this tab. */
export const inProgressHere = {
  get: () => here > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Says that something is in progress in this tab. @returns says that it has ended */
export function beginProgress(): () => void {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks the other tabs do not know, and each still keeps its own page.
  navigator.locks?.request(IN_PROGRESS_LOCK, { mode: "shared" }, () => ended).catch(() => {});
  change(1);
  return () => {
    release();
    change(-1);
  };
}

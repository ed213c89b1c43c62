/**
 * What the frame knows of a client-side navigation under way. `instrumentation-client.ts` hears of
 * the start from Next's router; the frame says when the new page is in the document.
 */
export type NavigationState = { status: "idle" | "pending" | "failed"; target: string | null };

const IDLE: NavigationState = { status: "idle", target: null };

let state = IDLE;
const listeners = new Set<() => void>();

function change(next: NavigationState) {
  state = next;
  for (const listener of listeners) listener();
}

export const navigation = {
  get: () => state,
  /** Where every page starts, on the server too. */
  getInitial: () => IDLE,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  start: (target: string) => change({ status: "pending", target }),
  /** The new page is in the document; also clears an earlier failure. */
  finish: () => change(IDLE),
  fail: () => change({ status: "failed", target: state.target }),
};

/** Whether going to `target` (an address or path) leaves the page that shows `current`. */
export function isOtherPage(target: string, current: URL | Location): boolean {
  const to = new URL(target, current.href);
  return to.pathname !== current.pathname || to.search !== current.search;
}

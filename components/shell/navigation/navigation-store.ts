import { createStore } from "@/lib/store";

/**
 * The current client-side navigation, if there is one. A failed navigation remains stored with its target until the
 * next navigation begins or ends.
 */
export type NavigationState = { status: "idle" | "pending" | "failed"; target: string | null };

/** The longest time for a route change, ms. After this time, the browser loads the exported page in full instead. */
const LIMIT_MS = 12_000;

const IDLE: NavigationState = { status: "idle", target: null };

const state = createStore(IDLE);
let limit: ReturnType<typeof setTimeout> | undefined;

function enter(next: NavigationState) {
  clearTimeout(limit);
  state.set(next);
}

export const navigation = {
  get: state.get,
  getInitial: state.getInitial,
  subscribe: state.subscribe,
  /** Starts a navigation; Next's router calls this function (instrumentation-client.ts). */
  start(target: string) {
    enter({ status: "pending", target });
    limit = setTimeout(() => location.assign(target), LIMIT_MS);
  },
  /** Records that the new page is in the DOM; also clears an earlier failure. */
  finish: () => enter(IDLE),
  fail: () => enter({ status: "failed", target: state.get().target }),
};

/**
 * Returns whether navigating to `target` (a URL or path) leaves the page at `current`. If only the hash changes, the
 * visitor does not leave the page.
 */
export function isOtherPage(target: string, current: URL | Location): boolean {
  const to = new URL(target, current.href);
  return to.pathname !== current.pathname || to.search !== current.search;
}

import { createStore } from "@/lib/store";

/** The current client-side navigation, if any. A failed one keeps its target until the next begins or ends. */
export type NavigationState = { status: "idle" | "pending" | "failed"; target: string | null };

/** A route change that takes longer is replaced by a document load of the exported page. */
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
  /** Called by Next's router (instrumentation-client.ts). */
  start(target: string) {
    enter({ status: "pending", target });
    limit = setTimeout(() => location.assign(target), LIMIT_MS);
  },
  /** The new page is in the document; also clears an earlier failure. */
  finish: () => enter(IDLE),
  fail: () => enter({ status: "failed", target: state.get().target }),
};

/** Whether navigating to `target` (a URL or path) leaves the page at `current`; a change of hash does not. */
export function isOtherPage(target: string, current: URL | Location): boolean {
  const to = new URL(target, current.href);
  return to.pathname !== current.pathname || to.search !== current.search;
}

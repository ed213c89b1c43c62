import { createStore } from "@/lib/store";

/**
 * What the frame knows of a client-side navigation under way. `instrumentation-client.ts` hears of
 * the start from Next's router; the frame says when the new page is in the document.
 */
export type NavigationState = { status: "idle" | "pending" | "failed"; target: string | null };

const IDLE: NavigationState = { status: "idle", target: null };

const state = createStore(IDLE);

export const navigation = {
  get: state.get,
  getInitial: state.getInitial,
  subscribe: state.subscribe,
  start: (target: string) => state.set({ status: "pending", target }),
  /** The new page is in the document; also clears an earlier failure. */
  finish: () => state.set(IDLE),
  fail: () => state.set({ status: "failed", target: state.get().target }),
};

/** Whether going to `target` (an address or path) leaves the page that shows `current`. */
export function isOtherPage(target: string, current: URL | Location): boolean {
  const to = new URL(target, current.href);
  return to.pathname !== current.pathname || to.search !== current.search;
}

"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { afterPaint } from "@/lib/after-paint";

/** The query that the list displays: null in the pre-rendered page. */
type Followed = {
  query: string | null;
  /**
   * Whether it comes from a control, which has already been painted in its new state, and not from the history or a
   * link.
   */
  isAnswer: boolean;
};

/**
 * Returns the query of the address as state, with a function that changes it without a navigation: Next's patched
 * `history` methods adopt the new address, so there is no loading bar, no transition and no scrolling, and the history
 * buttons restore earlier states.
 *
 * The state does not come from `useSearchParams`, which would remove the component from the pre-rendered page and lag
 * behind fast typing.
 *
 * A control responds through `query` at once. The address and everything that depends on it follow once the response
 * has been painted. The history and links change everything at once, so that the page has its previous height when the
 * browser restores the scroll position.
 * @returns `query` without “?”, null in the pre-rendered page; `followed`, the query for the list; a ref with the
 * newest query, which may not be displayed yet; and `write`, which changes the query
 */
export function useAddressQuery() {
  const [query, setQuery] = useState<string | null>(null);
  const [followed, setFollowed] = useState<Followed>({ query: null, isAnswer: false });
  const newest = useRef<string | null>(null);
  /** Functions that cancel pending choices; two choices may occur within one frame. */
  const pending = useRef(new Set<() => void>());

  useLayoutEffect(() => {
    const { current: waiting } = pending;
    const forgetAll = () => {
      for (const forget of waiting) forget();
      waiting.clear();
    };
    const read = () => {
      forgetAll();
      newest.current = location.search.slice(1);
      setQuery(newest.current);
      setFollowed({ query: newest.current, isAnswer: false });
    };
    read();
    window.addEventListener("popstate", read);
    // The visitor followed a link to this same page, with another query or none.
    const unsubscribe = navigation.subscribe(() => {
      if (navigation.get().status === "idle") read();
    });
    return () => {
      forgetAll();
      window.removeEventListener("popstate", read);
      unsubscribe();
    };
  }, []);

  /** `push` adds an entry to the history, `replace` changes the current one. */
  const write = useCallback((next: string, mode: "push" | "replace") => {
    if (next === newest.current) return;
    newest.current = next;
    setQuery(next);
    const forget = afterPaint(() => {
      pending.current.delete(forget);
      // Called first, because the browser stores the scroll position in the entry that is left.
      window.history[`${mode}State`](null, "", addressWith(next));
      setFollowed({ query: next, isAnswer: true });
    });
    pending.current.add(forget);
  }, []);
  return { query, followed, newest, write };
}

/** Returns the address of this page with another query. */
function addressWith(query: string): string {
  return location.pathname + (query && `?${query}`);
}

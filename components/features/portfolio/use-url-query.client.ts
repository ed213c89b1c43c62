"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { afterPaint } from "@/lib/after-paint";

/** The query that the list displays; null in the pre-rendered page. */
type Followed = {
  query: string | null;
  /**
   * Whether a control has set the query, and not the history or a link. The browser has already painted the new state
   * of such a control.
   */
  isAnswer: boolean;
};

/**
 * Returns the query of the URL as React state, with a function that changes the query without a navigation. Next's
 * patched `history` methods accept the new URL. Therefore the page displays no loading bar and no transition and does
 * not scroll, and the history buttons restore earlier states.
 *
 * The state does not come from `useSearchParams`, which would remove the component from the pre-rendered page and would
 * change too late during fast typing.
 *
 * A control responds to `query` at once. The URL, and everything that depends on the URL, change after the browser has
 * painted the response. After a change by the history or a link, everything changes at once, because the page must have
 * its previous height when the browser restores the scroll position.
 * @returns `query` without “?”, null in the pre-rendered page; `followed`, the query for the list; a ref with the
 *   newest query, which may not be displayed yet; and `write`, which changes the query
 */
export function useAddressQuery() {
  const [query, setQuery] = useState<string | null>(null);
  const [followed, setFollowed] = useState<Followed>({ query: null, isAnswer: false });
  const newest = useRef<string | null>(null);
  /** Functions that cancel pending changes; two changes may occur within one frame. */
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
    // The query also changes if the visitor follows a link to this page with another query or without a query.
    const unsubscribe = navigation.subscribe(() => {
      if (navigation.get().status === "idle") read();
    });
    return () => {
      forgetAll();
      window.removeEventListener("popstate", read);
      unsubscribe();
    };
  }, []);

  /** Writes a query. `push` adds an entry to the history, and `replace` changes the current entry. */
  const write = useCallback((next: string, mode: "push" | "replace") => {
    if (next === newest.current) return;
    newest.current = next;
    setQuery(next);
    const forget = afterPaint(() => {
      pending.current.delete(forget);
      // The URL changes before the list, because the browser stores the scroll position in the history entry that the
      // visitor leaves.
      window.history[`${mode}State`](null, "", addressWith(next));
      setFollowed({ query: next, isAnswer: true });
    });
    pending.current.add(forget);
  }, []);
  return { query, followed, newest, write };
}

/** Returns the URL of this page with another query. */
function addressWith(query: string): string {
  return location.pathname + (query && `?${query}`);
}

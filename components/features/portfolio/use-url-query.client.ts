"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { afterPaint } from "@/lib/after-paint";

/** What a part of the page has worked out: null in the pre-rendered page. */
type Followed = {
  query: string | null;
  /** Whether it came by a control, which has been seen to answer, and not by the history or a link. */
  isAnswer: boolean;
};

/**
 * The query of the address as the state of a part of the page, with a way to change it that is no
 * navigation: Next takes over what its patched `history` methods are given, so there is no loading
 * bar, no transition and no scrolling, and the history buttons bring the states back.
 *
 * It is kept as state and not read from `useSearchParams`, which would take the part out of the
 * pre-rendered page and lag behind fast typing.
 *
 * A control answers with `query` at once. The address and what depends on it follow once that answer has
 * been painted. The history and links change all at once, so that the browser finds the page as high as
 * it was when it scrolls back.
 * @returns the query without “?”, null in the pre-rendered page; the one to follow; a reference to the
 *   newest query, which may not be shown yet; and what changes it
 */
export function useAddressQuery() {
  const [query, setQuery] = useState<string | null>(null);
  const [followed, setFollowed] = useState<Followed>({ query: null, isAnswer: false });
  const newest = useRef<string | null>(null);
  /** What takes back the choices that have not been followed yet; two may come within one frame. */
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
    // A link to this same page, with another query or none.
    const unsubscribe = navigation.subscribe(() => {
      if (navigation.get().status === "idle") read();
    });
    return () => {
      forgetAll();
      window.removeEventListener("popstate", read);
      unsubscribe();
    };
  }, []);

  /** `push` makes an entry in the history, `replace` changes the one that is shown. */
  const write = useCallback((next: string, mode: "push" | "replace") => {
    if (next === newest.current) return;
    newest.current = next;
    setQuery(next);
    const forget = afterPaint(() => {
      pending.current.delete(forget);
      // First, because the entry that is left keeps where the page is scrolled to.
      window.history[`${mode}State`](null, "", addressWith(next));
      setFollowed({ query: next, isAnswer: true });
    });
    pending.current.add(forget);
  }, []);
  return { query, followed, newest, write };
}

/** The address of this page with another query. */
function addressWith(query: string): string {
  return location.pathname + (query && `?${query}`);
}

"use client";

import { useLayoutEffect, useState } from "react";
import { navigation } from "@/lib/navigation";

/**
 * The query of the address as the state of a part of the page, with a way to change it that is no
 * navigation: Next takes over what its patched `history` methods are given, so there is no loading
 * bar, no transition and no scrolling, and the history buttons bring the states back.
 *
 * It is kept as state and not read from `useSearchParams`, which would take the part out of the
 * pre-rendered page and lag behind fast typing.
 * @returns the query without “?”, null in the pre-rendered page; and what changes it
 */
export function useAddressQuery() {
  const [query, setQuery] = useState<string | null>(null);

  useLayoutEffect(() => {
    const read = () => setQuery(location.search.slice(1));
    read();
    window.addEventListener("popstate", read);
    // A link to this same page, with another query or none.
    const unsubscribe = navigation.subscribe(() => {
      if (navigation.get().status === "idle") read();
    });
    return () => {
      window.removeEventListener("popstate", read);
      unsubscribe();
    };
  }, []);

  /** `push` makes an entry in the history, `replace` changes the one that is shown. */
  const write = (next: string, mode: "push" | "replace") => {
    if (next === query) return;
    setQuery(next);
    window.history[`${mode}State`](null, "", addressWith(next));
  };
  return [query, write] as const;
}

/** The address of this page with another query. */
function addressWith(query: string): string {
  return location.pathname + (query && `?${query}`);
}

"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { withoutBase } from "@/lib/base-path";
import { mayPrefetch } from "@/lib/connection";
import { clientRoute } from "./client-route";
import { isPlainClick } from "./plain-click";

const INTENT_EVENTS = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Follows links to other pages of the site without a full load, and prefetches a page just before its link is used. The
 * links are ordinary `<a>` elements. One listener handles all of them.
 */
export function useClientNavigation() {
  const router = useRouter();
  const shown = usePathname();

  // This is a layout effect, so that an immediate press of the back button already finds this listener.
  useLayoutEffect(() => {
    // The browser creates a history entry without state for a hash, and Next ignores such entries.
    const followHashEntry = ({ state }: PopStateEvent) => {
      if (state === null && withoutBase(location.pathname) !== shown) router.replace(location.href);
    };
    addEventListener("popstate", followHashEntry);
    return () => removeEventListener("popstate", followHashEntry);
  }, [router, shown]);

  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const route = isPlainClick(click) && clientRoute(click.target, location);
      if (!route) return;
      click.preventDefault();
      router.push(route);
    };
    const prefetch = ({ target }: Event) => {
      const route = mayPrefetch() && clientRoute(target, location);
      if (route) router.prefetch(route);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    for (const event of INTENT_EVENTS)
      document.addEventListener(event, prefetch, { passive: true, signal });
    return () => listening.abort();
  }, [router]);
}

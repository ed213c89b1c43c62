"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { withoutBase } from "@/lib/base-path";
import { mayPrefetch } from "@/lib/connection";
import { clientRoute, isPlainClick } from "./client-route";

/** What a visitor does before following a link: it is pointed at, pressed or focused. */
const SIGNS_OF_INTENT = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Follows the links to the other pages of the site without a new document, and fetches a page when
 * its link is about to be used. One listener does it for all links of the document, which are plain ones.
 * A step in the history to a place of another page leads there, too.
 */
export function ClientNavigation() {
  const router = useRouter();
  const shown = usePathname();

  // Before the new page is painted: who goes back as soon as it is there is led by it already.
  useLayoutEffect(() => {
    // Next does not go back to the entries that the browser makes for places of a page (`#…`).
    const goToPlace = ({ state }: PopStateEvent) => {
      if (state === null && withoutBase(location.pathname) !== shown) router.replace(location.href);
    };
    addEventListener("popstate", goToPlace);
    return () => removeEventListener("popstate", goToPlace);
  }, [router, shown]);

  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const address = isPlainClick(click) && clientRoute(click.target, location);
      if (!address) return;
      click.preventDefault();
      router.push(address);
    };
    const prefetch = ({ target }: Event) => {
      const address = mayPrefetch() && clientRoute(target, location);
      if (address) router.prefetch(address);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    for (const sign of SIGNS_OF_INTENT)
      document.addEventListener(sign, prefetch, { passive: true, signal });
    return () => listening.abort();
  }, [router]);

  return null;
}

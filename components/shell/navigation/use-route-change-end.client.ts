"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { isOtherPage, navigation } from "./navigation-store";

/** Ends the navigation once the new page is in the DOM, and moves the focus to the title of the new page. */
export function useRouteChangeEnd() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const path = `${pathname}?${query}`;
    const isFirstPage = shown.current === null;
    const isNewPage = shown.current?.split("?")[0] !== pathname;
    const isUnchanged = shown.current === path;
    shown.current = path;
    if (isUnchanged) return;
    const { status, target } = navigation.get();
    // A visitor may follow a link on the first page before this component is hydrated, because this component is
    // hydrated late.
    const isLeaving = isFirstPage && target !== null && isOtherPage(target, location);
    // If the new page is an error page, it has already reported `failed` at this time.
    if (status === "pending" && !isLeaving) navigation.finish();
    if (!isFirstPage && isNewPage && !location.hash)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, query]);
}

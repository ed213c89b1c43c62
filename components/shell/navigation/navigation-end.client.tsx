"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { isOtherPage, navigation } from "./navigation-store";

/** The end of a navigation: it is no longer under way, and the focus is on the title of the new page. */
export function NavigationEnd() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const address = `${pathname}?${query}`;
    const isFirstPage = shown.current === null;
    const isNewPage = shown.current?.split("?")[0] !== pathname;
    const isSame = shown.current === address;
    shown.current = address;
    if (isSame) return;
    const { status, target } = navigation.get();
    // The first page can be alive, and a link of it followed, before this part of it is.
    const isLeft = isFirstPage && target !== null && isOtherPage(target, location);
    // A page that arrives with an error has said so by now.
    if (status === "pending" && !isLeft) navigation.finish();
    if (!isFirstPage && isNewPage && !location.hash)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, query]);

  return null;
}

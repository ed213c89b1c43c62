"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { reloadForLostChunk } from "@/components/errors/reload-for-lost-chunk.client";
import { failedChunk } from "@/lib/chunk-failure";
import { navigation } from "@/lib/navigation";

/** A route change that has not ended by then is left to the browser, which shows the exported page. */
const NAVIGATION_LIMIT_MS = 12_000;

/** What happens around every page: the end of a navigation, focus, lost scripts. */
export function PageEffects() {
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
    // A page that arrives with an error has said so by now.
    if (navigation.get().status === "pending") navigation.finish();
    if (!isFirstPage && isNewPage && !location.hash)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, query]);

  // A script that a page shown here waits for goes to its error page. What is heard of here is wanted
  // by the page that is being gone to, or by none: fetched ahead, and not worth a reload.
  useEffect(() => {
    const reloadFor = (failure: unknown) => {
      const lost = failedChunk(failure);
      if (lost && navigation.get().status === "pending") reloadForLostChunk(lost);
    };
    const onError = (event: ErrorEvent) => reloadFor(event.error);
    const onRejection = (event: PromiseRejectionEvent) => reloadFor(event.reason);
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, []);

  useEffect(() => {
    let timer: number | undefined;
    const watch = () => {
      window.clearTimeout(timer);
      const { status, target } = navigation.get();
      if (status !== "pending" || target === null) return;
      timer = window.setTimeout(() => location.assign(target), NAVIGATION_LIMIT_MS);
    };
    const unsubscribe = navigation.subscribe(watch);
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, []);

  return null;
}

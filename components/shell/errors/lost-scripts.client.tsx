"use client";

import { useEffect } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { failedChunk } from "./chunk-failure";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";

/** React rejects with the `error` event of a style sheet's link. */
const isLostStyle = (reason: unknown) =>
  reason instanceof Event && reason.target instanceof HTMLLinkElement;

/**
 * Reloads when the page being navigated to loses a chunk. A chunk that the shown page waits for goes to its
 * error page, and a lost prefetch is not worth a reload. A page whose styles are lost is shown without them;
 * React reports that by a rejection that nothing can catch.
 */
export function LostScripts() {
  useEffect(() => {
    const reloadFor = (failure: unknown) => {
      const lost = failedChunk(failure);
      if (lost && navigation.get().status === "pending") reloadForLostChunk(lost);
    };
    const onError = (event: ErrorEvent) => reloadFor(event.error);
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isLostStyle(event.reason)) event.preventDefault();
      else reloadFor(event.reason);
    };
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, []);

  return null;
}

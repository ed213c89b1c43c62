"use client";

import { useEffect } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { failedChunk } from "./chunk-failure";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";

/** Returns whether React has rejected with the `error` event of a style sheet's link. */
const isLostStyle = (reason: unknown) =>
  reason instanceof Event && reason.target instanceof HTMLLinkElement;

/**
 * Reloads when the target page of a navigation loses a chunk. The function does not reload in three other cases. If the
 * displayed page waits for the chunk, the error page handles the loss. A lost prefetch does not justify a reload. If
 * the styles of a page are lost, the page is displayed without them, and React reports the loss by a rejection that no
 * code can catch.
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

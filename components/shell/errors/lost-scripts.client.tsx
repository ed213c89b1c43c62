"use client";

import { useEffect } from "react";
import { navigation } from "@/components/shell/navigation/navigation-store";
import { failedChunk } from "./chunk-failure";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";

/** Is this how React says that a style sheet did not arrive? */
const isLostStyle = (reason: unknown) =>
  reason instanceof Event && reason.target instanceof HTMLLinkElement;

/**
 * Reloads where the script of a page that is being gone to does not arrive. What a page waits for that is
 * shown goes to its error page; what nobody waits for was fetched ahead, and is not worth a reload. A page
 * whose styles do not arrive is shown without them: React says so by a rejection that nobody can catch.
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

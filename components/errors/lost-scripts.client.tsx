"use client";

import { useEffect } from "react";
import { failedChunk } from "@/lib/chunk-failure";
import { navigation } from "@/lib/navigation";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";

/**
 * Reloads where the script of a page that is being gone to does not arrive. What a page waits for that is
 * shown goes to its error page; what nobody waits for was fetched ahead, and is not worth a reload.
 */
export function LostScripts() {
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

  return null;
}

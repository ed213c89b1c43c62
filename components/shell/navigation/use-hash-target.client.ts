"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenElementAppears } from "./late-element";

/** Scrolls to the URL's hash target when it arrives late; one that is there is left to the browser and Next. */
export function useHashTarget() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have a hash of its own
  useEffect(() => {
    let stopWaiting = awaitHashTarget();
    const onHashChange = () => {
      stopWaiting();
      stopWaiting = awaitHashTarget();
    };
    addEventListener("hashchange", onHashChange);
    return () => {
      stopWaiting();
      removeEventListener("hashchange", onHashChange);
    };
  }, [pathname]);
}

/** @returns stops waiting */
function awaitHashTarget(): () => void {
  const id = decoded(location.hash.slice(1));
  if (id === "") return () => {};
  return whenElementAppears(id, (target) => target.scrollIntoView());
}

/** A malformed encoding names no element. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}

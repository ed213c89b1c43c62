"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenElementAppears } from "./late-element";

/**
 * Scrolls to the element that the URL's hash names if this element is inserted late. The hook does nothing if the
 * element already exists, because Next and the browser scroll to it.
 */
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

/** Waits for the element that the hash of the current URL names. @returns a function that stops waiting */
function awaitHashTarget(): () => void {
  const id = decoded(location.hash.slice(1));
  if (id === "") return () => {};
  return whenElementAppears(
    () => document.getElementById(id),
    (target) => target.scrollIntoView(),
  );
}

/** Returns the decoded hash. A hash with a malformed encoding cannot match an element. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}

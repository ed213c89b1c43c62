"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenElementAppears } from "./late-element";

/**
 * Scrolls to the address's hash target, also when it arrives late. It reads no query, so that it is
 * hydrated with the page: a part behind a Suspense boundary would begin to watch some time later.
 */
export function HashTarget() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have a hash to go to
  useEffect(() => {
    let stopWaiting = goToHash();
    const onHashChange = () => {
      stopWaiting();
      stopWaiting = goToHash();
    };
    window.addEventListener("hashchange", onHashChange);
    return () => {
      stopWaiting();
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [pathname]);

  return null;
}

/** @returns stops waiting for the target */
function goToHash(): () => void {
  const id = decoded(location.hash.slice(1));
  if (id === "") return () => {};
  return whenElementAppears(id, (target) => target.scrollIntoView());
}

/** Anyone may write a hash that is no valid encoding; it names no element then. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}

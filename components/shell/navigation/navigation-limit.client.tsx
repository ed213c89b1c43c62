"use client";

import { useEffect } from "react";
import { navigation } from "./navigation-store";

/** A route change that has not ended by then is left to the browser, which shows the exported page. */
const LIMIT_MS = 12_000;

/** Gives up a navigation that takes too long, and loads the page instead. */
export function NavigationLimit() {
  useEffect(() => {
    let timer: number | undefined;
    const watch = () => {
      window.clearTimeout(timer);
      const { status, target } = navigation.get();
      if (status !== "pending" || target === null) return;
      timer = window.setTimeout(() => location.assign(target), LIMIT_MS);
    };
    const unsubscribe = navigation.subscribe(watch);
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, []);

  return null;
}

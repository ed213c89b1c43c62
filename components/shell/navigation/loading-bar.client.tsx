"use client";

import { useTopLoader } from "nextjs-toploader";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { navigation } from "./navigation-store";
import "./loading-bar.css";

/** docs/specification.md, "Business constants and limits". */
const START_DELAY_MS = 200;
const HIDE_DELAY_MS = 500;

/**
 * The loading indicator of a route change: 0 to 100 percent in 5000 ms (loading-bar.css), full and
 * gone 500 ms after the end, full and in the error colour when the page could not be loaded.
 */
export function LoadingBar() {
  const { setProgress, remove } = useTopLoader();
  const { status, target } = useSyncExternalStore(
    navigation.subscribe,
    navigation.get,
    navigation.getInitial,
  );

  // With the commit, so that the delay is counted from the click. Later effects wait for an idle moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target starts the bar anew
  useLayoutEffect(() => {
    const root = document.documentElement;
    const isShown = () => document.getElementById("nprogress") !== null;
    let timer: number | undefined;
    if (status === "pending") {
      remove();
      delete root.dataset.loading;
      timer = window.setTimeout(() => {
        setProgress(0);
        // The next frame, so that the transition has a start to run from.
        requestAnimationFrame(() => {
          if (navigation.get().status === "pending") root.dataset.loading = "filling";
        });
      }, START_DELAY_MS);
    } else if (status === "failed") {
      if (!isShown()) setProgress(0);
      root.dataset.loading = "failed";
    } else if (isShown()) {
      root.dataset.loading = "done";
      // NProgress's own end would go on under the next navigation and take its bar away.
      timer = window.setTimeout(remove, HIDE_DELAY_MS);
    }
    return () => window.clearTimeout(timer);
  }, [status, target]);

  return null;
}

"use client";

import { useTopLoader } from "nextjs-toploader";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { navigation } from "./navigation-store";
import "./loading-bar.css";

/** The delay before the bar appears, ms (docs/specification.md, "Business constants and limits"). */
const START_DELAY_MS = 200;
const HIDE_DELAY_MS = 500;

/**
 * Displays a route change as a bar. The bar grows from 0 to 100 percent in 5000 ms (loading-bar.css). When the route
 * change ends, the bar is full, and it is removed 500 ms later. After a failure, the bar is full and has the error
 * colour.
 */
export function useLoadingBar() {
  const { setProgress, remove } = useTopLoader();
  const { status, target } = useSyncExternalStore(
    navigation.subscribe,
    navigation.get,
    navigation.getInitial,
  );

  // This is a layout effect, so that the delay starts with the click. Passive effects would wait for an idle moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target restarts the bar
  useLayoutEffect(() => {
    const root = document.documentElement;
    const isShown = () => document.getElementById("nprogress") !== null;
    let timer: number | undefined;
    if (status === "pending") {
      remove();
      delete root.dataset.loading;
      timer = window.setTimeout(() => {
        setProgress(0);
        // The change follows one frame later, so that the CSS transition has a start value.
        requestAnimationFrame(() => {
          if (navigation.get().status === "pending") root.dataset.loading = "filling";
        });
      }, START_DELAY_MS);
    } else if (status === "failed") {
      if (!isShown()) setProgress(0);
      root.dataset.loading = "failed";
    } else if (isShown()) {
      root.dataset.loading = "done";
      // The code does not wait for NProgress to remove the bar. NProgress would remove it later, and could then remove
      // the bar of the next navigation.
      timer = window.setTimeout(remove, HIDE_DELAY_MS);
    }
    return () => window.clearTimeout(timer);
  }, [status, target]);
}

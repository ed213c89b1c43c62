"use client";

import { usePathname } from "next/navigation";
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import styles from "./deferred-content.module.css";
import { hasLeftPage, heightOf } from "./page-height";

/**
 * The content below a page's title. After a client-side navigation, the content renders two frames after the title, so
 * that the browser paints the title before it lays out the content. Until then, the component reserves the height that
 * the page had when the visitor left it, because the browser restores the scroll position; for a new page it reserves
 * one screen.
 */
export function DeferredContent({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(() => !hasLeftPage());
  const height = heightOf(usePathname());

  useLayoutEffect(() => {
    if (!isShown) reserveHeight(height);
  }, [isShown, height]);
  useEffect(() => {
    // The title may not be painted before the next frame, but by the second frame it has been painted.
    if (!isShown) return afterTwoFrames(() => startTransition(() => setShown(true)));
    if (height) return afterTwoFrames(() => reserveHeight(undefined));
  }, [isShown, height]);
  useLayoutEffect(() => () => reserveHeight(undefined), []);

  if (isShown) return children;
  // The key differs from the keys of the content, so that React does not reuse this element as the first element of the
  // content.
  return !height && <div key="room" className={styles.room} />;
}

/**
 * Sets a minimum height in px on `<main>` and disables scroll anchoring, or reverses both. WebKit and Firefox lay out a
 * query container before the styles inside it apply. Without the minimum height, the page would be too short for a
 * moment. The restored scroll position would be beyond the end of the page, or anchored to an element that moves.
 */
function reserveHeight(height: number | undefined) {
  const main = document.querySelector("main");
  if (!main) return;
  main.style.minBlockSize = height ? `${height}px` : "";
  document.documentElement.style.overflowAnchor = height ? "none" : "";
}

/** Calls a function in the second frame from now. @returns a function that cancels the call */
function afterTwoFrames(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

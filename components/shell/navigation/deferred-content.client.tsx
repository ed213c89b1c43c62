"use client";

import { usePathname } from "next/navigation";
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import styles from "./deferred-content.module.css";
import { hasLeftPage, heightOf } from "./page-height";

/**
 * What stands below the title of a page. On a client-side navigation it follows the title by a frame, so
 * that the title is on the screen before the rest is laid out. Until then its room is kept: as much as the
 * page had when it was left, so that a step in the history finds the place, or else a screen.
 */
export function DeferredContent({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(() => !hasLeftPage());
  const height = heightOf(usePathname());

  useLayoutEffect(() => {
    if (!isShown) holdPlace(height);
  }, [isShown, height]);
  useEffect(() => {
    // The first frame may be the one that paints what has changed; at the second one it has been painted.
    if (!isShown) return afterTwoFrames(() => startTransition(() => setShown(true)));
    if (height) return afterTwoFrames(() => holdPlace(undefined));
  }, [isShown, height]);
  useLayoutEffect(() => () => holdPlace(undefined), []);

  if (isShown) return children;
  // With a key, or React takes it for the first element of the rest.
  return !height && <div key="room" className={styles.room} />;
}

/**
 * Has the main part be this high, in px, and nothing scroll by itself, until it is let go. WebKit and Firefox
 * lay a query container out before they know the styles inside: the place would be beyond the end of a page
 * that is too low for a moment, or follow what moves in it.
 */
function holdPlace(height: number | undefined) {
  const main = document.querySelector("main");
  if (!main) return;
  main.style.minBlockSize = height ? `${height}px` : "";
  document.documentElement.style.overflowAnchor = height ? "none" : "";
}

/** Calls back in the second frame from now. @returns forgets it */
function afterTwoFrames(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

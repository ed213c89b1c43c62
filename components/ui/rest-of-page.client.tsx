"use client";

import { startTransition, useEffect, useState } from "react";
import { navigation } from "@/lib/navigation";
import styles from "./rest-of-page.module.css";

/**
 * What stands below the title of a page. After a link it follows the title by a frame, so that the title
 * is on the screen before the rest is laid out; until then the footer stays below the screen. A step in
 * the history shows the page whole, because the browser goes to the place where the visitor was.
 */
export function RestOfPage({ children }: { children: React.ReactNode }) {
  // A step in the history is never pending: the browser has taken it before the site hears of it.
  const [isShown, setShown] = useState(() => navigation.get().status !== "pending");

  useEffect(() => {
    if (isShown) return;
    // The first frame may be the one that paints the title; at the second one it has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  return isShown ? children : <div className={styles.room} />;
}

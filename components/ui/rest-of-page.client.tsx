"use client";

import { usePathname } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { hasLeftPage, heightOf } from "@/lib/page-height";
import styles from "./rest-of-page.module.css";

/**
 * What stands below the title of a page. On a client-side navigation it follows the title by a frame, so
 * that the title is on the screen before the rest is laid out. Until then its room is kept: as much as the
 * page had when it was left, so that a step in the history finds the place, or else a screen.
 */
export function RestOfPage({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(() => !hasLeftPage());
  const height = heightOf(usePathname());

  useEffect(() => {
    if (isShown) return;
    // The first frame may be the one that paints the title; at the second one it has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  if (isShown) return children;
  const keepRoom = (room: HTMLElement | null) => {
    if (!room) return;
    if (height) room.style.minBlockSize = `${height}px`;
    // React may make it the first element of the rest. WebKit needs the room until that has been laid out.
    return () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          room.style.minBlockSize = "";
        }),
      );
    };
  };
  return <div ref={keepRoom} className={styles.room} />;
}

"use client";

import { lazyPart } from "@/components/ui/lazy-part.client";
import styles from "./app-card-parts.module.css";

/** Before its code is there, and without scripts, the popover is an ordinary disclosure. */
export const DetailsPopover = lazyPart(
  () => import("./details-popover.client").then(({ DetailsPopover }) => DetailsPopover),
  ({ label, children }) => (
    <details>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  ),
);

/** Copying needs scripts: until they are there, only the place is kept. */
export const CopyLink = lazyPart(
  () => import("./copy-link.client").then(({ CopyLink }) => CopyLink),
  () => <span className={styles.place} />,
);

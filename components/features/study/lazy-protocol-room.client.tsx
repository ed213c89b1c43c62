"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { ProtocolRoom } from "./protocol-room.client";
import styles from "./study-room.module.css";

type Props = Parameters<typeof ProtocolRoom>[0];

/** Loads the study of the address, with the code that reads its document. */
export const LazyProtocolRoom = lazyOnMount<Props>(
  () => import("./protocol-room.client").then(({ ProtocolRoom }) => ProtocolRoom),
  ({ words }) => (
    <p role="status" className={styles.room}>
      {words.run.loading}
    </p>
  ),
);

"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { KeptResultRoom } from "./kept-result-room.client";
import styles from "./study-room.module.css";

/**
 * A result that the visitor opens again. The code that reads the device and draws results loads when the result is
 * displayed.
 */
export const LazyKeptResult = lazyOnMount<Parameters<typeof KeptResultRoom>[0]>(
  () => import("./kept-result-room.client").then(({ KeptResultRoom }) => KeptResultRoom),
  () => <div className={styles.waiting} />,
);

"use client";

import { useSyncExternalStore } from "react";
import { isOnline, onConnectivity } from "@/lib/connection";
import styles from "./connection-state.module.css";

/** Says whether the browser is online; a change is announced. */
export function ConnectionState({ online, offline }: { online: string; offline: string }) {
  const isConnected = useSyncExternalStore(onConnectivity, isOnline, () => true);
  return (
    <p className={styles.state} role="status" data-online={isConnected}>
      {isConnected ? online : offline}
    </p>
  );
}

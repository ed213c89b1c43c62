"use client";

import { useSyncExternalStore } from "react";
import { offlineReady } from "@/components/shell/offline/offline-ready";
import type { SiteWords } from "@/content/site-words";
import { isOnline, onConnectivity } from "@/lib/connection";
import styles from "./connection-state.module.css";

/** Displays whether the browser is online and which pages work offline. Screen readers announce each change. */
export function ConnectionState({ words }: { words: SiteWords["connection"] }) {
  const isConnected = useSyncExternalStore(onConnectivity, isOnline, () => true);
  const kept = useSyncExternalStore(
    offlineReady.subscribe,
    offlineReady.get,
    offlineReady.getInitial,
  );
  const offline = kept === "all" ? words.offlineKept : words.offline;
  return (
    <p className={styles.state} data-online={isConnected}>
      <span>
        <span role="status">{isConnected ? words.online : offline}</span>
        {isConnected && kept === "all" && ` · ${words.kept}`}
        {isConnected && kept === "no-room" && ` · ${words.noRoom}`}
      </span>
    </p>
  );
}

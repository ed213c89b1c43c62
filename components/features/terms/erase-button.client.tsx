"use client";

import { useState } from "react";
import { RELOADED_CHUNKS_KEY } from "@/components/shell/errors/chunk-failure";
import { offlineReady } from "@/components/shell/offline/offline-ready";
import { CACHE_NAME, type PageMessage } from "@/components/shell/offline/precache-manifest";
import { ActionButton } from "@/components/ui/action-button";
import { erasePreferences } from "@/components/ui/preferences.client";
import { serviceWorkers } from "@/lib/device/service-workers";
import styles from "./erase-button.module.css";

/** Erases all that the site keeps on the device (components/features/terms/stored-data.ts) and says what happened. */
export function EraseButton({ words }: { words: Record<"erase" | "erased" | "refused", string> }) {
  const [outcome, setOutcome] = useState("");
  const erase = async () => {
    erasePreferences();
    const isErased = [
      forgetReloads(),
      await eraseRuns(),
      await eraseMessages(),
      await forgetFiles(),
    ].every(Boolean);
    setOutcome(isErased ? words.erased : words.refused);
  };
  return (
    <div className={styles.erase}>
      <ActionButton onClick={erase}>{words.erase}</ActionButton>
      <p role="status">{outcome}</p>
    </div>
  );
}

function forgetReloads(): boolean {
  try {
    sessionStorage.removeItem(RELOADED_CHUNKS_KEY);
    return true;
  } catch {
    return false;
  }
}

async function eraseRuns(): Promise<boolean> {
  try {
    // Only this button needs them on the terms page.
    const [
      { eraseAllSessions },
      { eraseAllParticipations },
      { eraseRecords },
      { eraseEditorDrafts },
    ] = await Promise.all([
      import("@/experiments/engine/session-store.client"),
      import("@/experiments/protocol/participation-store.client"),
      import("@/experiments/engine/record-outbox.client"),
      import("@/experiments/protocol/editor-database"),
    ]);
    const erased = await Promise.all([
      eraseAllSessions(),
      eraseAllParticipations(),
      eraseRecords(),
      eraseEditorDrafts(),
    ]);
    return erased.every(Boolean);
  } catch {
    return false;
  }
}

async function eraseMessages(): Promise<boolean> {
  try {
    const { eraseContact } = await import("@/components/shell/outbox/outbox");
    return await eraseContact();
  } catch {
    return false;
  }
}

async function forgetFiles(): Promise<boolean> {
  // A browser without such caches has kept none.
  if (!("caches" in window)) return true;
  try {
    // The worker may just be keeping something.
    serviceWorkers()?.controller?.postMessage({ type: "CLEAR_CACHE" } satisfies PageMessage);
    await caches.delete(CACHE_NAME);
    offlineReady.set("unknown");
    return true;
  } catch {
    return false;
  }
}

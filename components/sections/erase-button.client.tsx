"use client";

import { useState } from "react";
import { erasePreferences } from "@/components/layout/preferences.client";
import { ActionButton } from "@/components/ui/action-button";
import { RELOADED_CHUNKS_KEY } from "@/lib/chunk-failure";
import styles from "./erase-button.module.css";

/** Erases all that the site keeps on the device (content/storage.ts) and says what happened. */
export function EraseButton({ words }: { words: Record<"erase" | "erased" | "refused", string> }) {
  const [outcome, setOutcome] = useState("");
  const erase = async () => {
    erasePreferences();
    const isErased = [forgetReloads(), await eraseRuns()].every(Boolean);
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
    // Only this button needs it on the terms page.
    const { eraseAllSessions } = await import("@/experiments/engine/session-store.client");
    return await eraseAllSessions();
  } catch {
    return false;
  }
}

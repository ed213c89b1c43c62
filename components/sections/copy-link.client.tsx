"use client";

import { Tooltip } from "@base-ui/react/tooltip";
import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import { fill } from "@/lib/fill";
import styles from "./copy-link.module.css";

/** Copies the address of an app. An icon with its name in a tooltip, and what came of it in words. */
export function CopyLink({
  path,
  words,
}: {
  path: string;
  words: Record<"copy" | "copied" | "failed", string>;
}) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    const link = new URL(path, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome(words.copied);
    } catch {
      setOutcome(fill(words.failed, { link }));
    }
  };
  return (
    <>
      <Tooltip.Provider closeDelay={POPUP_CLOSE_DELAY_MS}>
        <Tooltip.Root>
          <Tooltip.Trigger
            render={<ActionButton look="icon" />}
            aria-label={words.copy}
            onClick={copy}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M8.2 11.8a3.4 3.4 0 0 0 4.8 0l3-3A3.4 3.4 0 1 0 11.2 4l-1 1M11.8 8.2a3.4 3.4 0 0 0-4.8 0l-3 3A3.4 3.4 0 1 0 8.8 16l1-1" />
            </svg>
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Positioner className={styles.positioner} sideOffset={6}>
              <Tooltip.Popup className={styles.tooltip}>{words.copy}</Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        </Tooltip.Root>
      </Tooltip.Provider>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </>
  );
}

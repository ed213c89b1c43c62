"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import styles from "./study-delivery.module.css";

/** A code in large letters, with a button that copies it. */
export function CopiedCode({
  code,
  isMain,
  words,
}: {
  code: string;
  isMain: boolean;
  words: Record<"copy" | "copied" | "copyFailed", string>;
}) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.copyFailed);
    }
  };
  return (
    <>
      <p className={isMain ? styles.code : styles.receipt} translate="no">
        {code}
      </p>
      <p className={styles.actions}>
        <ActionButton look={isMain ? "primary" : "secondary"} onClick={() => void copy()}>
          {words.copy}
        </ActionButton>
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}

"use client";

import type { ReactNode } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import { copyText } from "@/lib/device/copy";
import styles from "./study-delivery.module.css";

/** A code in large letters, with a button that copies the code. */
export function CopiedCode({
  code,
  isMain,
  looks,
  words,
  children,
  after,
}: {
  code: string;
  /** Whether the code is the main content of its page, or a link of many lines. */
  isMain: boolean | "link";
  /** The style of the button. */
  looks: "primary" | "secondary" | "quiet";
  words: Record<"copy" | "copied" | "copyFailed", string>;
  /** A control that precedes the button. */
  children?: ReactNode;
  /** A control that follows the button. */
  after?: ReactNode;
}) {
  const { said, say } = useSaid();
  const copy = () =>
    copyText(code).then(
      () => say(words.copied),
      () => say(words.copyFailed),
    );
  return (
    <>
      <p
        className={isMain === "link" ? styles.link : isMain ? styles.code : styles.receipt}
        translate="no"
      >
        {code}
      </p>
      <p className={styles.actions}>
        {children}
        <ActionButton look={looks} onClick={() => void copy()}>
          {words.copy}
        </ActionButton>
        {after}
        <span role="status">{said}</span>
      </p>
    </>
  );
}

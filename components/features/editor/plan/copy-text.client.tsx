"use client";

import { useId } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import styles from "./people-trials-panel.module.css";

type CopyWords = { button: string; copied: string; failed: string };

/** A text with a button that copies the text and reports the result. */
export function CopyText({
  text,
  isCode = false,
  words,
}: {
  text: string;
  isCode?: boolean;
  words: CopyWords;
}) {
  const { said, say } = useSaid();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      // The page was not loaded over HTTPS, or the visitor has not permitted copying.
      say(words.failed);
    }
  };
  return (
    <div className={styles.copied}>
      {isCode ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it
        <pre id={id} className={styles.code} tabIndex={0} translate="no">
          {text}
        </pre>
      ) : (
        <p id={id}>{text}</p>
      )}
      <div className={styles.copy}>
        <ActionButton aria-describedby={id} onClick={copy}>
          {words.button}
        </ActionButton>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

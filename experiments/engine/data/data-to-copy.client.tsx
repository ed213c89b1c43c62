"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { Disclosure } from "@/components/ui/disclosure";
import { useSaid } from "@/components/ui/use-said.client";
import type { DataWords } from "@/content/data-downloads";
import { copyText } from "@/lib/device/copy";
import styles from "./data-to-copy.module.css";

/**
 * Displays a text field from which participants can copy their data if a download fails. A page in a frame cannot
 * detect every failure, because the frame may block downloads silently.
 * @param text returns the data; called when the data are displayed
 * @param isKept false if the data are not stored on the device; the data are then displayed at once
 */
export function DataToCopy({
  text,
  isKept,
  words,
}: {
  text: () => string;
  isKept: boolean;
  words: DataWords["toCopy"];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { said, say } = useSaid();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const copy = async () => {
    field.current?.select();
    try {
      await copyText(field.current?.value ?? "");
      say(words.copied);
    } catch {
      field.current?.focus();
      say(words.copyFailed);
    }
  };
  const content = () => (
    <div className={styles.copy}>
      <p>{words.text}</p>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        ref={field}
        className={styles.text}
        readOnly
        rows={6}
        spellCheck={false}
        translate="no"
        value={text()}
      />
      <p className={styles.actions}>
        <ActionButton onClick={() => void copy()}>{words.copy}</ActionButton>
        <span aria-live="polite">{said}</span>
      </p>
    </div>
  );
  if (!isKept) return content();
  return (
    <Disclosure title={words.title} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen && content()}
    </Disclosure>
  );
}

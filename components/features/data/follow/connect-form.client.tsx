"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { onSend } from "@/components/ui/on-send";
import type { FollowWords } from "@/content/data";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./connect-form.module.css";
import { TokenField, tokenFault } from "./token-field.client";

/** The form with which a researcher connects to the receiver. */
export function ConnectForm({
  host,
  problem,
  isConnecting,
  words,
  onConnect,
}: {
  host: string;
  /** The text that states why the last attempt failed. */
  problem: string | null;
  isConnecting: boolean;
  words: FollowWords["connect"];
  onConnect: (token: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<"empty" | "short" | null>(null);
  return (
    <form
      className={styles.form}
      noValidate
      {...onSend(() => {
        const token = field.current?.value.trim() ?? "";
        const found = tokenFault(token);
        setFault(found);
        if (found) field.current?.focus();
        else if (!isConnecting) onConnect(token);
      })}
    >
      <h2>{interpolate(words.title, { host })}</h2>
      {!isSecureContext && <p className={styles.caution}>{words.overHttp}</p>}
      <TokenField
        field={field}
        label={words.token}
        hint={words.hint}
        show={words.show}
        error={fault ? words[fault] : problem}
      />
      <p className={styles.send}>
        <ActionButton type="submit" look="primary">
          {words.connect}
        </ActionButton>
        <span role="status">{isConnecting && words.connecting}</span>
      </p>
    </form>
  );
}

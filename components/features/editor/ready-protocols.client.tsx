"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { REHEARSAL } from "@/experiments/engine/session/rehearsal";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { type Ready, ReadyList } from "./ready-list";
import styles from "./ready-list.module.css";

/** The templates that visitors can open and adapt, each with its purpose, duration and references. */
export function ReadyProtocols({
  gallery,
  closeLabel,
  locale,
  onEmpty,
  onText,
  onClose,
}: {
  gallery: EditorPayload["gallery"];
  closeLabel: string;
  locale: Locale;
  /** Opens an empty study. */
  onEmpty: () => void;
  /** Receives the text and the title of the template that the visitor has chosen. */
  onText: (text: string, title: string) => void;
  onClose: () => void;
}) {
  const { words } = gallery;
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState("");
  useEffect(() => heading.current?.focus(), []);

  // A template that loads slowly must not replace the study after the visitor has closed the panel or chosen another one.
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);
  const open = async ({ address, title }: Ready) => {
    loading.current?.abort();
    const own = new AbortController();
    loading.current = own;
    setOutcome(words.opening);
    const response = await fetch(address, { signal: own.signal }).catch(() => null);
    const text = response?.ok ? await response.text().catch(() => null) : null;
    if (own.signal.aborted) return;
    if (text === null) setOutcome(words.lost);
    else onText(text, title);
  };

  return (
    <section
      className={styles.gallery}
      aria-labelledby="ready-protocols"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <h2 id="ready-protocols" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p className={styles.lede}>{words.lede}</p>
      <p role="status">{outcome}</p>
      <ReadyList
        gallery={gallery}
        first={
          <>
            <h3>{words.empty.title}</h3>
            <p>{words.empty.text}</p>
            <div className={styles.ways}>
              <ActionButton
                look="primary"
                aria-label={withColon(words.open, words.empty.title, locale)}
                onClick={onEmpty}
              >
                {words.open}
              </ActionButton>
            </div>
          </>
        }
        ways={(ready) => (
          <>
            <ActionButton
              look="primary"
              aria-label={withColon(words.open, ready.title, locale)}
              onClick={() => void open(ready)}
            >
              {words.open}
            </ActionButton>
            <ActionLink
              href={`${pathOf("study", locale)}${ready.query}&${REHEARSAL}`}
              aria-label={withColon(words.try, ready.title, locale)}
            >
              {words.try}
            </ActionLink>
          </>
        )}
      />
      <div className={styles.ways}>
        <ActionButton onClick={onClose}>{closeLabel}</ActionButton>
      </div>
    </section>
  );
}

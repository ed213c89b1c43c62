"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { MODELS } from "@/experiments/catalog/generated/models";
import { type Fault, shownValue } from "@/experiments/study/document/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import type { JsonObject } from "./document/json";
import type { UnreadFile } from "./document/opening.client";
import { readDocument } from "./document/read-document";
import { said, useEditorBase } from "./shared/editor-context.client";
import styles from "./text-panel.module.css";

/** The largest number of characters that are displayed from a value. */
const MOST_SHOWN = 60;

/** The document as editable text. An invalid text remains in the field, and its faults are displayed. */
export function TextPanel({
  unread,
  onRead,
  onClose,
}: {
  unread: UnreadFile;
  onRead: (document: JsonObject) => void;
  /** Closes the text panel. Undefined if the form cannot display the document. */
  onClose?: () => void;
}) {
  const { words, locale } = useEditorBase();
  const own = words.text;
  const [text, setText] = useState(unread.text);
  const [problem, setProblem] = useState<Omit<UnreadFile, "text">>(unread);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const read = () => {
    const found = readDocument(text, MODELS);
    if ("document" in found) onRead(found.document);
    else setProblem(found);
  };
  const isWrong = problem.fault !== undefined || problem.faults.length > 0;
  return (
    <section className={styles.panel} aria-label={own.title}>
      <h2>{own.title}</h2>
      <div role="status" id="document-text-problem" className={styles.problem}>
        {problem.fault && <p>{own[problem.fault]}</p>}
        {isWrong && <p>{problem.isPart ? own.part : own.unread}</p>}
        <ul role="list">
          {problem.faults.map((fault) => (
            <li key={`${fault.path} ${fault.rule.en}`}>
              <code>{fault.path || words.faults.whole}</code> {said(fault.rule, locale)}
              <span className={styles.found}>{foundText(fault, own)}</span>
            </li>
          ))}
        </ul>
      </div>
      <label htmlFor="document-text">{own.label}</label>
      <textarea
        ref={field}
        id="document-text"
        className={styles.text}
        rows={16}
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby="document-text-problem"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.ways}>
        <ActionButton look="primary" onClick={read}>
          {own.apply}
        </ActionButton>
        {onClose && <ActionButton onClick={onClose}>{own.close}</ActionButton>}
      </div>
    </section>
  );
}

function foundText({ value }: Fault, words: { found: string; missing: string }): string {
  const text = shownValue(value, MOST_SHOWN);
  return text === undefined ? words.missing : interpolate(words.found, { value: text });
}

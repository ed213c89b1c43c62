"use client";

import { useEffect, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { download, FILE_TYPES } from "@/lib/device/download";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { isSetAside, type KeptDraft, MOST_DRAFTS } from "./document/live-drafts";
import styles from "./open-panel.module.css";
import { useEditorPage } from "./shared/editor-context.client";

/** A list of the studies that this device stores, and the button that opens a file. */
export function OpenPanel({
  drafts,
  onOpen,
  onDelete,
  onFile,
  onClose,
}: {
  /** The drafts, the newest first. */
  drafts: readonly KeptDraft[];
  onOpen: (draft: KeptDraft) => void;
  onDelete: (draft: KeptDraft) => void;
  onFile: (file: File) => void;
  onClose: () => void;
}) {
  const { locale, payload } = useEditorPage();
  const words = payload.bench.open;
  const { broken, openFile } = payload.words;
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Also after a deletion, which removes the button with the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of studies changes when one is deleted
  useEffect(() => heading.current?.focus(), [drafts.length]);
  return (
    <section
      className={styles.panel}
      aria-labelledby="open-title"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <h2 id="open-title" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <div className={styles.ways}>
        <section aria-labelledby="my-studies">
          <h3 id="my-studies">{words.mine}</h3>
          {drafts.length === 0 ? (
            <p className={styles.help}>{words.none}</p>
          ) : (
            <ul role="list" className={styles.list}>
              {drafts.map((draft) => {
                const date = formatMoment(draft.keptAt, locale);
                return (
                  <li key={draft.key}>
                    <span>
                      <b dir="auto">{draft.title}</b>
                      <span className={styles.help}>
                        {isSetAside(draft)
                          ? interpolate(broken.setAside, { date, title: draft.title })
                          : interpolate(words.changed, { date })}
                      </span>
                    </span>
                    {isSetAside(draft) && (
                      <ActionButton
                        look="quiet"
                        onClick={() => download("protocol.json", draft.text, FILE_TYPES.json)}
                      >
                        {broken.download}
                      </ActionButton>
                    )}
                    <ActionButton
                      aria-label={withColon(words.open, `${draft.title}, ${date}`, locale)}
                      onClick={() => onOpen(draft)}
                    >
                      {words.open}
                    </ActionButton>
                    <ConfirmButton
                      trigger={(button) => (
                        <ActionButton
                          {...button}
                          look="quiet"
                          aria-label={withColon(words.delete, `${draft.title}, ${date}`, locale)}
                        >
                          {words.delete}
                        </ActionButton>
                      )}
                      words={{
                        ...words.deleting,
                        question: interpolate(words.deleting.question, { title: draft.title }),
                      }}
                      onConfirm={() => onDelete(draft)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          <p className={styles.help}>{interpolate(words.few, { n: MOST_DRAFTS })}</p>
        </section>
        <section aria-labelledby="open-file">
          <h3 id="open-file">{openFile}</h3>
          <p className={styles.help}>{words.fileHelp}</p>
          <ActionButton look="primary" onClick={() => input.current?.click()}>
            {openFile}
          </ActionButton>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,.zip,.jzip,application/json,application/zip"
            aria-label={openFile}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Without this reset, the browser would not trigger a change event if the visitor edits a file and
              // chooses the same file again.
              target.value = "";
              if (chosen) onFile(chosen);
            }}
          />
        </section>
      </div>
      <ActionButton look="quiet" onClick={onClose}>
        {words.close}
      </ActionButton>
    </section>
  );
}

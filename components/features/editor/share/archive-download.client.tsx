"use client";

import { useState } from "react";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import type { EditorProps } from "@/components/features/editor/shared/editor-props";
import { ActionButton } from "@/components/ui/action-button";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { loadArchiveMaker } from "@/experiments/study/export/load-archive-maker";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { hostOf } from "@/lib/plain-origin";
import styles from "./take-away.module.css";

/** Returns the approximate size of a document's archive in bytes: the shared part, and the part of each app. */
function bytesOf({ steps }: ProtocolDocument, { shared, apps }: ArchiveSizes): number {
  const used = new Set(steps.filter(isAppStep).map(({ app }) => app as AppId));
  return [...used].reduce((sum, app) => sum + apps[app] - shared, shared);
}

type ArchiveMaker = Awaited<ReturnType<typeof loadArchiveMaker>>;
type DownloadedArchive = Awaited<ReturnType<ArchiveMaker["downloadJatosArchive"]>>;

/**
 * Downloads the standalone archive of the study, or its study archive for JATOS. The author must confirm the receiver
 * first.
 */
export function ArchiveDownload({
  document,
  archive: { url, sizes },
}: {
  /** The complete form of the document. */
  document: ProtocolDocument;
  archive: EditorProps["archive"];
}) {
  const { words, locale } = useEditorBase();
  const { archive } = words.away;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  /** The result of each button, displayed below it. */
  const [said, setSaid] = useState<Partial<Record<"archive" | "jatos", string>>>({});
  const receiver = document.delivery?.receiver ?? null;
  const take = async (
    way: "archive" | "jatos",
    hand: (code: ArchiveMaker) => Promise<DownloadedArchive>,
    made: string,
  ) => {
    setSaid({ [way]: archive.making });
    try {
      const { file, bytes } = await hand(await loadArchiveMaker());
      setSaid({ [way]: interpolate(made, { file, size: sizeText(bytes, locale) }) });
    } catch {
      setSaid({ [way]: archive.failed });
    }
  };
  const to = confirmed === receiver ? receiver : null;
  return (
    <div className={styles.archive}>
      <ActionButton
        onClick={() =>
          void take("archive", (code) => code.downloadArchive(document, to, url), archive.made)
        }
      >
        {interpolate(archive.take, { size: sizeText(bytesOf(document, sizes), locale) })}
      </ActionButton>
      <span role="status" className={styles.done}>
        {said.archive}
      </span>
      <span>{archive.text}</span>
      {receiver === null ? (
        <span>{archive.sendsNothing}</span>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={confirmed === receiver}
            onChange={({ target }) => setConfirmed(target.checked ? receiver : null)}
          />{" "}
          {interpolate(archive.confirm, { host: hostOf(receiver) })}
          {document.delivery?.receipts === "none" && ` ${archive.withoutReceipts}`}
        </label>
      )}
      <ActionButton
        onClick={() =>
          void take(
            "jatos",
            (code) => code.downloadJatosArchive(document, url),
            archive.madeForJatos,
          )
        }
      >
        {interpolate(archive.toJatos, { size: sizeText(sizes.jatos, locale) })}
      </ActionButton>
      <span role="status" className={styles.done}>
        {said.jatos}
      </span>
      <span>{archive.jatosText}</span>
    </div>
  );
}

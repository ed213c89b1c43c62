"use client";

import { useState } from "react";
import {
  useEditorBase,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import type { AppId } from "@/experiments/catalog/app-ids";
import type { ArchiveSizes } from "@/experiments/payloads/archive-sizes";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { loadArchiveMaker } from "@/experiments/study/export/load-archive-maker";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { hostOf } from "@/lib/plain-origin";
import styles from "./archive-download.module.css";

/** Returns the approximate size of a document's archive in bytes: the shared files, and the files of each app. */
function bytesOf({ steps }: ProtocolDocument, { shared, apps }: ArchiveSizes): number {
  const used = new Set(steps.filter(isAppStep).map(({ app }) => app as AppId));
  return [...used].reduce((sum, app) => sum + apps[app] - shared, shared);
}

type ArchiveMaker = Awaited<ReturnType<typeof loadArchiveMaker>>;
type DownloadedArchive = Awaited<ReturnType<ArchiveMaker["downloadJatosArchive"]>>;

/** A button that downloads the standalone archive of the study. The author must confirm the receiver first. */
export function ArchiveButton({
  document,
}: {
  /** The document completed with all defaults. */
  document: ProtocolDocument;
}) {
  const { archive } = useEditorPage();
  const { words, locale } = useEditorBase();
  const own = words.away.archive;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const receiver = document.delivery?.receiver ?? null;
  const to = confirmed === receiver ? receiver : null;
  return (
    <div className={styles.download}>
      {receiver !== null && (
        <label>
          <input
            type="checkbox"
            checked={confirmed === receiver}
            onChange={({ target }) => setConfirmed(target.checked ? receiver : null)}
          />{" "}
          {interpolate(own.confirm, { host: hostOf(receiver) })}
          {document.delivery?.receipts === "none" && ` ${own.withoutReceipts}`}
        </label>
      )}
      <TakeButton
        label={interpolate(own.take, { size: sizeText(bytesOf(document, archive.sizes), locale) })}
        made={own.made}
        hand={(code) => code.downloadArchive(document, to, archive.url)}
      />
      {receiver === null && <span className={styles.note}>{own.sendsNothing}</span>}
    </div>
  );
}

/** A button that downloads the archive of the study for JATOS. */
export function JatosButton({ document }: { document: ProtocolDocument }) {
  const { archive } = useEditorPage();
  const { words, locale } = useEditorBase();
  const own = words.away.archive;
  if (document.visits) return <p className={styles.note}>{own.noVisits}</p>;
  return (
    <div className={styles.download}>
      <TakeButton
        label={interpolate(own.toJatos, { size: sizeText(archive.sizes.jatos, locale) })}
        made={own.madeForJatos}
        hand={(code) => code.downloadJatosArchive(document, archive.url)}
      />
    </div>
  );
}

/** A button that loads the code that makes archives. A text below the button reports what was downloaded. */
function TakeButton({
  label,
  made,
  hand,
}: {
  label: string;
  /** The report of the download, with the placeholders `file` and `size`. */
  made: string;
  hand: (code: ArchiveMaker) => Promise<DownloadedArchive>;
}) {
  const { words, locale } = useEditorBase();
  const { archive } = words.away;
  const [said, setSaid] = useState("");
  const take = async () => {
    setSaid(archive.making);
    try {
      const { file, bytes } = await hand(await loadArchiveMaker());
      setSaid(interpolate(made, { file, size: sizeText(bytes, locale) }));
    } catch {
      setSaid(archive.failed);
    }
  };
  return (
    <>
      <ActionButton onClick={() => void take()}>{label}</ActionButton>
      <span role="status" className={styles.done}>
        {said}
      </span>
    </>
  );
}

import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { download, FILE_TYPES } from "@/lib/device/download";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { isSetAside, type KeptDraft } from "./document/live-drafts";
import styles from "./editor-head.module.css";

/** The drafts that the editor has not opened: the newest is visible, the others are in a disclosure. */
export function EarlierDrafts({
  drafts: [newest, ...older],
  words,
  locale,
  onOpen,
}: {
  drafts: readonly KeptDraft[];
  words: EditorPayload["words"];
  locale: Locale;
  onOpen: (draft: KeptDraft) => void;
}) {
  const offer = (draft: KeptDraft) => (
    <p key={draft.key} className={styles.offer}>
      {interpolate(isSetAside(draft) ? words.broken.setAside : words.earlier, {
        date: formatMoment(draft.keptAt, locale),
        title: draft.title,
      })}{" "}
      {isSetAside(draft) && (
        <>
          <button
            type="button"
            onClick={() => download("protocol.json", draft.text, FILE_TYPES.json)}
          >
            {words.broken.download}
          </button>{" "}
          ·{" "}
        </>
      )}
      <button type="button" onClick={() => onOpen(draft)}>
        {words.openEarlier}
      </button>
    </p>
  );
  return (
    <>
      {newest && offer(newest)}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{interpolate(words.olderDrafts, { n: older.length })}</summary>
          {older.map(offer)}
        </details>
      )}
    </>
  );
}

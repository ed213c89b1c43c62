import type { EditorPayload } from "@/experiments/editor-payload";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { KeptDraft } from "./live-drafts";
import styles from "./protocol-editor.module.css";

/** The drafts that the editor has not opened: the newest in sight, the others in a fold. */
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
      {interpolate(words.earlier, {
        date: formatMoment(draft.keptAt, locale),
        title: draft.title,
      })}{" "}
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

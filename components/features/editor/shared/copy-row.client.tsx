"use client";

import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import { copyText } from "@/lib/device/copy";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import styles from "./copy-row.module.css";
import { useEditorBase } from "./editor-context.client";

/** A link with its length and a button that copies the link. The result of copying appears next to the label. */
export function CopyRow({ label, text, note }: { label: string; text: string; note?: string }) {
  const { words, locale } = useEditorBase();
  const { said, say } = useSaid();
  const { paper, away } = words;
  return (
    <div className={styles.link}>
      <div>
        <b>{label}</b>{" "}
        <span className={styles.size}>
          {interpolate(away.characters, { n: formatNumber(text.length, locale) })}
        </span>
        <span role="status" className={styles.copied}>
          {said}
        </span>
      </div>
      <code className={styles.address}>{text}</code>
      <ActionButton
        look="quiet"
        aria-label={withColon(paper.copy, label, locale)}
        onClick={() =>
          copyText(text).then(
            () => say(paper.copied),
            () => say(paper.copyFailed),
          )
        }
      >
        {paper.copy}
      </ActionButton>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

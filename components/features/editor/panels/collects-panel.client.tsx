"use client";

import { memo } from "react";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { Panel } from "@/components/features/editor/shared/frame";
import { SiteLink } from "@/components/ui/site-link";
import { givesReceipts, receiver, receiverHost } from "@/experiments/engine/sending/receiver";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import styles from "./collects-panel.module.css";

/**
 * Returns the host that gets the data of a study run on this site; null where nobody does.
 * @param published document ids of the studies that are published with the site
 */
export function collectingHost(
  document: ProtocolDocument | null,
  id: string | null,
  published: readonly string[],
): string | null {
  const to = receiver();
  if (!to || !document) return null;
  return isSentFrom(document, id !== null && published.includes(id)) ? receiverHost(to) : null;
}

/** Whether the receiver of this site gives no receipts. */
export function isWithoutReceipts(): boolean {
  const to = receiver();
  return to !== null && !givesReceipts(to);
}

/** What is recorded and where it goes; where it goes nowhere, how to collect it. */
export const CollectsPanel = memo(function CollectsPanel({ host }: { host: string | null }) {
  const { words, locale } = useEditorBase();
  const own = words.collects;
  return (
    <Panel title={host ? interpolate(own.something, { host }) : own.nothing} isAlarming={!host}>
      {!host && (
        <>
          <p>{own.here}</p>
          <p className={styles.how}>{own.howTitle}</p>
          <ul className={`${styles.how} ${styles.ways}`}>
            <li>{own.publish}</li>
            <li>{own.home}</li>
            <li>
              <SiteLink href={pathOf("contact", locale)}>{own.ask}</SiteLink>
            </li>
          </ul>
        </>
      )}
      <p className={styles.what}>
        <b>{own.what}</b> {own.columns}
      </p>
    </Panel>
  );
});

"use client";

import { memo } from "react";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { PARTS } from "@/components/features/editor/shared/panes";
import { SiteLink } from "@/components/ui/site-link";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import styles from "./collects-panel.module.css";

/** The recorded data and their receiver; without a receiver, the ways to collect data. */
export const CollectsPanel = memo(function CollectsPanel({ host }: { host: string | null }) {
  const { words, locale } = useEditorBase();
  const own = words.collects;
  return (
    <EditorPanel
      id={PARTS.launch}
      title={host ? interpolate(own.something, { host }) : own.nothing}
    >
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
    </EditorPanel>
  );
});

"use client";

import { SiteLink } from "@/components/ui/site-link";
import { receiver, receiverHost } from "@/experiments/engine/sending";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import styles from "./collects-panel.module.css";
import { useEditorContext } from "./editor-context.client";
import { Panel } from "./frame";
import { isObject, type JsonObject } from "./json";

/** Returns the host that gets the data of a study run on this site; null where nobody does. */
export function collectingHost(
  documentId: string | null,
  published: readonly string[],
): string | null {
  const to = receiver();
  return to && documentId !== null && published.includes(documentId) ? receiverHost(to) : null;
}

/** Returns the host that a document names for its archive; null where it names none. */
function archiveHost({ delivery }: JsonObject): string | null {
  const named = isObject(delivery) ? delivery.receiver : undefined;
  if (typeof named !== "string") return null;
  return URL.canParse(named) ? new URL(named).host : null;
}

/** What is recorded and where it goes; where it goes nowhere, how to collect it. */
export function CollectsPanel({ host }: { host: string | null }) {
  const { document, words, locale } = useEditorContext();
  const own = words.collects;
  const archive = archiveHost(document);
  return (
    <Panel title={host ? interpolate(own.something, { host }) : own.nothing} isAlarming={!host}>
      {!host && (
        <>
          <p>
            {own.here} {archive && interpolate(own.archive, { host: archive })}
          </p>
          <p>{own.howTitle}</p>
          <ul className={styles.ways}>
            <li>{own.publish}</li>
            <li>{own.zip}</li>
            <li>{own.jatos}</li>
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
}

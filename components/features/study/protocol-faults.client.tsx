"use client";

import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { useSaid } from "@/components/ui/use-said.client";
import type { Fault } from "@/experiments/study/document/fault";
import type { LinkFault } from "@/experiments/study/document/link";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { copyText } from "@/lib/device/copy";
import { interpolate } from "@/lib/i18n/interpolate";
import { shortened } from "@/lib/i18n/shortened";
import { typeset } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./protocol-room.module.css";

type Words = StudyPayload["words"]["faults"];

/**
 * The maximum length of a displayed value. A longer value is truncated, because more text would not help the reader.
 */
const MOST_SHOWN = 60;

function shownValue(value: unknown, words: Words): string {
  if (value === undefined) return words.missing;
  const text = JSON.stringify(value) ?? words.missing;
  const shown = shortened(text, MOST_SHOWN);
  return interpolate(words.found, { value: shown });
}

/**
 * The reasons why a study cannot be opened: a broken link, or the faults of the document. Below the faults is the text
 * of the document, which the author can copy and correct.
 */
export function ProtocolFaults({
  fault,
  faults = [],
  text,
  words,
  locale,
}: {
  fault?: LinkFault;
  faults?: readonly Fault[];
  /** The text of the document; undefined if the link does not contain readable text. */
  text?: string;
  words: Words;
  locale: Locale;
}) {
  const { said, say } = useSaid();
  const copy = (document: string) =>
    copyText(document)
      .then(() => say(words.copied))
      .catch(() => say(words.copyFailed));
  return (
    <div role="alert" className={styles.part}>
      {fault && <p>{words[fault]}</p>}
      {faults.length > 0 && (
        <>
          <p>{words.document}</p>
          <ul role="list" className={styles.faults}>
            {faults.map(({ path, value, rule }) => (
              <li key={`${path} ${rule.en}`}>
                <code>{path || words.whole}</code>
                <span>{typeset(rule[locale], locale)}</span>
                <span className={styles.found}>{shownValue(value, words)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {location.hash !== "" && (
        <p>
          <ActionLink href={`${pathOf("protocol", locale)}${location.hash}`}>
            {words.edit}
          </ActionLink>
        </p>
      )}
      {text !== undefined && (
        <details className={styles.document}>
          <summary>{words.text}</summary>
          <pre dir="auto">{text}</pre>
          <p className={styles.actions}>
            <ActionButton onClick={() => void copy(text)}>{words.copy}</ActionButton>
            <span role="status">{said}</span>
          </p>
        </details>
      )}
    </div>
  );
}

import type { Ref } from "react";
import type { BenchWords } from "@/content/bench";
import type { Phase } from "@/experiments/engine/contract/trial-model";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { lineColumns, linePhases } from "./example-trial";
import styles from "./trial-line.module.css";

/** One trial as a timeline: its phases in their order, each with its duration. */
export function TrialLine({
  phases,
  words,
  locale,
  line,
}: {
  phases: readonly Phase[];
  words: BenchWords["preview"]["line"];
  locale: Locale;
  /** The element that displays the current time of a played trial. */
  line: Ref<HTMLOListElement>;
}) {
  const shown = linePhases(phases);
  const columns = lineColumns(shown);
  const names: Readonly<Record<string, string>> = words.names;
  return (
    <ol ref={line} role="list" className={styles.line} aria-label={words.title}>
      {shown.map(({ name, durationMs, isAsked }, index) => {
        const ms = formatMs(durationMs, locale);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the phases of a trial keep their order
            key={index}
            data-columns={columns[index]}
            data-asked={isAsked || undefined}
          >
            <span className={styles.time}>{isAsked ? interpolate(words.most, { ms }) : ms}</span>
            <span className={styles.name}>{names[name] ?? words.names.other}</span>
          </li>
        );
      })}
    </ol>
  );
}

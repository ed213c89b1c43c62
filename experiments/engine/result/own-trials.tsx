import { TrialDots } from "@/components/plots/trial-dots";
import type { RunWords } from "@/content/run";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { shown, testRows } from "@/experiments/engine/score/score";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { mean, median } from "@/lib/stats/statistics";
import styles from "./result.module.css";

const CENTRES = { mean, median };

type Timed = TrialRow & { rt_ms: number };

const hasTime = (row: TrialRow): row is Timed => row.rt_ms !== null;

/**
 * Returns the number of rows for each reason for exclusion, in the order in which the reasons first occur. The key null
 * counts rows that are not excluded.
 */
function byReason(rows: readonly TrialRow[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { excluded } of rows) counts.set(excluded, (counts.get(excluded) ?? 0) + 1);
  return counts;
}

/**
 * Displays the participant's trials. Each response time is a dot in the row of its condition. The dots of excluded
 * trials are hollow, and their tooltips state the reason for the exclusion. Trials without a response time cannot be
 * drawn, so the caption states their number.
 */
export function OwnTrials({
  rows,
  centre,
  app,
  words,
  locale,
}: {
  rows: readonly TrialRow[];
  centre: "mean" | "median";
  app: CommonWords["result"];
  words: RunWords["trials"];
  locale: Locale;
}) {
  const test = testRows(rows);
  const timed = test.filter(hasTime);
  if (timed.length === 0) return null;

  const ms = (time: number) => formatMs(shown(time, 0), locale);
  const reason = (id: string, n: number | "") => interpolate(app.excluded[id] ?? id, { n }).trim();
  const list = (some: readonly TrialRow[]) =>
    [...byReason(some)]
      .map(([id, n]) => (id === null ? interpolate(words.withheld, { n }) : reason(id, n)))
      .join(", ");

  const conditions = Object.entries(app.conditions ?? {});
  const groups = conditions.length > 0 ? conditions : [[null, words.all] as const];
  const shownRows = groups.map(([id, label]) => {
    const own = timed.filter(({ condition }) => condition === id);
    const kept = own.filter(({ excluded }) => excluded === null).map(({ rt_ms }) => rt_ms);
    const centreMs = kept.length > 0 ? CENTRES[centre](kept) : null;
    const centreLabel =
      centreMs === null ? "" : interpolate(words.centre[centre], { ms: ms(centreMs) });
    const excluded = list(own.filter((row) => row.excluded !== null));
    const included =
      centreMs === null
        ? interpolate(words.descriptionNone, { condition: label })
        : interpolate(words.description, {
            condition: label,
            n: kept.length,
            low: ms(Math.min(...kept)),
            high: ms(Math.max(...kept)),
            centre: centreLabel,
          });
    return {
      label,
      dots: own.map((row) => ({
        ms: row.rt_ms,
        isExcluded: row.excluded !== null,
        title: interpolate(row.excluded === null ? words.trial : words.excludedTrial, {
          trial: row.trial,
          ms: ms(row.rt_ms),
          reason: row.excluded === null ? "" : reason(row.excluded, ""),
        }),
      })),
      ...(centreMs !== null && { centre: { ms: centreMs, label: centreLabel } }),
      description: excluded
        ? `${included} ${interpolate(words.descriptionExcluded, { list: excluded })}`
        : included,
    };
  });

  const hollow = list(timed.filter(({ excluded }) => excluded !== null));
  const undrawn = list(test.filter((row) => !hasTime(row)));
  const caption = [
    interpolate(words.caption[centre], { n: timed.length }),
    hollow && interpolate(words.hollow, { list: hollow }),
    undrawn && interpolate(words.undrawn, { list: undrawn }),
  ].filter(Boolean);
  return (
    <figure className={styles.figure}>
      <TrialDots
        rows={shownRows}
        axisLabel={words.axis}
        description={withColon(
          words.title,
          shownRows.map(({ description }) => description).join(" "),
          locale,
        )}
        locale={locale}
      />
      <figcaption className={styles.caption}>{caption.join(" ")}</figcaption>
    </figure>
  );
}

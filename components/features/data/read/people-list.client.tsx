"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type { ShownRun, ShownSession } from "@/experiments/study/findings/worker/messages";
import { formatMoment, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./people-list.module.css";
import { RunRows } from "./run-rows.client";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";
import { useFocusOnMore } from "./use-focus-on-more.client";

/** The number of people that are displayed at first, and that are added by a press. */
const FIRST = 25;
const MORE = 100;

/** The sessions behind a number of the flow. The rows of each run can be opened. */
export function PeopleList({
  sessions,
  reason,
  client,
  names,
  words,
  locale,
}: {
  sessions: readonly ShownSession[];
  /** The name of the list. */
  reason: string;
  client: Pick<DataWorker, "rows">;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const [most, setMost] = useState(FIRST);
  const [opened, setOpened] = useState<ShownRun | null>(null);
  /** The button that has opened the displayed rows. */
  const opener = useRef<HTMLButtonElement>(null);
  const list = useFocusOnMore<HTMLTableSectionElement>(most > FIRST ? most - MORE : 0);
  const own = words.people;
  if (sessions.length === 0) return <p className={styles.note}>{own.nobody}</p>;
  const caption = interpolate(own.caption, { n: formatNumber(sessions.length, locale), reason });
  const left = sessions.length - most;
  return (
    <>
      <WideContent label={caption}>
        <table className={styles.people}>
          <caption className={styles.caption}>
            <SimulatedMark />
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{own.session}</th>
              <th scope="col">{own.condition}</th>
              <th scope="col">{own.started}</th>
              <th scope="col">{own.why}</th>
              <th scope="col">{own.runs}</th>
            </tr>
          </thead>
          <tbody ref={list}>
            {sessions.slice(0, most).map(({ session, aside, detail, isSeenBefore }) => (
              <tr key={`${session.id} ${session.startedAt}`} tabIndex={-1}>
                <th scope="row" translate="no" className={styles.id}>
                  {session.id}
                </th>
                <td>
                  {session.condition === null ? own.none : names.condition(session.condition)}
                </td>
                <td>
                  {session.startedAt === null ? own.none : formatMoment(session.startedAt, locale)}
                </td>
                <td>
                  {[names.reason({ aside, detail }), isSeenBefore && own.seenBefore]
                    .filter(Boolean)
                    .join(", ") || own.none}
                </td>
                <td className={styles.runs}>
                  {session.runs.length === 0 && own.noRuns}
                  {session.runs.map((run) => (
                    <ActionButton
                      look="inline"
                      key={`${run.step} ${run.startedAt}`}
                      aria-pressed={opened === run}
                      onClick={({ currentTarget }) => {
                        opener.current = currentTarget;
                        setOpened(opened === run ? null : run);
                      }}
                    >
                      {interpolate(own.show, { step: names.step(run.step) })}
                    </ActionButton>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
      {opened && (
        <RunRows
          key={`${opened.source.file} ${opened.source.entry} ${opened.source.line} ${opened.step}`}
          run={opened}
          title={names.step(opened.step)}
          client={client}
          words={words}
          locale={locale}
          onClose={() => {
            setOpened(null);
            opener.current?.focus();
          }}
        />
      )}
      {left > 0 && (
        <ActionButton look="quiet" onClick={() => setMost(most + MORE)}>
          {interpolate(own.more, { n: formatNumber(Math.min(MORE, left), locale) })}
        </ActionButton>
      )}
    </>
  );
}

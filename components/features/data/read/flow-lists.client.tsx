"use client";

import { useMemo, useState } from "react";
import type { FindingsWords } from "@/content/findings";
import { FURTHER } from "@/experiments/study/findings/people/before-flow";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type { ShownFindings, ShownSession } from "@/experiments/study/findings/worker/messages";
import { formatNumber } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import { countedSteps, type ListId, lettersOf, listsBefore, sessionsBehind } from "./flow-layout";
import styles from "./flow-lists.module.css";
import { PeopleList } from "./people-list.client";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

type Parts = {
  findings: ShownFindings;
  client: Pick<DataWorker, "rows">;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
};

const nameOf = (id: ListId, { flow }: FindingsWords) =>
  id === "analysed" ? flow.counted : id === FURTHER ? flow.further : flow.aside[id];

/** The numbers of the flow figure. Each opens the list of its people. */
export function CountedLists(parts: Parts) {
  const { findings, words } = parts;
  const { flow } = findings;
  const behind = useMemo(() => sessionsBehind(findings), [findings]);
  const letters = useMemo(() => lettersOf(flow), [flow]);
  const lists: { id: ListId; total: number; letter: string }[] = [
    { id: "analysed", total: flow.analysed.total, letter: "" },
    ...countedSteps(flow).map(({ aside, total }) => ({
      id: aside,
      total,
      letter: letters.get(aside) ?? "",
    })),
  ];
  return (
    <div className={styles.lists}>
      <div className={styles.head}>
        <h3>{words.flow.lists}</h3>
        <SimulatedMark />
      </div>
      {lists.map(({ id, total, letter }) => (
        <OneList
          key={id}
          {...parts}
          total={total}
          name={nameOf(id, words)}
          letter={letter}
          sessions={behind.get(id) ?? []}
        />
      ))}
    </div>
  );
}

/** The numbers of sessions that were set aside before the participants were counted. */
export function BeforeLists(parts: Parts) {
  const { findings, words } = parts;
  const behind = useMemo(() => sessionsBehind(findings), [findings]);
  const lists = listsBefore(findings.flow);
  if (lists.length === 0) return null;
  return (
    <div className={styles.lists}>
      <div className={styles.head}>
        <h3>{words.flow.before}</h3>
        <SimulatedMark />
      </div>
      {lists.map(({ id, total }) => (
        <OneList
          key={id}
          {...parts}
          total={total}
          name={nameOf(id, words)}
          letter=""
          sessions={behind.get(id) ?? []}
        />
      ))}
    </div>
  );
}

function OneList({
  total,
  name,
  letter,
  sessions,
  client,
  names,
  words,
  locale,
}: Omit<Parts, "findings"> & {
  total: number;
  name: string;
  letter: string;
  sessions: readonly ShownSession[];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.number}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {letter && <b className={styles.letter}>{letter}</b>}
        <b className={styles.total}>{formatNumber(total, locale)}</b> <span>{name}</span>
      </summary>
      {isOpen && (
        <PeopleList
          sessions={sessions}
          reason={name}
          client={client}
          names={names}
          words={words}
          locale={locale}
        />
      )}
    </details>
  );
}

"use client";

import { useEffect, useRef, useState } from "react";
import type { ServerRecords } from "@/components/features/data/use-server-records.client";
import { ActionButton } from "@/components/ui/action-button";
import type { CountedStudy } from "@/experiments/engine/sending/following";
import { interpolate } from "@/lib/i18n/interpolate";
import { ageText } from "./age-text";
import { ConditionNumbers } from "./condition-numbers.client";
import { type ListedStudy, nameOf, RUNS, titleOf } from "./connection";
import type { FollowPage } from "./follow-page";
import { PanelSection } from "./panel-section";
import { QuotaState } from "./quota-state";
import type { ReceiverClient } from "./receiver-client";
import { problemText } from "./receiver-problem";
import { RecordsPanel } from "./records-panel.client";
import { RunStudy } from "./run-study.client";
import { SessionTotals } from "./session-totals";
import { StepBars } from "./step-bars";
import styles from "./study-panel.module.css";
import { StudyTimes } from "./study-times";
import { useAge } from "./use-age.client";
import { useSummary } from "./use-summary.client";

/** The age from which numbers are marked as old, in seconds: three requests have failed. */
const OLD_SECONDS = 50;

/** The instrument panel of a study: its numbers, its records, and the controls for running it. */
export function StudyPanel({
  page,
  client,
  token,
  study,
  onRecords,
}: {
  page: FollowPage;
  client: ReceiverClient;
  token: string;
  study: ListedStudy;
  onRecords: (records: ServerRecords | null) => void;
}) {
  const { words, locale } = page;
  const { protocol } = study;
  const { summary, at, problem, ask } = useSummary(client, protocol);
  const age = useAge(at) ?? 0;
  const counted = summary?.counted ?? null;
  const title = titleOf(counted, locale) ?? nameOf(study, words.study);
  const isOld = age >= OLD_SECONDS;
  const heading = useRef<HTMLHeadingElement>(null);
  // The panel replaces the form with the pressed button. If another control has the focus, the focus does not move.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {counted && (
          <span className={styles.state} data-state={counted.state}>
            {words.study.states[counted.state]}
          </span>
        )}
      </div>
      <p className={styles.fresh} data-old={isOld || undefined}>
        {/* The button comes first, because the width of the text changes every second. */}
        <ActionButton look="quiet" onClick={ask}>
          {words.fresh.now}
        </ActionButton>{" "}
        {at !== null &&
          interpolate(isOld ? words.fresh.old : words.fresh.asked, {
            age: ageText(age, words.age, locale),
          })}
      </p>
      <div role="status" className={styles.notes}>
        {problem && (
          <p className={styles.problem}>{problemText(problem, words.problem, page.at)}</p>
        )}
        {summary && !counted && protocol !== RUNS && <p>{words.study.uncounted}</p>}
        {summary && !summary.isAccepted && protocol !== RUNS && <p>{words.study.notAccepted}</p>}
        {counted && counted.protocols.length > 1 && (
          <p>{interpolate(words.study.versions, { count: counted.protocols.length })}</p>
        )}
      </div>
      <div className={styles.grid}>
        {counted && summary && (
          <Numbers
            page={page}
            counted={counted}
            withdrawals={summary.withdrawalsOfAllStudies}
            age={age}
          />
        )}
        {counted && <ConditionNumbers page={page} client={client} protocol={protocol} />}
        <RecordsPanel page={page} client={client} protocol={protocol} onRecords={onRecords} />
        {counted && (
          <RunStudy
            page={page}
            token={token}
            protocol={protocol}
            counted={counted}
            onChanged={ask}
          />
        )}
      </div>
    </div>
  );
}

function Numbers({
  page: { words, locale },
  counted,
  withdrawals,
  age,
}: {
  page: FollowPage;
  counted: CountedStudy;
  withdrawals: number;
  age: number;
}) {
  // The clock of the device is read when numbers arrive, and not while the page is drawn.
  const [now, setNow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new numbers have a new time
  useEffect(() => setNow(Date.now()), [counted]);
  return (
    <>
      <PanelSection title={words.counts.title} wide>
        <SessionTotals
          counts={counted.total}
          withdrawals={withdrawals}
          words={words.counts}
          locale={locale}
        />
      </PanelSection>
      <PanelSection title={words.steps.title}>
        <StepBars counts={counted.total} words={words.steps} locale={locale} />
      </PanelSection>
      <PanelSection title={words.quota.title}>
        <QuotaState counted={counted} words={words.quota} locale={locale} />
      </PanelSection>
      <PanelSection title={words.time.title}>
        <StudyTimes counted={counted} age={age} now={now} words={words} locale={locale} />
      </PanelSection>
    </>
  );
}

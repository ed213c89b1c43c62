"use client";

import { memo, useMemo } from "react";
import type { FindingsWords } from "@/content/findings";
import type { FindingsPayload } from "@/experiments/payloads/findings-payload";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type { ShownFindings } from "@/experiments/study/findings/worker/messages";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import type { Locale } from "@/lib/routes";
import { AddFiles } from "./add-files.client";
import { AnswerSection } from "./answer-section";
import { DownloadsSection } from "./downloads-section.client";
import { ExploratorySection } from "./exploratory-section.client";
import styles from "./findings-view.module.css";
import { noteTexts } from "./note-texts";
import { PaymentSlot } from "./payment-slot.client";
import { PlannedSection } from "./planned-section";
import { SensitivitySection } from "./sensitivity-section";
import type { StudyNames } from "./study-names";
import { SurveySection } from "./survey-section.client";
import { useInTurn } from "./use-in-turn.client";
import { warningTexts } from "./warning-texts";

/** The number of parts of the view, each of which is displayed in a frame of its own. */
const PARTS = 4;

/** The findings of a study, from the planned numbers to the downloads. */
export const FindingsView = memo(function FindingsView({
  findings,
  isFinal,
  prolific,
  client,
  names,
  payload,
  onInputs,
  locale,
}: {
  findings: ShownFindings;
  /** False while files are read, because the findings still change. */
  isFinal: boolean;
  /** The lines of Prolific's export; null without an export. */
  prolific: readonly ProlificRow[] | null;
  client: DataWorker;
  names: StudyNames;
  payload: FindingsPayload;
  /** Adds files to the data. */
  onInputs: (inputs: readonly NamedBlob[]) => void;
  locale: Locale;
}) {
  const { words } = payload;
  const latest = useMemo(
    () => ({ findings, names, isFinal, prolific }),
    [findings, names, isFinal, prolific],
  );
  const [first, second, third, fourth] = useInTurn(latest, PARTS);
  const parts = { words, locale };
  return (
    <div className={styles.findings}>
      {first && <PlannedPart findings={first.findings} names={first.names} {...parts} />}
      {second && <ExploratorySection findings={second.findings} names={second.names} {...parts} />}
      {third && <FurtherPart findings={third.findings} names={third.names} {...parts} />}
      {fourth && (
        <div className={styles.bottom}>
          <PaymentSlot
            findings={fourth.findings}
            rows={fourth.prolific}
            words={payload.payment}
            locale={locale}
          >
            <AddFiles onInputs={onInputs}>{words.files.add}</AddFiles>
          </PaymentSlot>
          <Downloads
            client={client}
            findings={fourth.findings}
            isFinal={fourth.isFinal}
            {...parts}
          />
        </div>
      )}
    </div>
  );
});

type Parts = {
  findings: ShownFindings;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
};

/** The planned numbers, and the answer to the question of the plan. */
const PlannedPart = memo(function PlannedPart({ findings, ...parts }: Parts) {
  const { answer, planned, study, correlations } = findings;
  const plan = study.document?.content.plan;
  return (
    <>
      {planned && <PlannedSection planned={planned} answer={answer} plan={plan} {...parts} />}
      <AnswerSection answer={answer} plan={plan} correlations={correlations} {...parts} />
    </>
  );
});

/** The numbers that follow the scores: sensitivity analyses, answers to surveys, and notes. */
const FurtherPart = memo(function FurtherPart({ findings, ...parts }: Parts) {
  const { words } = parts;
  const notes = noteTexts(findings.notes, words.notes);
  return (
    <>
      <SensitivitySection findings={findings} {...parts} />
      <SurveySection
        surveys={findings.surveys}
        document={findings.study.document?.content ?? null}
        {...parts}
      />
      {notes.length > 0 && (
        <section aria-labelledby="notes">
          <h2 id="notes" className={styles.notes}>
            {words.exploratory.notes}
          </h2>
          <ul>
            {notes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

function Downloads({
  findings,
  isFinal,
  ...parts
}: Omit<Parts, "names"> & { isFinal: boolean; client: DataWorker }) {
  const { locale } = parts;
  const warnings = useMemo(() => warningTexts(findings, locale), [findings, locale]);
  return <DownloadsSection findings={findings} isFinal={isFinal} warnings={warnings} {...parts} />;
}

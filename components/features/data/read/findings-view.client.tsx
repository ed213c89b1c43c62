"use client";

import { memo, useMemo } from "react";
import type { FindingsPayload } from "@/experiments/payloads/findings-payload";
import type { ReadInput, ShownFindings } from "@/experiments/study/findings/worker/messages";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import type { Locale } from "@/lib/routes";
import { AddFiles } from "./add-files.client";
import { AnswerSection } from "./answer-section";
import type { DataClient } from "./data-client";
import { DownloadsSection } from "./downloads-section.client";
import { ExploratorySection } from "./exploratory-section.client";
import styles from "./findings-view.module.css";
import { noteTexts } from "./note-texts";
import { PaymentSlot } from "./payment-slot.client";
import { PlannedSection } from "./planned-section";
import { SensitivitySection } from "./sensitivity-section";
import type { StudyNames } from "./study-names";
import { SurveySection } from "./survey-section.client";
import { warningTexts } from "./warning-texts";

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
  client: DataClient;
  names: StudyNames;
  payload: FindingsPayload;
  /** Adds files to the data. */
  onInputs: (inputs: readonly ReadInput[]) => void;
  locale: Locale;
}) {
  const { words } = payload;
  const { answer, planned, study } = findings;
  const content = study.document?.content ?? null;
  const parts = { names, words, locale };
  const warnings = useMemo(() => warningTexts(findings, locale), [findings, locale]);
  const notes = noteTexts(findings.notes, words.notes);
  return (
    <div className={styles.findings}>
      {planned && (
        <PlannedSection planned={planned} answer={answer} plan={content?.plan} {...parts} />
      )}
      <AnswerSection
        answer={answer}
        plan={content?.plan}
        correlations={findings.correlations}
        {...parts}
      />
      <ExploratorySection findings={findings} {...parts} />
      <SensitivitySection findings={findings} {...parts} />
      <SurveySection surveys={findings.surveys} document={content} words={words} locale={locale} />
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
      <div className={styles.bottom}>
        <PaymentSlot findings={findings} rows={prolific} words={payload.payment} locale={locale}>
          <AddFiles onInputs={onInputs}>{words.files.add}</AddFiles>
        </PaymentSlot>
        <DownloadsSection
          client={client}
          findings={findings}
          isFinal={isFinal}
          warnings={warnings}
          words={words}
          locale={locale}
        />
      </div>
    </div>
  );
});

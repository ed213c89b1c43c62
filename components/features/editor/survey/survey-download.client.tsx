"use client";

import { useMemo, useState } from "react";
import { stepsOf } from "@/components/features/editor/document/edit-document";
import { asText } from "@/components/features/editor/document/json";
import {
  useEditorBase,
  useWritten,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { download, FILE_TYPES } from "@/lib/device/download";
import { objectOf, saidText } from "./document/survey-json";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

/** A button that downloads the survey as an XLSForm in one CSV file. */
export function SurveyDownload() {
  const { path, survey } = useSurvey();
  const { document } = useWritten();
  const { locale } = useEditorBase();
  const { survey: words, import: reading } = useSurveyWords();
  const [outcome, setOutcome] = useState("");
  const read = useMemo(() => surveySchema.safeParse(survey), [survey]);
  const id = asText(objectOf(stepsOf(document)[Number(path[1])]).id) || "survey";
  const take = async () => {
    if (!read.success) return setOutcome(words.downloadNotYet);
    try {
      const { surveyCsv } = await import("@/experiments/survey/files/write-survey");
      const text = surveyCsv(read.data, { title: saidText(survey.title, locale) || id });
      download(`${id}.csv`, text, FILE_TYPES.csv);
      setOutcome("");
    } catch {
      setOutcome(reading.lost);
    }
  };
  return (
    <div className={styles.actions}>
      <ActionButton onClick={() => void take()}>{words.download}</ActionButton>
      <span role="status" className={styles.help}>
        {outcome}
      </span>
    </div>
  );
}

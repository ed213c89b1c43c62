"use client";

import { useEffect, useRef } from "react";
import type { JsonObject } from "@/components/features/editor/document/json";
import { said, useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { useSurveyWords } from "@/components/features/editor/survey/survey-words.client";
import { ActionButton } from "@/components/ui/action-button";
import { nameFrom } from "@/experiments/study/document/name-from";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./add-survey.module.css";
import { FoundSurvey } from "./found-survey.client";
import { PlacedRules } from "./placed-rules.client";
import type { ReadFile } from "./read-file.client";

/** The id of a step from a file: the name of the file without its extension. */
const idOfFile = (name: string) => nameFrom(name.replace(/\.[^.]*$/, ""), "questions", []);

/**
 * The result of reading a file or cells. A survey is listed with everything that was left out or renamed; the study
 * changes only when the author adds the survey.
 */
export function ImportResult({
  found: { name, result },
  onTake,
  onCancel,
}: {
  found: ReadFile;
  onTake: (survey: JsonObject, name: string) => void;
  onCancel: () => void;
}) {
  const { locale } = useEditorBase();
  const { import: words } = useSurveyWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const title = (text: string) => (
    <h5 ref={heading} tabIndex={-1}>
      {text}
    </h5>
  );
  if ("problem" in result) return <div className={styles.result}>{title(result.problem)}</div>;
  const { survey: whole, notes, faults, rest } = result;
  const survey = (whole ?? rest) as unknown as JsonObject | undefined;
  return (
    <div className={styles.result} data-wrong={faults ? "" : undefined}>
      {title(
        faults
          ? interpolate(faults.length === 1 ? words.oneFault : words.faults, {
              name,
              n: faults.length,
            })
          : interpolate(words.found, { name }),
      )}
      {faults && (
        <PlacedRules
          rules={faults.map((fault) => ({ ...fault, text: said(fault.rule, locale) }))}
        />
      )}
      {survey && (
        <>
          {faults && <h6>{words.rest}</h6>}
          <FoundSurvey survey={survey} notes={notes} />
          <p className={styles.help}>{words.nothingYet}</p>
        </>
      )}
      <div className={styles.buttons}>
        {survey && (
          <ActionButton
            look={faults ? "secondary" : "primary"}
            onClick={() => onTake(survey, idOfFile(name))}
          >
            {faults ? words.takeRest : words.take}
          </ActionButton>
        )}
        <ActionButton onClick={onCancel}>{words.cancel}</ActionButton>
      </div>
    </div>
  );
}

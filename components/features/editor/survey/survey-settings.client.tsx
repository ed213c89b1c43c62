"use client";

import { pathText } from "@/components/features/editor/document/json";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import { useWritten } from "@/components/features/editor/shared/editor-context.client";
import { objectOf } from "./document/survey-json";
import { ownerOf } from "./fault-place";
import { Fold } from "./fold.client";
import { PartFaults } from "./part-faults.client";
import { ScaleFields } from "./scale-fields.client";
import { ShuffledFlag } from "./shuffled-flag.client";
import { SourceFields } from "./source-fields.client";
import { useSurvey } from "./survey-context.client";
import { useSurveyWords } from "./survey-words.client";

/** The settings of a whole survey: the order of its pages, its scales and its sources. */
export function SurveySettings() {
  const { path, survey } = useSurvey();
  const { faults } = useWritten();
  const { survey: words } = useSurveyWords();
  const isNeeded = [...faults.keys()].some((key) =>
    ["title", "order", "scales", "sources"].some((part) =>
      `${key}.`.startsWith(`${pathText([...path, part])}.`),
    ),
  );
  // The choices of other lists are displayed at the first item that uses them.
  const unused = Object.keys(objectOf(survey.choices)).filter(
    (list) => ownerOf(survey, list) === null,
  );
  return (
    <>
      <PartFaults path={path} parts={unused.map((list) => `choices.${list}`)} />
      <Fold name={words.settings} isNeeded={isNeeded}>
        <SaidField path={[...path, "title"]} label={words.title} hint={words.titleHelp} rows={0} />
        <ShuffledFlag path={[...path, "order"]} label={words.shufflePages} />
        <ScaleFields />
        <SourceFields />
      </Fold>
    </>
  );
}

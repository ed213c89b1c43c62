"use client";

import { useEffect, useMemo, useState } from "react";
import { languagesOf, stepsOf } from "@/components/features/editor/document/edit-document";
import {
  type JsonObject,
  type Path,
  pathText,
  withValue,
} from "@/components/features/editor/document/json";
import {
  fieldId,
  useEditorContext,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorPlace } from "@/components/features/editor/shared/use-place.client";
import { type Place, surveyOf } from "./document/survey-json";
import { placeOfFault } from "./fault-place";
import { LinkNote } from "./link-note.client";
import { PageList } from "./page-list.client";
import { SurveyContext } from "./survey-context.client";
import { SurveyDownload } from "./survey-download.client";
import styles from "./survey-fields.module.css";
import { SurveySettings } from "./survey-settings.client";
import { useSurveyWords, WithSurveyWords } from "./survey-words.client";

type Props = { index: number; place: EditorPlace };

/** The fields of a survey: its pages with their items, its scales and sources, and its file. */
export const SurveyFields = (props: Props) => (
  <WithSurveyWords>
    <Fields {...props} />
  </WithSurveyWords>
);

function Fields({ index, place }: Props) {
  const { document, edit } = useEditorContext();
  const { survey: words } = useSurveyWords();
  const [opened, setOpened] = useState<Place | null>(() => ({ page: 0, at: 0 }));
  const { wanted, focus, reach, setPage } = place;
  const survey = surveyOf(stepsOf(document)[index]);
  const languages = languagesOf(document);
  const path = useMemo((): Path => ["steps", index, "survey"], [index]);

  // When the author follows the link of a fault, the item to which the fault belongs opens.
  useEffect(() => {
    if (wanted === null || !wanted.startsWith(`${pathText(path)}.`)) return;
    const found = placeOfFault(survey, wanted.slice(pathText(path).length + 1));
    if (found) setOpened(found.place);
    reach();
    focus(fieldId(found ? [...path, ...found.field] : [wanted]));
  }, [wanted, path, survey, focus, reach]);

  // The preview displays the page of the open item.
  const openPage = opened?.page;
  useEffect(() => {
    if (openPage !== undefined) setPage(openPage);
  }, [openPage, setPage]);

  const editing = {
    path,
    survey,
    languages,
    opened,
    open: setOpened,
    focus,
    change: (next: (now: JsonObject) => JsonObject, say?: string) =>
      edit(
        (now) => {
          const before = surveyOf(stepsOf(now)[index]);
          const after = next(before);
          return after === before ? now : (withValue(now, path, after) as JsonObject);
        },
        { mode: "push", ...(say !== undefined && { say }) },
      ),
  };
  return (
    <SurveyContext value={editing}>
      <section aria-label={words.questions} className={styles.questions}>
        <PageList />
      </section>
      <SurveySettings />
      <LinkNote />
      <SurveyDownload />
    </SurveyContext>
  );
}

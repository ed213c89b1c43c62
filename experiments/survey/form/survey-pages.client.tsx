"use client";

import { useMemo } from "react";
import type { SurveyFormWords } from "@/content/survey";
import type { Survey } from "@/experiments/survey/definition/schema";
import { allItems, choicesOf } from "@/experiments/survey/definition/survey-items";
import { displayedPages } from "@/experiments/survey/definition/survey-order";
import type { Locale } from "@/lib/routes";
import { SurveyView } from "./survey-view.client";

/** The seed of the order in which an author sees a survey. */
const SEED = 1;

const NO_DRAFT = {};
const ignore = () => {};

/**
 * Returns a text that changes only if earlier answers are no longer valid for the survey: the ids and types of the
 * items, and the values of their choices.
 */
const shapeOf = (survey: Survey): string =>
  JSON.stringify(
    allItems(survey).map(({ item }) => [
      item.id,
      item.type,
      "choices" in item && choicesOf(survey, item.choices).map(({ value }) => value),
    ]),
  );

/**
 * A survey as its author tries it. Nothing is recorded. Answers remain while the author changes texts and rules.
 * @param page index of a page of the survey, from 0. The page is displayed also if the rules do not show it.
 * @param onFinish called when the author presses the last button
 */
export function SurveyPages({
  survey,
  words,
  locale,
  page = 0,
  onFinish = ignore,
}: {
  survey: Survey;
  words: SurveyFormWords;
  locale: Locale;
  page?: number;
  onFinish?: () => void;
}) {
  const pages = useMemo(() => displayedPages(survey, SEED), [survey]);
  return (
    <SurveyView
      key={shapeOf(survey)}
      survey={survey}
      pages={pages}
      words={words}
      locale={locale}
      draft={NO_DRAFT}
      onDraft={ignore}
      onFinish={onFinish}
      preview={survey.pages[page]?.id}
    />
  );
}

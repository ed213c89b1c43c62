"use client";

import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useAnswerFacts } from "@/experiments/engine/run/answer-facts.client";
import { type Answered, shownIn, surveyAnswers } from "./survey-answers.client";
import { type Held, pageAt } from "./survey-state";

/** The data about an answer before the questions are displayed. */
const beforeDisplay = () => ({ rt_ms: null, input_type: null, hidden: null });

/**
 * Returns the answers of a participant, the shown pages and the current page. Typed answers are also kept when the
 * participant presses a button anywhere on the page or leaves the page.
 * @param draft the initial answers, and the page on which the participant left
 */
export function useSurvey(
  { survey, pages, locale, preview, onDraft }: Omit<Answered, "take">,
  draft: Held,
) {
  const [answers] = useState(() =>
    surveyAnswers({ survey, pages, locale, preview, onDraft, take: beforeDisplay }, draft),
  );
  const state = useSyncExternalStore(answers.subscribe, answers.get, answers.get);
  const shown = useMemo(
    () => shownIn({ survey, pages, locale, preview }, state),
    [survey, pages, locale, preview, state],
  );
  useEffect(() => {
    if (preview !== undefined) answers.open(preview);
  }, [answers, preview]);
  const page = pageAt(pages, shown.pages, state.page);
  const { take, listeners } = useAnswerFacts(page?.page.id ?? false, "answer");
  useLayoutEffect(() => answers.use({ survey, pages, locale, preview, onDraft, take }));

  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    document.addEventListener("click", answers.keepTyped, options);
    document.addEventListener("visibilitychange", answers.keepTyped, options);
    window.addEventListener("pagehide", answers.keepTyped, options);
    return () => {
      gone.abort();
      answers.keepTyped();
    };
  }, [answers]);

  return { answers, held: state.held, shown, page, listeners };
}

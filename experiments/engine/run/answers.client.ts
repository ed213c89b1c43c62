"use client";

import { useState } from "react";
import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { FormDraft } from "@/experiments/engine/session/session";
import { useAnswerFacts } from "./answer-facts.client";

/**
 * Returns the answers on one screen of a questionnaire, keyed by item, with the columns that record how they were given
 * (`useAnswerFacts`). `rt_ms` is the time from the display of the screen to the last change of the answer.
 * @param draft the initial answers
 * @param onDraft receives all answers after each change
 * @param isShown false while the screen waits for a resource that it displays
 */
export function useAnswers<Value extends string>(
  draft: Readonly<Record<string, FormAnswer<Value>>>,
  onDraft: (draft: FormDraft) => void,
  isShown = true,
) {
  const [answers, setAnswers] = useState(draft);
  const facts = useAnswerFacts(isShown);

  return {
    answers,
    /** Records an answer. `at` is the time stamp of the answer's event, ms; the current time by default. */
    answer: (item: string, value: Value, at = performance.now()) => {
      const { pasted = null, ...given } = facts.take(item, at);
      // A pasted answer remains marked as pasted after later changes.
      const next = {
        ...answers,
        [item]: { value, ...given, pasted: answers[item]?.pasted || pasted },
      };
      setAnswers(next);
      onDraft(next);
    },
    listeners: facts.listeners,
  };
}

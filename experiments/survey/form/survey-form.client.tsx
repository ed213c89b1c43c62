"use client";

import { useRef, useState } from "react";
import type { FormProps } from "@/experiments/engine/contract/define-app";
import { choicesOf } from "@/experiments/survey/definition/survey-items";
import type { SurveyTypes } from "@/experiments/survey/model/survey-model";
import type { SurveyScreen } from "@/experiments/survey/model/survey-rows";
import { recordedIds } from "@/experiments/survey/model/survey-rows";
import { ownValue } from "@/lib/own-value";
import type { Held } from "./survey-state";
import { SurveyView } from "./survey-view.client";

/** Returns an answer with several choices in the written order, because participants may see another order. */
function inWrittenOrder({ survey, pages }: SurveyScreen, id: string, value: string): string {
  const items = pages.flatMap((page) => page.items.map(({ item }) => item));
  const item = items.find((each) => each.id === id);
  if (item?.type !== "many") return value;
  const values = value.split(" ");
  return choicesOf(survey, item.choices)
    .map((choice) => String(choice.value))
    .filter((each) => values.includes(each))
    .join(" ");
}

/** The only screen of a survey. Its view has the pages, and its draft contains the current page. */
export function SurveyForm({ words, locale, draft, ...props }: FormProps<SurveyTypes>) {
  // The engine computes an equal screen for each render.
  const [screen] = useState(props.screen);
  const hasFinished = useRef(false);
  return (
    <SurveyView
      survey={screen.survey}
      pages={screen.pages}
      words={words.form}
      locale={locale}
      draft={draft as Held}
      onDraft={props.onDraft}
      onFinish={(held, answers) => {
        if (hasFinished.current) return;
        hasFinished.current = true;
        props.onAnswers(
          recordedIds(screen).map((id) => {
            const answer = ownValue(held, id);
            const value = ownValue(answers, id);
            if (!answer || value === undefined) return null;
            return { ...answer, value: inWrittenOrder(screen, id, value) };
          }),
        );
      }}
    />
  );
}

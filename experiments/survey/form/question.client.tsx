"use client";

import { memo, useId, useMemo } from "react";
import { AuthorText } from "@/components/ui/author-text";
import type { SurveyFormWords } from "@/content/survey";
import type { DisplayedItem } from "@/experiments/survey/definition/survey-order";
import type { Locale } from "@/lib/routes";
import { ChoiceQuestion } from "./choice-question.client";
import { type Fills, filled } from "./piping";
import styles from "./question.module.css";
import type { QuestionParts } from "./question-parts";
import { textsWith } from "./question-texts";
import { RankQuestion } from "./rank-question.client";
import { SliderQuestion } from "./slider-question.client";
import { spokenIn } from "./spoken-text";
import type { SurveyActions } from "./survey-answers.client";
import { TypedQuestion } from "./typed-question.client";

export type QuestionProps = {
  displayed: DisplayedItem;
  words: SurveyFormWords;
  locale: Locale;
  /** The answer as the participant typed or chose it. */
  held: string | undefined;
  /** The text of an `other` choice. */
  other: string | undefined;
  /** The message about the answer, and whether it still applies. */
  message: string | undefined;
  isWrong: boolean;
  /** The two possible meanings of an ambiguous number. */
  small: string | undefined;
  large: string | undefined;
  /** The answers that are inserted into the texts of the item, as JSON, so that equal answers have equal values. */
  fills: string;
  /** True if the label states that the answer is required. */
  isMarked: boolean;
  /** True for an item of a matrix. */
  isRow?: boolean;
  actions: SurveyActions;
};

/** Returns the answers that are inserted into the texts of an item. */
function useFills(fills: string): Fills {
  return useMemo(() => (fills === "" ? {} : JSON.parse(fills)), [fills]);
}

/** One item of a survey. It renders again only if its own answer, message or texts change. */
export const Question = memo(function Question(props: QuestionProps) {
  const { displayed, words, locale, held, message, isWrong, isMarked, actions } = props;
  const { item, choices } = displayed;
  const id = useId();
  const fills = useFills(props.fills);
  const textOf = useMemo(() => textsWith(fills, locale), [fills, locale]);
  if (item.type === "note") {
    const { text, lang } = spokenIn(item.label, locale);
    return (
      <div className={styles.note} lang={lang} translate="no">
        <AuthorText text={text} fill={(part) => filled(part, fills)} />
      </div>
    );
  }
  const hint = item.hint === undefined ? undefined : textOf(item.hint);
  const described = [
    hint && `${id}hint`,
    item.type === "slider" && `${id}ends`,
    item.type === "rank" && `${id}how`,
    isWrong && `${id}message`,
  ].filter(Boolean);
  const parts: QuestionParts = {
    id,
    label: textOf(item.label),
    mark: isMarked ? words.required : undefined,
    hint,
    describedBy: described.join(" ") || undefined,
    isRequired: item.required === true,
    message,
    isWrong,
  };
  const shared = { parts, words, textOf, held, actions };
  return (
    <div
      className={props.isRow ? styles.row : styles.question}
      data-question={item.id}
      data-wrong={isWrong || undefined}
    >
      {item.type === "rank" ? (
        <RankQuestion {...shared} item={item} choices={choices} />
      ) : item.type === "slider" ? (
        <SliderQuestion {...shared} item={item} />
      ) : item.type === "one" || item.type === "many" ? (
        <ChoiceQuestion
          {...shared}
          item={item}
          choices={choices}
          other={props.other}
          isRow={props.isRow}
        />
      ) : (
        <TypedQuestion {...shared} item={item} small={props.small} large={props.large} />
      )}
    </div>
  );
});

"use client";

import type { SurveyFormWords } from "@/content/survey";
import type { Answers } from "@/experiments/survey/definition/show-rule";
import { isMatrix, otherId } from "@/experiments/survey/definition/survey-items";
import type { DisplayedItem, DisplayedPage } from "@/experiments/survey/definition/survey-order";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { LISTED } from "./choice-question.client";
import { Matrix } from "./matrix";
import { shownReading, type Trouble } from "./page-problems";
import { type Fills, fillsFrom } from "./piping";
import { Question } from "./question.client";
import { pipedInItem, textsWith } from "./question-texts";
import type { SurveyActions } from "./survey-answers.client";
import type { Held } from "./survey-state";

type Props = {
  page: DisplayedPage;
  /** The items of the page that are shown. */
  items: readonly DisplayedItem[];
  pages: readonly DisplayedPage[];
  words: SurveyFormWords;
  locale: Locale;
  held: Held;
  answers: Answers;
  /** The messages about answers, keyed by item. */
  troubles: ReadonlyMap<string, Trouble>;
  actions: SurveyActions;
};

/** The items of one page: one below the other, or the rows of a matrix. */
export function PageItems({
  page: { page },
  items,
  pages,
  words,
  locale,
  held,
  answers,
  troubles,
  actions,
}: Props) {
  const fillsOf = fillsFrom(pages, locale);
  const asked = items.filter(({ item }) => item.type !== "note");
  const isEachRequired = asked.every(({ item }) => "required" in item && item.required === true);
  const [first] = items;
  const isTable = isMatrix(page) && first !== undefined && first.choices.length <= LISTED;
  const questions = items.map((displayed) => {
    const { item } = displayed;
    const wanted = pipedInItem(displayed);
    const fills: Fills = wanted.length > 0 ? fillsOf(wanted, answers) : {};
    const trouble = troubles.get(item.id);
    return (
      <Question
        key={item.id}
        displayed={displayed}
        words={words}
        locale={locale}
        held={ownValue(held, item.id)?.value}
        other={ownValue(held, otherId(item.id))?.value}
        message={trouble?.message}
        isWrong={trouble?.isWrong ?? false}
        small={shownReading(trouble, "small", locale)}
        large={shownReading(trouble, "large", locale)}
        fills={wanted.length > 0 ? JSON.stringify(fills) : ""}
        isMarked={!isEachRequired && "required" in item && item.required === true}
        isRow={isTable}
        actions={actions}
      />
    );
  });
  if (!isTable) return questions;
  const textOf = textsWith(fillsOf(pipedInItem(first), answers), locale);
  return <Matrix choices={first.choices.map(({ label }) => textOf(label))}>{questions}</Matrix>;
}

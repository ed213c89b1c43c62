"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { SurveyFormWords } from "@/content/survey";
import type { Answers } from "@/experiments/survey/definition/show-rule";
import type { DisplayedPage } from "@/experiments/survey/definition/survey-order";
import type { Locale } from "@/lib/routes";
import { controlOf, focusQuestion, focusTop, isHalfTyped } from "./focus";
import { messageOf, problemsOf, type Trouble } from "./page-problems";
import type { SurveyAnswers } from "./survey-answers.client";
import { type Held, itemsShown, type Shown } from "./survey-state";

/** The problems at the last press of the button that goes on: the message of each item, and the incomplete dates. */
type Told = {
  messages: ReadonlyMap<string, string>;
  halfTyped: ReadonlySet<string>;
  isReminder: boolean;
};

const NOTHING_TOLD: Told = { messages: new Map(), halfTyped: new Set(), isReminder: false };

/** Returns the messages of the items on a page. */
function troublesOf(
  { messages, halfTyped }: Told,
  page: DisplayedPage,
  { ids }: Shown,
  held: Held,
  words: SurveyFormWords,
  locale: Locale,
): Map<string, Trouble> {
  const items = itemsShown(page, ids).filter(({ item }) => messages.has(item.id));
  const isStillHalf = (item: string) => halfTyped.has(item) && !Object.hasOwn(held, item);
  const { wrong, lacking } = problemsOf(items, held, locale, isStillHalf);
  return new Map(
    items.map((displayed) => {
      const { id } = displayed.item;
      const problem = wrong.get(id) ?? lacking.get(id) ?? null;
      // A message that no longer applies keeps its text and its space.
      const message = problem
        ? messageOf(displayed, problem, held, words, locale)
        : (messages.get(id) ?? "");
      return [id, { problem, message, isWrong: problem !== null }] as const;
    }),
  );
}

/**
 * Turns the pages of a survey. Participants go on only if the page has all required answers and no answer that its item
 * does not allow. The top of a new page receives the focus; after a problem, the first item with a problem.
 * @param onFinish receives the answers that the participant gave, and their recorded values
 */
export function usePageTurning({
  form,
  top,
  answers,
  held,
  shown,
  page,
  words,
  locale,
  onFinish,
}: {
  form: RefObject<HTMLFormElement | null>;
  top: RefObject<HTMLElement | null>;
  answers: SurveyAnswers;
  held: Held;
  shown: Shown;
  page: DisplayedPage | undefined;
  words: SurveyFormWords;
  locale: Locale;
  onFinish: (held: Held, answers: Answers) => void;
}) {
  const [told, setTold] = useState(NOTHING_TOLD);
  /** The pages on which the participant was reminded of missing answers. */
  const reminded = useRef(new Set<string>());
  /** True from the display of a page to the first click that began on this page. */
  const isNew = useRef(false);
  /** What receives the focus after the next render: the top of the page, or an item. */
  const [target, setTarget] = useState<{ item?: string } | null>(null);

  useEffect(() => {
    if (target?.item !== undefined) focusQuestion(form.current, target.item);
    else if (target) focusTop(form.current, top.current);
  }, [target, form, top]);

  const open = (to: DisplayedPage) => {
    setTold(NOTHING_TOLD);
    isNew.current = true;
    answers.open(to.page.id);
    setTarget({});
  };

  /** Displays the problems of a page. @returns true if the participant must stay on the page */
  const tell = (on: DisplayedPage, now: Held, ids: Shown["ids"]): boolean => {
    const isHalf = (item: string) => on === page && isHalfTyped(controlOf(form.current, item));
    const displayed = itemsShown(on, ids);
    const { wrong, lacking } = problemsOf(displayed, now, locale, isHalf);
    const isReminded = reminded.current.has(on.page.id);
    const problems = new Map([...wrong, ...(isReminded ? [] : lacking)]);
    if (problems.size === 0) return false;
    if (lacking.size > 0) reminded.current.add(on.page.id);
    if (on !== page) open(on);
    const messages = displayed.flatMap((each) => {
      const problem = problems.get(each.item.id);
      return problem ? [[each.item.id, messageOf(each, problem, now, words, locale)] as const] : [];
    });
    setTold({
      messages: new Map(messages),
      halfTyped: new Set([...problems.keys()].filter(isHalf)),
      isReminder: wrong.size === 0,
    });
    const [first] = messages.find(([id]) => wrong.has(id)) ?? messages[0] ?? [];
    setTarget(first === undefined ? {} : { item: first });
    return true;
  };

  return {
    troubles: page
      ? troublesOf(told, page, shown, held, words, locale)
      : new Map<string, Trouble>(),
    /** True if all messages are about answers that may be left out. */
    isReminder: told.isReminder,
    open,
    /**
     * Returns whether a click continues a double click that began on the button of the page before. This click would
     * press a button or choose an answer on the new page.
     * @param clicks the number of clicks in this place, as the browser counts them
     */
    isOfPageBefore: (clicks: number) => {
      if (clicks <= 1) isNew.current = false;
      return isNew.current;
    },
    /** Opens the next page, or ends the survey. */
    goOn: () => {
      if (!page) return;
      answers.keepTyped();
      const now = answers.shown();
      if (tell(page, now.held, now.ids)) return;
      const next = now.pages[now.pages.indexOf(page) + 1];
      if (next) return open(next);
      // An answer on a later page may have shown a question on an earlier page.
      if (now.pages.some((each) => tell(each, now.held, now.ids))) return;
      onFinish(now.held, now.answers);
    },
  };
}

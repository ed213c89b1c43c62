"use client";

import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { DisplayedPage } from "@/experiments/survey/definition/survey-order";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { createStore } from "@/lib/store";
import {
  draftOf,
  type Held,
  readDraft,
  type Shown,
  shownNow,
  withoutHidden,
  withPage,
} from "./survey-state";

/** A typed answer is kept after this time without a change, ms. */
const TYPING_PAUSE_MS = 500;

/** The survey that is answered. */
export type Answered = {
  survey: Pick<Survey, "pages">;
  pages: readonly DisplayedPage[];
  locale: Locale;
  /** The id of a page that is displayed even if the rules hide it, so that the author of the survey can look at it. */
  preview?: string | undefined;
  /** Receives the answers and the page after each change. */
  onDraft: (draft: Held) => void;
  /** Returns the data, other than its value, that are recorded about an answer at this moment. */
  take: (item: string, at: number) => Omit<FormAnswer<string>, "value">;
};

/** Returns the shown items and pages, and the answers to them. */
export function shownIn(
  { survey, pages, locale, preview }: Omit<Answered, "take" | "onDraft">,
  { held, page }: ReturnType<typeof readDraft>,
): Shown {
  const shown = shownNow(survey, pages, held, locale);
  return preview !== undefined && page === preview ? withPage(shown, pages, preview) : shown;
}

/** The changes that fields make. The functions stay the same between renders. */
export type SurveyActions = Pick<SurveyAnswers, "choose" | "type" | "keepTyped">;

export type SurveyAnswers = ReturnType<typeof surveyAnswers>;

/**
 * Returns the answers of a participant and the current page, outside React, because a participant may type and press a
 * button before React renders.
 * @param draft the initial answers, and the page on which the participant left
 */
export function surveyAnswers(answered: Answered, draft: Held) {
  let now = answered;
  const { get, set, subscribe } = createStore(readDraft(now.pages, draft));
  /** Typed answers that are not kept yet. */
  const typed = new Map<string, FormAnswer<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (item: string, value: string) => {
    const { pasted = null, untrusted = null, ...given } = now.take(item, performance.now());
    const before = typed.get(item) ?? ownValue(get().held, item);
    typed.set(item, {
      value,
      ...given,
      // Only the first change of a dictated text has a key or pointer event.
      input_type: given.input_type ?? before?.input_type ?? null,
      // A text remains marked after later changes.
      untrusted: before?.untrusted || untrusted,
      pasted: before?.pasted || pasted,
    });
  };

  const keepTyped = () => {
    clearTimeout(timer);
    if (typed.size === 0) return;
    const held: Record<string, FormAnswer<string>> = { ...get().held };
    for (const [item, answer] of typed)
      if (answer.value === "") delete held[item];
      else held[item] = answer;
    typed.clear();
    const { ids } = shownIn(now, { held, page: get().page });
    update({ ...get(), held: withoutHidden(now.pages, held, ids) });
  };

  const update = (next: ReturnType<typeof get>) => {
    set(next);
    now.onDraft(draftOf(next.held, next.page));
  };

  return {
    get,
    subscribe,
    /** Continues with a changed survey. */
    use: (next: Answered) => {
      now = next;
    },
    /** Keeps a chosen answer at once. An empty value removes the answer. */
    choose: (item: string, value: string) => {
      note(item, value);
      keepTyped();
    },
    /** Keeps a typed answer after a pause; earlier if `keepTyped` is called. */
    type: (item: string, value: string) => {
      note(item, value);
      clearTimeout(timer);
      timer = setTimeout(keepTyped, TYPING_PAUSE_MS);
    },
    /** Keeps all typed answers now. */
    keepTyped,
    /** Returns the latest answers, and the items and pages that they show. */
    shown: () => ({ held: get().held, ...shownIn(now, get()) }),
    /** Changes the current page. */
    open: (page: string) => {
      keepTyped();
      update({ ...get(), page });
    },
  };
}

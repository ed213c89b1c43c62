"use client";

import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { ActionButton } from "@/components/ui/action-button";
import { onSend } from "@/components/ui/on-send";
import type { SurveyFormWords } from "@/content/survey";
import { pipedIn } from "@/experiments/survey/definition/piping";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { Answers } from "@/experiments/survey/definition/show-rule";
import type { DisplayedPage } from "@/experiments/survey/definition/survey-order";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { goToNext } from "./focus";
import { PageItems } from "./page-items.client";
import type { Trouble } from "./page-problems";
import { fillsFrom } from "./piping";
import { textsWith } from "./question-texts";
import { Spoken } from "./spoken";
import { type Held, itemsShown } from "./survey-state";
import styles from "./survey-view.module.css";
import { usePageTurning } from "./use-page-turning.client";
import { useSurvey } from "./use-survey.client";

/**
 * A survey as participants do it, one page at a time. Participants go on only if the page has all required answers and
 * no answer that its item does not allow.
 * @param onFinish receives the answers that the participant gave, and their recorded values
 * @param preview the id of the page that the author of the survey looks at, also if the rules do not show it
 */
export function SurveyView({
  survey,
  pages,
  words,
  locale,
  draft,
  onDraft,
  onFinish,
  preview,
}: {
  survey: Survey;
  pages: readonly DisplayedPage[];
  words: SurveyFormWords;
  locale: Locale;
  draft: Held;
  onDraft: (draft: Held) => void;
  onFinish: (held: Held, answers: Answers) => void;
  preview?: string | undefined;
}) {
  const { answers, held, shown, page, listeners } = useSurvey(
    { survey, pages, locale, preview, onDraft },
    draft,
  );
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLElement>(null);
  const turning = usePageTurning({
    form,
    top,
    answers,
    held,
    shown,
    page,
    words,
    locale,
    onFinish,
  });
  if (!page) return null;
  const { troubles, open } = turning;
  const at = shown.pages.indexOf(page);
  const isLast = at === shown.pages.length - 1;
  const items = itemsShown(page, shown.ids);
  const fillsOf = fillsFrom(pages, locale);
  const title =
    page.page.label &&
    textsWith(fillsOf(pipedIn([page.page.label]), shown.answers), locale)(page.page.label);
  const place = interpolate(words.page, { page: at + 1, pages: shown.pages.length });
  const button = isLast ? words.finish : words.next;
  const isEachRequired = items.every(({ item }) => item.type === "note" || item.required === true);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      autoComplete="off"
      {...listeners}
      onClickCapture={(event: MouseEvent) => {
        listeners.onClickCapture(event);
        if (!turning.isOfPageBefore(event.detail)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // A typed answer may show or hide the question that receives the focus next.
        if (event.key === "Enter" || event.key === "Tab") flushSync(answers.keepTyped);
        goToNext(event, form.current);
      }}
      {...onSend(turning.goOn)}
    >
      <section
        ref={top}
        className={styles.page}
        tabIndex={-1}
        aria-label={title ? `${place}. ${title.text}` : place}
      >
        <div className={styles.head}>
          {shown.pages.length > 1 && (
            <div className={styles.progress}>
              <p className={styles.place}>{place}</p>
              <progress max={shown.pages.length} value={at + 1} aria-hidden="true" />
            </div>
          )}
          {title && (
            <h2 className={styles.title} translate="no">
              <Spoken {...title} />
            </h2>
          )}
          {isEachRequired && items.some(({ item }) => item.type !== "note") && (
            <p className={styles.required}>{words.allRequired}</p>
          )}
        </div>
        <div key={page.page.id} className={styles.items}>
          <PageItems
            page={page}
            items={items}
            pages={pages}
            words={words}
            locale={locale}
            held={held}
            answers={shown.answers}
            troubles={troubles}
            actions={answers}
          />
        </div>
      </section>
      <div className={styles.end}>
        <p className={styles.buttons}>
          {at > 0 && (
            <ActionButton
              onClick={() => {
                const before = shown.pages[at - 1];
                if (before) open(before);
              }}
            >
              {words.back}
            </ActionButton>
          )}
          <ActionButton look="primary" type="submit">
            {button}
          </ActionButton>
        </p>
        {/* The message is below the buttons, so that the buttons do not move when the message changes. */}
        <p role="alert" className={styles.summary}>
          {summaryOf(troubles, turning.isReminder, button, words)}
        </p>
      </div>
    </form>
  );
}

function summaryOf(
  troubles: ReadonlyMap<string, Trouble>,
  isReminder: boolean,
  button: string,
  words: SurveyFormWords,
): string {
  const n = [...troubles.values()].filter(({ isWrong }) => isWrong).length;
  if (n === 0) return "";
  const texts = isReminder ? words.ask : words.summary;
  return interpolate(n === 1 ? texts.one : texts.many, { n, button });
}

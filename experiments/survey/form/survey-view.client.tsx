"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { onSend } from "@/components/ui/on-send";
import type { SurveyFormWords } from "@/content/survey";
import { pipedIn } from "@/experiments/survey/definition/piping";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { Answers } from "@/experiments/survey/definition/show-rule";
import type { DisplayedPage } from "@/experiments/survey/definition/survey-order";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { goToNext, questionIn } from "./focus";
import { messageOf, problemsOf, type Trouble } from "./page-problems";
import { fillsFrom } from "./piping";
import { textsWith } from "./question-texts";
import { Spoken } from "./spoken";
import { shownIn } from "./survey-answers.client";
import { SurveyItems } from "./survey-page.client";
import { type Held, itemsShown } from "./survey-state";
import styles from "./survey-view.module.css";
import { useSurvey } from "./use-survey.client";

/** A press within this time after the display of a page is the second press of a double click, ms. */
const DOUBLE_CLICK_MS = 500;

/** The problems at the last press of the button that goes on: the message of each item, and the incomplete dates. */
type Told = {
  messages: ReadonlyMap<string, string>;
  halfTyped: ReadonlySet<string>;
  isReminder: boolean;
};

const NOTHING_TOLD: Told = { messages: new Map(), halfTyped: new Set(), isReminder: false };

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
  const [told, setTold] = useState(NOTHING_TOLD);
  /** The pages on which the participant was reminded of missing answers. */
  const reminded = useRef(new Set<string>());
  const form = useRef<HTMLFormElement>(null);
  const head = useRef<HTMLElement>(null);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  /** What receives the focus after the next render: the top of the page, or an item. */
  const [target, setTarget] = useState<{ item?: string } | null>(null);

  useEffect(() => {
    if (!target) return;
    if (target.item !== undefined) return questionIn(form.current, target.item)?.focus();
    head.current?.focus({ preventScroll: true });
    if ((form.current?.getBoundingClientRect().top ?? 0) < 0)
      form.current?.scrollIntoView({ block: "start" });
  }, [target]);

  if (!page) return null;
  const at = shown.pages.indexOf(page);
  const isLast = at === shown.pages.length - 1;
  const items = itemsShown(page, shown.ids);
  const isStillHalf = (item: string) => told.halfTyped.has(item) && !Object.hasOwn(held, item);
  const { wrong, lacking } = problemsOf(items, held, locale, isStillHalf);
  const troubles = new Map<string, Trouble>();
  for (const displayed of items) {
    const { id } = displayed.item;
    const before = told.messages.get(id);
    const problem = wrong.get(id) ?? lacking.get(id) ?? null;
    if (before === undefined) continue;
    // A message that no longer applies keeps its text and its space.
    const message = problem ? messageOf(displayed, problem, held, words, locale) : before;
    troubles.set(id, { problem, message, isWrong: problem !== null });
  }

  const open = (to: DisplayedPage, item?: string) => {
    setTold(NOTHING_TOLD);
    shownAt.current = performance.now();
    answers.open(to.page.id);
    setTarget(item === undefined ? {} : { item });
  };

  /** Displays the problems of a page. @returns true if the participant must stay on the page */
  const tell = (on: DisplayedPage, now: Held, ids: ReadonlySet<string>): boolean => {
    const isHere = on === page;
    const isHalfTyped = (item: string) => isHere && isBad(questionIn(form.current, item));
    const displayed = itemsShown(on, ids);
    const found = problemsOf(displayed, now, locale, isHalfTyped);
    const isReminded = reminded.current.has(on.page.id);
    const all = new Map([...found.wrong, ...(isReminded ? [] : found.lacking)]);
    if (all.size === 0) return false;
    if (found.lacking.size > 0) reminded.current.add(on.page.id);
    if (!isHere) open(on);
    const messages = displayed.flatMap((each) => {
      const problem = all.get(each.item.id);
      return problem ? [[each.item.id, messageOf(each, problem, now, words, locale)] as const] : [];
    });
    setTold({
      messages: new Map(messages),
      halfTyped: new Set([...all.keys()].filter(isHalfTyped)),
      isReminder: found.wrong.size === 0,
    });
    const order = displayed.map(({ item }) => item.id);
    const first = order.find((id) => found.wrong.has(id)) ?? order.find((id) => all.has(id));
    setTarget(first === undefined ? {} : { item: first });
    return true;
  };

  const goOn = () => {
    answers.keepTyped();
    const now = answers.get().held;
    const then = shownIn({ survey, pages, locale, preview }, answers.get());
    if (tell(page, now, then.ids)) return;
    const next = then.pages[then.pages.indexOf(page) + 1];
    if (next) return open(next);
    // An answer on a later page may have shown a question on an earlier page.
    if (then.pages.some((each) => tell(each, now, then.ids))) return;
    onFinish(now, then.answers);
  };

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
        // The second press of a double click would press a button or choose an answer on the next page.
        if (event.detail > 1 && performance.now() - shownAt.current < DOUBLE_CLICK_MS) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
      onKeyDown={(event: KeyboardEvent) => goToNext(event, form.current)}
      {...onSend(goOn)}
    >
      <section
        ref={head}
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
          <SurveyItems
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
          {summaryOf(troubles, told.isReminder, button, words)}
        </p>
      </div>
    </form>
  );
}

/** Returns whether the browser does not accept the text in a field, such as an incomplete date. */
const isBad = (field: Element | null) =>
  field instanceof HTMLInputElement && field.validity?.badInput === true;

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

import type { KeyboardEvent } from "react";

const CONTROLS = "input, select, textarea, button";

/** Returns the control of a question that receives the focus: a chosen answer, or the first control. */
function controlIn(question: Element | undefined): HTMLElement | null {
  const chosen = question?.querySelector<HTMLElement>("input[type=radio]:checked");
  return chosen ?? question?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

const questionsIn = (form: Element | null) => [
  ...(form?.querySelectorAll<HTMLElement>("[data-question]") ?? []),
];

/** Returns the control of an item that receives the focus. */
export const controlOf = (form: Element | null, item: string): HTMLElement | null =>
  controlIn(questionsIn(form).find(({ dataset }) => dataset.question === item));

/** Returns whether a field contains a text that the browser does not accept, such as an incomplete date. */
export const isHalfTyped = (field: Element | null): boolean =>
  field instanceof HTMLInputElement && field.validity?.badInput === true;

const isAbove = (element: Element) => element.getBoundingClientRect().top < 0;

/** Moves the focus to an item, and displays its question. */
export function focusQuestion(form: Element | null, item: string): void {
  const control = controlOf(form, item);
  control?.focus();
  const question = control?.closest("[data-question]");
  if (question && isAbove(question)) question.scrollIntoView({ block: "start" });
}

/** Moves the focus to the top of a page. */
export function focusTop(form: Element | null, top: HTMLElement | null): void {
  top?.focus({ preventScroll: true });
  if (form && isAbove(form)) form.scrollIntoView({ block: "start" });
}

/**
 * Makes the Enter key move the focus to the next question. By default, Enter in a field would press the button that
 * goes on, and the other questions of the page would remain without an answer. In the last question, Enter presses this
 * button.
 */
export function goToNext(event: KeyboardEvent, form: Element | null): void {
  const { target, key } = event;
  if (key !== "Enter" || !(target instanceof Element)) return;
  // A key that is held down would confirm a reminder, or go through several pages.
  if (event.repeat && !target.matches("textarea")) {
    event.preventDefault();
    return;
  }
  if (!target.matches("input") || event.nativeEvent.isComposing) return;
  const questions = questionsIn(form);
  const at = questions.findIndex((question) => question.contains(target));
  const next = controlIn(questions[at + 1]);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

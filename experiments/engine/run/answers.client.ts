"use client";

import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { FormDraft } from "@/experiments/engine/session/session";
import { flagNotes } from "@/experiments/engine/trials/flag-notes";
import { isPageHidden, onTurningAway } from "@/experiments/engine/trials/turning-away";

/**
 * Returns the answers on one screen of a questionnaire, keyed by item. `rt_ms` is the time from the display of the
 * screen to the last change of the answer, in whole ms. People read a questionnaire at their own pace, so this time
 * does not measure the speed of a response. `hidden` is true if the page was hidden or lost the focus during this time.
 * Flags are recorded separately for each answer.
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
  const shownAt = useRef(0);
  const wasHidden = useRef(false);
  const input = useRef<string | null>(null);
  const notes = useRef<ReturnType<typeof flagNotes>>(null);

  useEffect(() => {
    if (!isShown) return;
    const gone = new AbortController();
    shownAt.current = performance.now();
    wasHidden.current = isPageHidden();
    onTurningAway(() => {
      wasHidden.current = true;
    }, gone.signal);
    notes.current = flagNotes(gone.signal);
    return () => gone.abort();
  }, [isShown]);

  return {
    answers,
    /** Records an answer. `at` is the time stamp of the answer's event, ms; the current time by default. */
    answer: (item: string, value: Value, at = performance.now()) => {
      const { pasted = null, ...flags } = notes.current?.take(input.current) ?? {};
      const given: FormAnswer<Value> = {
        value,
        rt_ms: Math.round(at - shownAt.current),
        input_type: input.current,
        hidden: wasHidden.current,
        // A pasted answer remains marked as pasted after later changes.
        pasted: answers[item]?.pasted || pasted,
        ...flags,
      };
      const next = { ...answers, [item]: given };
      setAnswers(next);
      onDraft(next);
      // Assistive technology may select an answer without a pointer or key event. In this case, the input type is
      // unknown.
      input.current = null;
    },
    /** Event handlers for the form element that record the input type of the next answer. */
    listeners: {
      onPointerDownCapture: (event: React.PointerEvent) => {
        input.current = event.pointerType || null;
        notes.current?.note(event, true);
      },
      onKeyDownCapture: (event: React.KeyboardEvent) => {
        input.current = "keyboard";
        notes.current?.note(event, true);
      },
      // A program may click a label without a press. The browser then generates a click on the control of the label.
      onClickCapture: (event: React.MouseEvent) => notes.current?.note(event),
      onInputCapture: ({ nativeEvent }: React.InputEvent) => notes.current?.noteInput(nativeEvent),
    },
  };
}

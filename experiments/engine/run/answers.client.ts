"use client";

import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { FormDraft } from "@/experiments/engine/session/session";
import { flagNotes } from "@/experiments/engine/trials/flag-notes";
import { isPageHidden, onTurningAway } from "@/experiments/engine/trials/turning-away";

/**
 * The answers on one screen of a form, by item. The time runs from when the screen was shown to the
 * last change of an answer, in whole ms: a form is read in one's own time, so it says no more than
 * that. `hidden` is whether the page was hidden or lost the focus in that time. Each answer has its flags.
 * @param draft the answers to begin with
 * @param onDraft takes all answers after each change
 * @param isShown false as long as the screen waits for something that belongs to it
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
    /** `at` is the time stamp of the event that gives the answer, ms; else it is now. */
    answer: (item: string, value: Value, at = performance.now()) => {
      const { pasted = null, ...flags } = notes.current?.take(input.current) ?? {};
      const given: FormAnswer<Value> = {
        value,
        rt_ms: Math.round(at - shownAt.current),
        input_type: input.current,
        hidden: wasHidden.current,
        // What was pasted stays so, however it is changed afterwards.
        pasted: answers[item]?.pasted || pasted,
        ...flags,
      };
      const next = { ...answers, [item]: given };
      setAnswers(next);
      onDraft(next);
      // Assistive technology may choose without either event: then it is not known what with.
      input.current = null;
    },
    /** For the form element: what the next answer is given with. */
    listeners: {
      onPointerDownCapture: (event: React.PointerEvent) => {
        input.current = event.pointerType || null;
        notes.current?.note(event, true);
      },
      onKeyDownCapture: (event: React.KeyboardEvent) => {
        input.current = "keyboard";
        notes.current?.note(event, true);
      },
      // A program may click without a press, on a label, whose own click is then the browser's.
      onClickCapture: (event: React.MouseEvent) => notes.current?.note(event),
      onInputCapture: ({ nativeEvent }: React.InputEvent) => notes.current?.noteInput(nativeEvent),
    },
  };
}

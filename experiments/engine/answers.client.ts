"use client";

import { useEffect, useRef, useState } from "react";
import type { FormRow } from "./app-module";

/** An answer with what the row of its item says about how it was given. */
export type Given<Value extends string> = { value: Value } & Pick<
  FormRow,
  "rt_ms" | "input_type" | "hidden"
>;

/**
 * The answers on one screen of a form, by item. The time runs from when the screen was shown to the
 * last change of an answer, in whole ms: a form is read in one's own time, so it says no more than
 * that. `hidden` is whether the page was hidden or lost the focus in that time.
 */
export function useAnswers<Value extends string>() {
  const [answers, setAnswers] = useState<Readonly<Record<string, Given<Value>>>>({});
  const shownAt = useRef(0);
  const wasHidden = useRef(false);
  const input = useRef<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const markHidden = () => {
      wasHidden.current = true;
    };
    shownAt.current = performance.now();
    wasHidden.current = document.visibilityState === "hidden";
    window.addEventListener("blur", markHidden, { signal: gone.signal });
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "hidden" && markHidden(),
      { signal: gone.signal },
    );
    return () => gone.abort();
  }, []);

  return {
    answers,
    answer: (item: string, value: Value) => {
      const given: Given<Value> = {
        value,
        rt_ms: Math.round(performance.now() - shownAt.current),
        input_type: input.current,
        hidden: wasHidden.current,
      };
      setAnswers((before) => ({ ...before, [item]: given }));
      // Assistive technology may choose without either event: then it is not known what with.
      input.current = null;
    },
    /** For the form element: what the next answer is given with. */
    listeners: {
      onPointerDownCapture: ({ pointerType }: { pointerType: string }) => {
        input.current = pointerType || null;
      },
      onKeyDownCapture: () => {
        input.current = "keyboard";
      },
    },
  };
}

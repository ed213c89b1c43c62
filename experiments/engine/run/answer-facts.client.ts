"use client";

import { useEffect, useState } from "react";
import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import { flagNotes } from "@/experiments/engine/trials/flag-notes";
import { isPageHidden, onTurningAway } from "@/experiments/engine/trials/turning-away";

/** The moment from which the time of an answer counts: the display of the questions, or the previous answer. */
type Start = "display" | "answer";

/** Records how participants give answers, from the events of a form. */
function answerFacts(from: Start) {
  let notes: ReturnType<typeof flagNotes> | null = null;
  let input: string | null = null;
  /** The item that was answered last, and the time from which its answer counts. */
  let item: string | null = null;
  let start = 0;
  let wasHidden = false;
  /** The time of the last answer, and whether the page was hidden after this answer. */
  let last = 0;
  let wasHiddenSince = false;
  return {
    /** Starts the observation when the questions are displayed. @param signal ends the observation */
    show(signal: AbortSignal) {
      item = null;
      start = performance.now();
      last = start;
      wasHidden = isPageHidden();
      wasHiddenSince = wasHidden;
      onTurningAway(() => {
        wasHiddenSince = true;
      }, signal);
      notes = flagNotes(signal);
    },
    /**
     * Returns the columns of an answer, except its value.
     * @param at time stamp of the answer's event, ms
     */
    take(answered: string, at: number): Omit<FormAnswer<string>, "value"> {
      if (from === "answer" && answered !== item) {
        start = last;
        wasHidden = false;
      }
      item = answered;
      last = at;
      wasHidden ||= wasHiddenSince;
      wasHiddenSince = false;
      const facts = {
        rt_ms: Math.round(at - start),
        input_type: input,
        hidden: wasHidden,
        ...notes?.take(input),
      };
      // Assistive technology may select an answer without a pointer or key event. In this case, the input type is
      // unknown.
      input = null;
      return facts;
    },
    /** Event handlers for the form element that record the input type of the next answer. */
    listeners: {
      onPointerDownCapture: (event: React.PointerEvent) => {
        input = event.pointerType || null;
        notes?.note(event, true);
      },
      onKeyDownCapture: (event: React.KeyboardEvent) => {
        input = "keyboard";
        notes?.note(event, true);
      },
      // A program may click a label without a press. The browser then generates a click on the control of the label.
      onClickCapture: (event: React.MouseEvent) => notes?.note(event),
      onInputCapture: ({ nativeEvent }: React.InputEvent) => notes?.noteInput(nativeEvent),
    },
  };
}

/**
 * Records how a participant answers the questions of one display. `rt_ms` is a whole number of ms, to the last change
 * of the answer. People read a questionnaire at their own pace, so this time does not measure the speed of a response.
 * `hidden` is true if the page was hidden or lost the focus during this time. Flags are recorded separately for each
 * answer.
 * @param display changes with each new display of questions; false while the form waits for a resource that it displays
 */
export function useAnswerFacts(display: string | boolean, from: Start = "display") {
  const [facts] = useState(() => answerFacts(from));
  useEffect(() => {
    if (display === false) return;
    const gone = new AbortController();
    facts.show(gone.signal);
    return () => gone.abort();
  }, [facts, display]);
  return facts;
}

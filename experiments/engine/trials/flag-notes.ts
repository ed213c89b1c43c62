import type { TrialRow } from "@/experiments/engine/contract/trial-row";

/** The columns that record how the participant gave an answer, in addition to the input type. */
type Flags = Required<Pick<TrialRow, "untrusted" | "pasted" | "pointer_moved">>;

/** Matches the types of input events that insert text which was not typed (Input Events, `inputType`). */
const NOT_TYPED = /^insertFrom(Paste|Drop|Yank)/;

/**
 * Records how participants give answers, from the events of the answers (docs/methods.md, "Flags").
 * @param signal stops observing the mouse
 */
export function flagNotes(signal: AbortSignal) {
  let untrusted: boolean | null = null;
  let pasted: boolean | null = null;
  let isMoving = false;
  let hasMoved = false;
  document.addEventListener(
    "pointermove",
    ({ pointerType }) => {
      isMoving ||= pointerType === "mouse";
    },
    { capture: true, passive: true, signal },
  );
  return {
    /**
     * Records an event that may be an answer.
     * @param begins true if the event starts a new answer; untrusted events before it then no longer count
     */
    note: ({ isTrusted }: Pick<Event, "isTrusted">, begins = false) => {
      untrusted = !isTrusted || (untrusted === true && !begins);
      // Mouse movements after this event belong to the next answer.
      hasMoved ||= isMoving;
      isMoving = false;
    },
    /** Records a change of a form field. An event without `inputType` does not insert text. */
    noteInput: ({ isTrusted, inputType }: Pick<InputEvent, "isTrusted"> & Partial<InputEvent>) => {
      if (!isTrusted) untrusted = true;
      if (inputType) pasted = pasted === true || NOT_TYPED.test(inputType);
    },
    /**
     * Returns the flags of an answer and resets them. A flag that is unknown or does not apply is null.
     * @param input the input type of the answer
     */
    take: (input: string | null): Flags => {
      const flags = { untrusted, pasted, pointer_moved: input === "mouse" ? hasMoved : null };
      untrusted = null;
      pasted = null;
      hasMoved = false;
      return flags;
    },
  };
}

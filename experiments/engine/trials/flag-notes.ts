import type { TrialRow } from "@/experiments/engine/contract/trial-row";

/** The columns that record how an answer was given, in addition to its input type. */
type Flags = Required<Pick<TrialRow, "untrusted" | "pasted" | "pointer_moved">>;

/** Kinds of input that insert text without typing (Input Events, `inputType`). */
const NOT_TYPED = /^insertFrom(Paste|Drop|Yank)/;

/**
 * Records how answers are given, from their events (docs/methods.md, "Flags").
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
     * @param begins whether it starts a new attempt, so that earlier untrusted events no longer count
     */
    note: ({ isTrusted }: Pick<Event, "isTrusted">, begins = false) => {
      untrusted = !isTrusted || (untrusted === true && !begins);
      // Later movements belong to the next answer.
      hasMoved ||= isMoving;
      isMoving = false;
    },
    /** Records a change of a field; an event without `inputType` does not enter text. */
    noteInput: ({ isTrusted, inputType }: Pick<InputEvent, "isTrusted"> & Partial<InputEvent>) => {
      if (!isTrusted) untrusted = true;
      if (inputType) pasted = pasted === true || NOT_TYPED.test(inputType);
    },
    /**
     * Returns the flags of an answer and resets them; null for a flag that is unknown or does not apply.
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

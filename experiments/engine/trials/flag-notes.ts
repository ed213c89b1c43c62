import type { TrialRow } from "@/experiments/engine/contract/trial-row";

/** What the row of an answer says about how it was given, besides its input. */
type Flags = Required<Pick<TrialRow, "untrusted" | "pasted" | "pointer_moved">>;

/** Kinds of input that bring a text which was not typed here (Input Events, `inputType`). */
const NOT_TYPED = /^insertFrom(Paste|Drop|Yank)/;

/**
 * Notes how answers are given, from the events that give them (docs/methods.md, "Flags").
 * @param signal ends the watch of the mouse
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
     * Notes an event that may give an answer.
     * @param begins whether it is a new attempt, so that what was untrusted before it no longer counts
     */
    note: ({ isTrusted }: Pick<Event, "isTrusted">, begins = false) => {
      untrusted = !isTrusted || (untrusted === true && !begins);
      // Moves from here on belong to the next answer.
      hasMoved ||= isMoving;
      isMoving = false;
    },
    /** Notes a change of a field; one without `inputType` is no text. */
    noteInput: ({ isTrusted, inputType }: Pick<InputEvent, "isTrusted"> & Partial<InputEvent>) => {
      if (!isTrusted) untrusted = true;
      if (inputType) pasted = pasted === true || NOT_TYPED.test(inputType);
    },
    /**
     * Returns the flags of an answer and begins anew; null for what is not known or does not apply.
     * @param input what the answer was given with
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

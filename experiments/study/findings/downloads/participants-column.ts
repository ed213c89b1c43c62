import type { AnyEntry } from "@/experiments/engine/data/codebook";
import type { Cell } from "@/experiments/engine/data/csv";
import type { PublishedSession } from "./published-sessions";

/** A column of `participants.csv`: its line in the codebook, and its cell for a session. */
export type ParticipantsColumn = AnyEntry & {
  /**
   * What the column states, for the scripts: the step and a measure or an answer, such as `my-step.age`, or the step and a
   * fact of the run after a space, such as `my-step place`. Null for the session as a whole.
   */
  key: string | null;
  cell: (published: PublishedSession) => Cell;
};

type Described = Pick<ParticipantsColumn, "description" | "cell"> & Partial<AnyEntry>;

/** Returns a column of `participants.csv`. */
export const column = (
  name: string,
  { unit = null, levels = null, ...own }: Described,
  key: string | null = null,
): ParticipantsColumn => ({ ...own, name, unit, levels, key });

import type { ConditionSource } from "@/experiments/engine/session/session";
import type { ReadRun, Source } from "./read-session";

/** The facts about a session that its records and tables repeat. A fact that is not stated is null. */
export type SessionFacts = {
  protocol: string | null;
  document: string | null;
  planHash: string | null;
  person: string | null;
  visit: string | null;
  condition: string | null;
  conditionSource: ConditionSource | null;
  order: readonly string[] | null;
  ids: Readonly<Record<string, string | null>>;
  isSimulated: boolean;
  isRehearsal: boolean;
};

/**
 * How closely the data of a run correspond to the bytes that the page created: the record itself, the record that
 * follows from the stored session or from values without their bytes, or the rows of a table.
 */
export type Grade = "record" | "session" | "table";
export const GRADES: readonly Grade[] = ["record", "session", "table"];

/** The data about a session in one part of a file. */
export type Contribution = {
  session: string;
  facts: SessionFacts;
  /** The SHA-256 of the bytes; contributions of the same kind and step with the same digest are the same. */
  digest: string;
  source: Source;
} & Content;

type Content =
  | { kind: "start"; at: string }
  | { kind: "step"; grade: Grade; run: Omit<ReadRun, "source"> }
  | {
      kind: "end";
      exit: string | null;
      code: string | null;
      steps: number | null;
      receipt: string | null;
    }
  | {
      kind: "participation";
      at: string | null;
      exit: string | null;
      code: string | null;
      /** The number of steps that are done. */
      done: number;
      /** The digest of each record that was sent, keyed by step. */
      digests: Readonly<Record<string, string>>;
    };

export type ContributionOf<Kind extends Contribution["kind"]> = Extract<
  Contribution,
  { kind: Kind }
>;

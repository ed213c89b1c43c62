import type { Contribution, Grade, SessionFacts } from "./contribution";
import type { Packable } from "./packed/kinds";
import type { PackedValues } from "./packed/values";
import type { ReadRun, Source } from "./read-session";

/** `Omit` for each kind of contribution, which keeps the kinds apart. */
type Without<Field extends string> = Contribution extends infer Each
  ? Each extends Contribution
    ? Omit<Each, Field>
    : never
  : never;

/** The fields of a contribution that are stored neither with the session nor separately. */
export type Rest = Without<"session" | "facts" | "run" | "source">;

/**
 * A contribution to a session. Each one has the position of the previous contribution. Facts and runs are stored
 * separately, because most contributions repeat the facts, and sessions have the positions of their runs.
 */
export type SessionPart = { before: number | null; source: Source } & (
  | { rest: Rest; facts: number; run: number | null }
  /** Another source of the contribution at this position. */
  | { again: number }
);

/**
 * A packed part: the position of the previous contribution, the source, and then either the position of the same
 * contribution, or the positions of facts and run (as distances, which have fewer digits) and the rest. A list needs less
 * memory than an object with its objects.
 */
type PackedPart = [
  before: number | null,
  file: number,
  entry: string | null,
  line: number | null,
  ...([again: number] | [facts: number, run: number | null, ...rest: PackedRest]),
];
/** The grade and the digest of a step, or the fields of another contribution. */
type PackedRest = [Grade, string] | [Rest];

/** The length of the list of a part that repeats a contribution. */
const AGAIN = 5;
const BEFORE_FACTS = 4;

/** Facts, or their differences from the facts at another position. */
type PackedFacts = SessionFacts | { like: number; changes: Partial<SessionFacts> };

/** Returns a position as its distance from another one: even numbers for later positions, odd numbers for earlier ones. */
const distance = (position: number, from: number | null): number => {
  const difference = position - (from ?? 0);
  return difference < 0 ? -2 * difference - 1 : 2 * difference;
};

const fromDistance = (value: number, from: number | null): number =>
  (from ?? 0) + (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Stores the contributions to sessions, their facts and their runs, and returns each of them by its position. */
export function createPackedParts(packed: PackedValues) {
  const pack = (value: unknown) => packed.add(value as Packable);
  const storedFacts = (position: number) => packed.at(position) as unknown as PackedFacts;

  function factsAt(position: number): SessionFacts {
    const facts = storedFacts(position);
    // The facts at the other position are whole, so that no sender can make a long chain of differences.
    return "like" in facts
      ? { ...(storedFacts(facts.like) as SessionFacts), ...facts.changes }
      : facts;
  }

  return {
    factsAt,

    runAt: (position: number) => packed.at(position) as unknown as Omit<ReadRun, "source">,

    partAt(position: number): SessionPart {
      const list = packed.at(position) as unknown as PackedPart;
      const [before, file, entry, line] = list;
      const about = { before, source: { file, entry, line } };
      if (list.length === AGAIN) return { ...about, again: list[BEFORE_FACTS] as number };
      const [ofFacts, ofRun, ...rest] = list.slice(BEFORE_FACTS) as [
        number,
        number | null,
        ...PackedRest,
      ];
      const facts = fromDistance(ofFacts, before);
      const run = ofRun === null ? null : fromDistance(ofRun, before);
      const [first, digest = ""] = rest;
      return typeof first === "string"
        ? { ...about, facts, run, rest: { kind: "step", grade: first, digest } }
        : { ...about, facts, run, rest: first };
    },

    addPart({ before, source: { file, entry, line }, ...part }: SessionPart): number {
      const about = [before, file, entry, line];
      if ("again" in part) return pack([...about, part.again]);
      const { facts, run, rest } = part;
      const own = rest.kind === "step" ? [rest.grade, rest.digest] : [rest];
      const ofRun = run === null ? null : distance(run, before);
      return pack([...about, distance(facts, before), ofRun, ...own]);
    },

    addRun: (run: Omit<ReadRun, "source">): number => pack(run),

    /** @param like the position of facts with which these facts agree in most fields; null if there are none */
    addFacts(facts: SessionFacts, like: number | null): number {
      if (like === null) return pack(facts);
      const known = storedFacts(like);
      const whole = "like" in known ? known.like : like;
      const changes = changesOf(storedFacts(whole) as SessionFacts, facts);
      return pack({ like: whole, changes } satisfies PackedFacts);
    },
  };
}

/** Returns the fields of facts that differ from the fields of other facts. */
function changesOf(before: SessionFacts, facts: SessionFacts): Partial<SessionFacts> {
  const fields = Object.keys(facts) as (keyof SessionFacts)[];
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(facts[field]) !== JSON.stringify(before[field]))
      .map((field) => [field, facts[field]]),
  );
}

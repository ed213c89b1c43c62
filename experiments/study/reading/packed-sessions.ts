import type { SessionFacts } from "./contribution";
import type { Packable } from "./packed/kinds";
import { createPackedValues } from "./packed/values";
import type { createPackedParts } from "./packed-parts";
import type { ReadRun, ReadSession, Source } from "./read-session";

/** The place of a packed run, its step, and its source in the files. */
export type RunPlace = { step: string; at: number; source: Source };

/** The facts that are unpacked when they are read. Sessions have the other facts unpacked, because they are read often. */
type PackedFacts = Omit<SessionFacts, "protocol" | "person" | "visit" | "condition">;

type PackedFields = PackedFacts &
  Pick<ReadSession, "isWithdrawn" | "startedAt" | "exit" | "code" | "bytes">;

const PACKED = [
  "document",
  "planHash",
  "conditionSource",
  "order",
  "ids",
  "isSimulated",
  "isRehearsal",
  "isWithdrawn",
  "startedAt",
  "exit",
  "code",
  "bytes",
] as const satisfies readonly (keyof PackedFields)[];

/** The number of runs that may remain unpacked, because the findings read them many times: 5,000 sessions of three tasks. */
const MOST_UNPACKED = 15_000;

const UNPACK = Symbol("unpack");
const POSITION = Symbol("position");

type Unpack = {
  fields: (position: number) => PackedFields;
  runs: (position: number) => ReadRun[];
  run: (position: number, step: string) => ReadRun | null;
};

/**
 * Returns the run of a step; null if the session does not have it. Unlike a search in `runs`, this unpacks no other runs.
 */
export function runIn(session: Pick<ReadSession, "runs">, step: string): ReadRun | null {
  if (!(session instanceof PackedSession))
    return session.runs.find((run) => run.step === step) ?? null;
  return session[UNPACK].run(session[POSITION], step);
}

/** A session without its packed fields. A class gives each object the memory for its own fields only. */
class PackedSession {
  readonly id: string;
  readonly protocol: string | null;
  readonly person: string | null;
  readonly visit: string | null;
  readonly condition: string | null;
  declare readonly [UNPACK]: Unpack;
  declare readonly [POSITION]: number;
  declare readonly runs: ReadRun[];

  constructor(session: Omit<ReadSession, "runs">, unpack: Unpack, position: number) {
    this.id = session.id;
    this.protocol = session.protocol;
    this.person = session.person;
    this.visit = session.visit;
    this.condition = session.condition;
    Object.defineProperty(this, UNPACK, { value: unpack });
    Object.defineProperty(this, POSITION, { value: position });
    Object.defineProperties(this, GETTERS);
  }
}

const shown = (get: (this: PackedSession) => unknown) => ({ enumerable: true, get });

/**
 * The getters of the packed fields. All sessions have the same functions: with other functions in each reading, V8 would
 * give each session a table of properties, which uses more than a kilobyte.
 */
const GETTERS: PropertyDescriptorMap = {
  ...Object.fromEntries(
    PACKED.map((field) => [
      field,
      shown(function () {
        return this[UNPACK].fields(this[POSITION])[field];
      }),
    ]),
  ),
  runs: shown(function () {
    return this[UNPACK].runs(this[POSITION]);
  }),
};

/**
 * The record of a session: the position of its facts among the values of the drafts, or the facts themselves if no part
 * of a file states all of them; the other fields; then the step, the position and the source of each run.
 */
type SessionRecord = [
  facts: number | PackedFacts,
  isWithdrawn: boolean,
  startedAt: string | null,
  exit: string | null,
  code: string | null,
  bytes: ReadSession["bytes"],
  ...runs: (string | number | null)[],
];
const BEFORE_RUNS = 6;
const OF_RUN = 5;

/** Returns the place of the run that begins at a position of the list of a session. */
const placeAt = (record: SessionRecord, at: number): RunPlace => ({
  step: record[at] as string,
  at: record[at + 1] as number,
  source: {
    file: record[at + 2] as number,
    entry: record[at + 3] as string | null,
    line: record[at + 4] as number | null,
  },
});

/**
 * Creates sessions whose fields are unpacked when they are read. For all other purposes, such a session is like an object
 * with all fields of a session: it can be copied and compared.
 * @param parts the runs and the facts by their positions
 */
export function createPackedSessions(
  parts: Pick<ReturnType<typeof createPackedParts>, "runAt" | "factsAt">,
) {
  const packed = createPackedValues();

  // The runs remain unpacked while findings are computed. Afterwards the browser may take the memory back.
  let kept = new WeakRef(new Map<number, ReadRun>());

  function unpackRun({ at, source }: RunPlace): ReadRun {
    const unpacked = kept.deref() ?? new Map<number, ReadRun>();
    const known = unpacked.get(at);
    if (known) return known;
    const run = { ...parts.runAt(at), source };
    if (unpacked.size === 0) kept = new WeakRef(unpacked);
    if (unpacked.size < MOST_UNPACKED) unpacked.set(at, run);
    return run;
  }

  /** The fields that were unpacked last. Several of them are often read one after the other. */
  let latest: { position: number; fields: PackedFields } | null = null;

  const recordAt = (position: number) => packed.at(position) as unknown as SessionRecord;

  const own: Unpack = {
    fields(position) {
      if (latest?.position !== position) {
        const [facts, isWithdrawn, startedAt, exit, code, bytes] = recordAt(position);
        const stated = typeof facts === "number" ? parts.factsAt(facts) : facts;
        const fields = { ...stated, isWithdrawn, startedAt, exit, code, bytes };
        latest = { position, fields };
      }
      return latest.fields;
    },
    runs(position) {
      const record = recordAt(position);
      const runs: ReadRun[] = [];
      for (let at = BEFORE_RUNS; at < record.length; at += OF_RUN)
        runs.push(unpackRun(placeAt(record, at)));
      return runs;
    },
    run(position, step) {
      const record = recordAt(position);
      for (let at = BEFORE_RUNS; at < record.length; at += OF_RUN)
        if (record[at] === step) return unpackRun(placeAt(record, at));
      return null;
    },
  };

  return {
    /**
     * Returns a session with the runs at some places.
     * @param factsPosition the position of its facts; null if no part of a file states all of them
     */
    add(
      session: Omit<ReadSession, "runs">,
      runs: readonly RunPlace[],
      factsPosition: number | null,
    ): ReadSession {
      const { document, planHash, conditionSource, order, ids, isSimulated, isRehearsal } = session;
      const facts = { document, planHash, conditionSource, order, ids, isSimulated, isRehearsal };
      const { isWithdrawn, startedAt, exit, code, bytes } = session;
      const record: SessionRecord = [
        factsPosition ?? facts,
        isWithdrawn,
        startedAt,
        exit,
        code,
        bytes,
        ...runs.flatMap(({ step, at, source: { file, entry, line } }) => [
          step,
          at,
          file,
          entry,
          line,
        ]),
      ];
      const position = packed.add(record as unknown as Packable);
      return new PackedSession(session, own, position) as unknown as ReadSession;
    },
  };
}

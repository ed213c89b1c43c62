import type { Packable } from "./packed/kinds";
import { createPackedValues } from "./packed/values";
import type { ReadRun, ReadSession, Source } from "./read-session";

/** The place of a packed run, its step, and the file that the run comes from. */
export type RunPlace = { step: string; at: number; source: Source };

/** The fields of a session that are packed. The other fields are read so often that sessions have them unpacked. */
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
] as const satisfies readonly (keyof ReadSession)[];

type PackedFields = Pick<ReadSession, (typeof PACKED)[number]>;

/** The number of runs that may remain unpacked, because the findings read them many times: 5,000 sessions of three tasks. */
const MOST_UNPACKED = 15_000;

const UNPACK = Symbol("unpack");
const POSITION = Symbol("position");
type PackedSession = { readonly [POSITION]: number; [UNPACK]: Unpack };

type Unpack = {
  fields: (position: number) => PackedFields;
  runs: (position: number) => ReadRun[];
  run: (position: number, step: string) => ReadRun | null;
};

/**
 * Returns the run of a step; null if the session does not have it. Unlike a search in `runs`, this unpacks no other runs.
 */
export function runIn(session: Pick<ReadSession, "runs">, step: string): ReadRun | null {
  if (!(UNPACK in session)) return session.runs.find((run) => run.step === step) ?? null;
  const packed = session as unknown as PackedSession;
  return packed[UNPACK].run(packed[POSITION], step);
}

/**
 * Creates sessions whose fields are unpacked when they are read. For all other purposes, such a session is like an object
 * with all fields of a session: it can be copied and compared.
 * @param runAt returns the run at a place
 */
export function createPackedSessions(runAt: (at: number) => Omit<ReadRun, "source">) {
  const packed = createPackedValues();
  const pack = (value: unknown) => packed.add(value as Packable);
  const unpack = <Value>(position: number) => packed.at(position) as unknown as Value;

  // The runs remain unpacked while findings are computed. Afterwards the browser may take the memory back.
  let kept = new WeakRef(new Map<number, ReadRun>());

  function unpackRun(at: number, sourceAt: number): ReadRun {
    const unpacked = kept.deref() ?? new Map<number, ReadRun>();
    const known = unpacked.get(at);
    if (known) return known;
    const run = { ...runAt(at), source: unpack<Source>(sourceAt) };
    if (unpacked.size === 0) kept = new WeakRef(unpacked);
    if (unpacked.size < MOST_UNPACKED) unpacked.set(at, run);
    return run;
  }

  /** The position of the fields, then for each run its step, its place and the position of its source. */
  type Index = [number, ...(string | number)[]];

  /** The fields that were unpacked last. Several of them are often read one after the other. */
  let latest: { position: number; fields: PackedFields } | null = null;

  const own: Unpack = {
    fields(position) {
      if (latest?.position !== position) {
        const [fieldsAt] = unpack<Index>(position);
        latest = { position, fields: unpack(fieldsAt) };
      }
      return latest.fields;
    },
    runs(position) {
      const [, ...places] = unpack<Index>(position);
      const runs: ReadRun[] = [];
      for (let at = 0; at < places.length; at += 3)
        runs.push(unpackRun(places[at + 1] as number, places[at + 2] as number));
      return runs;
    },
    run(position, step) {
      const [, ...places] = unpack<Index>(position);
      for (let at = 0; at < places.length; at += 3)
        if (places[at] === step)
          return unpackRun(places[at + 1] as number, places[at + 2] as number);
      return null;
    },
  };

  // The functions are the same in all sessions, so that they do not use memory in each session.
  const shown = (get: (this: PackedSession) => unknown) => ({ enumerable: true, get });
  const getters: PropertyDescriptorMap = {
    [UNPACK]: { get: () => own },
    runs: shown(function () {
      return own.runs(this[POSITION]);
    }),
  };
  for (const field of PACKED)
    getters[field] = shown(function () {
      return own.fields(this[POSITION])[field];
    });

  return {
    /** Returns a session with the runs at some places. */
    add(session: Omit<ReadSession, "runs">, runs: readonly RunPlace[]): ReadSession {
      const { id, protocol, person, visit, condition, ...fields } = session;
      const places = runs.flatMap(({ step, at, source }) => [step, at, pack(source)]);
      const position = pack([pack(fields), ...places]);
      const unpacked = { id, protocol, person, visit, condition };
      Object.defineProperty(unpacked, POSITION, { value: position });
      return Object.defineProperties(unpacked, getters) as ReadSession;
    },
  };
}

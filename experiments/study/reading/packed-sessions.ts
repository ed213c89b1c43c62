import type { Packable } from "./packed/kinds";
import { createPackedValues } from "./packed/values";
import type { ReadRun, ReadSession, Source } from "./read-session";

/** The place of a packed run, and the file that the run comes from. */
export type RunPlace = { at: number; source: Source };

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

const POSITION = Symbol("position");
type Placed = { readonly [POSITION]: number };

/**
 * Creates sessions whose fields are unpacked when they are read. For all other purposes, such a session is like an object
 * with all fields of a session: it can be copied and compared.
 * @param runAt returns the run at a place
 */
export function createPackedSessions(runAt: (at: number) => Omit<ReadRun, "source">) {
  const packed = createPackedValues();
  type Unpacked = { fields: PackedFields; places: RunPlace[]; runs: ReadRun[] | null };
  /** The session that was unpacked last. Several of its fields are often read one after the other. */
  let latest = -1;
  let unpacked: Unpacked;

  function unpack(position: number): Unpacked {
    if (latest === position) return unpacked;
    const [fields, places] = packed.at(position) as unknown as [PackedFields, RunPlace[]];
    unpacked = { fields, places, runs: null };
    latest = position;
    return unpacked;
  }

  function runsOf(own: Unpacked): ReadRun[] {
    own.runs ??= own.places.map(({ at, source }) => ({ ...runAt(at), source }));
    return own.runs;
  }

  // The functions are the same in all sessions, so that they do not use memory in each session.
  const getters: PropertyDescriptorMap = {
    ...Object.fromEntries(
      PACKED.map((field) => [
        field,
        {
          enumerable: true,
          get(this: Placed) {
            return unpack(this[POSITION]).fields[field];
          },
        },
      ]),
    ),
    runs: {
      enumerable: true,
      get(this: Placed) {
        return runsOf(unpack(this[POSITION]));
      },
    },
  };

  return {
    /** Returns a session with the runs at some places. */
    add(session: Omit<ReadSession, "runs">, runs: readonly RunPlace[]): ReadSession {
      const { id, protocol, person, visit, condition, ...fields } = session;
      const position = packed.add([fields, runs] as unknown as Packable);
      const own = { id, protocol, person, visit, condition };
      Object.defineProperty(own, POSITION, { value: position });
      return Object.defineProperties(own, getters) as ReadSession;
    },
  };
}

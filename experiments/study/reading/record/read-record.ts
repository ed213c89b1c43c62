import type { SentRecord } from "@/experiments/engine/sending/sent-record";
import { personOf } from "./identifiers";
import { endOf, type ReadEnd, type ReadStart, startOf } from "./read-start-and-end";
import { type ReadStep, stepOf } from "./read-step";
import { because, becauseOf, type Reason } from "./reason";
import { isObject, type Values } from "./values";
import { type Whose, whoseOf } from "./whose";

/** The content of a record or, if the record cannot be read, the reason. */
export type ReadRecord = {
  protocol: string | null;
  /** Whether the record belongs to a rehearsal, also if it cannot be read. */
  isRehearsal: boolean;
  /** Whether the record states that it is simulated, also if it cannot be read. */
  isSimulated: boolean;
} & Content;

type Content = (Read & { whose: Whose }) | { kind: "unreadable"; reason: Reason };

type Readable<Kind, Content> = { kind: Kind; content: Content };
type Read = Readable<"start", ReadStart> | Readable<"step", ReadStep> | Readable<"end", ReadEnd>;

const PROTOCOL = /^[0-9a-f]{64}$/;

/** The maximum number of objects and lists in a record, including its rows and events. */
const MOST_NESTED = 50_000;

/** The bytes with which an object and a list begin in JSON. */
const OBJECT = 0x7b;
const LIST = 0x5b;

/** The session and the kind of a record, as the storage of the record states them. */
export type RecordPlace = { session: string; kind: Exclude<SentRecord["kind"], "withdrawal"> };

/**
 * Reads the bytes of a record that a page sent. Anyone who knows a protocol id can send any bytes under this id. Data
 * that do not belong to an app of this release are therefore set apart with a reason. Never throws.
 *
 * @param onValues receives the fields of the record before they are validated; is not called if there are none
 */
export function readRecord(
  body: Uint8Array,
  place: RecordPlace,
  onValues: (values: Values) => void = () => undefined,
): ReadRecord {
  let protocol: string | null = null;
  let isRehearsal = false;
  let isSimulated = false;
  const unreadable = (reason: Reason) =>
    ({ protocol, isRehearsal, isSimulated, kind: "unreadable", reason }) as const;
  try {
    const nested = nestedIn(body);
    if (nested > MOST_NESTED)
      return unreadable(because("It has … objects and lists, more than any run.", nested));
    const values = valuesOf(body);
    if (!isObject(values)) return unreadable(because("It is not a JSON object."));
    isRehearsal = isOfRehearsal(values);
    isSimulated = statesSimulated(values);
    onValues(values);
    if (typeof values.protocol === "string" && PROTOCOL.test(values.protocol))
      protocol = values.protocol;
    else if ((values.protocol ?? null) !== null)
      return unreadable(because("Its protocol is ….", values.protocol));
    const whose = whoseOf(values, place.session);
    if ("text" in whose) return unreadable(whose);
    const content = contentOf(place.kind, body.length, values, protocol);
    if ("text" in content) return unreadable(content);
    const person = whose.person ?? personOf(values.ids, identifiersIn(content), protocol);
    const rehearsal = isRehearsal || whose.rehearsal;
    return {
      protocol,
      isRehearsal,
      isSimulated,
      ...content,
      whose: { ...whose, person, rehearsal },
    };
  } catch (error) {
    return unreadable(becauseOf(error));
  }
}

const identifiersIn = (read: Read): ReadonlyMap<string, string> =>
  read.kind === "end" ? new Map() : read.content.identifiers;

function contentOf(
  kind: RecordPlace["kind"],
  bytes: number,
  values: Values,
  protocol: string | null,
): Read | Reason {
  switch (kind) {
    case "start": {
      const start = startOf(bytes, values, protocol);
      return "text" in start ? start : { kind, content: start };
    }
    case "end": {
      const end = endOf(bytes, values);
      return "text" in end ? end : { kind, content: end };
    }
    case "step": {
      const step = stepOf(values);
      return "text" in step ? step : { kind, content: step };
    }
  }
}

/** Returns whether a record, or any of its rows, states that it belongs to a rehearsal. */
const isOfRehearsal = ({ rehearsal, rows }: Values) =>
  rehearsal === true ||
  (Array.isArray(rows) && rows.some((row) => isObject(row) && row.rehearsal === true));

/** Returns whether a record, or any of its rows, states that it is simulated. */
const statesSimulated = ({ simulated, rows }: Values) =>
  [
    simulated,
    ...(Array.isArray(rows) ? rows : []).map((row) => isObject(row) && row.simulated),
  ].some((each) => each === true || (typeof each === "string" && /^true$/i.test(each)));

/**
 * Counts the bytes that open an object or a list. If there are too many, the record is not parsed, because millions of
 * parsed values would fill the memory.
 */
function nestedIn(body: Uint8Array): number {
  let count = 0;
  for (const byte of body) if (byte === OBJECT || byte === LIST) count += 1;
  return count;
}

function valuesOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

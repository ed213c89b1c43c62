import { createHash } from "node:crypto";
// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { SentRecord } from "../../experiments/engine/sending/sent-record.ts";
import { HttpError } from "../http-error.ts";
import { readMembers } from "../json-members.ts";
import { SINGLE_RUNS } from "../settings.ts";
import { validationErrors } from "../validation-errors.ts";
import { NAME, SHA_256, SOURCES, VALID } from "./record-schemas.ts";

/** The key of a record. Under each key, at most one record is stored as the first record. */
export type RecordKey = {
  session: string;
  kind: Exclude<SentRecord["kind"], "withdrawal">;
  /** The id of the step; empty for the start and the end of a session, and for a run of one app outside a study. */
  step: string;
};

/** A record with its bytes exactly as they arrived. */
export type SessionRecord = RecordKey & {
  body: Buffer;
  /** The SHA-256 of the bytes as 64 hexadecimal digits. */
  digest: string;
};

/**
 * The facts of a record that determine the place of its person. A value that is missing, or that no page sends, is
 * null.
 */
export type PlaceFacts = {
  protocol: string;
  /** The SHA-256 with which the page asks for the place of this person. */
  person: string;
  condition: string | null;
  source: string | null;
  row: number | null;
  /** The id of the visit; null in a study without visits. */
  visit: string | null;
  exit: string | null;
};

/**
 * A request body: either a record, which is stored, or the withdrawal of a session, after which all records of the
 * session are deleted.
 */
export type Sent = { protocol: string | null } & (
  | (RecordKey & {
      /** Absent if the record does not count: in a rehearsal, and outside of a study. */
      place?: PlaceFacts;
    })
  | { session: string; kind: "withdrawal" }
);

/** The size limit for every record that is not a step. A valid body of these kinds is short. */
const MAX_SHORT_BYTES = 65_536;
const SHORT_KINDS: readonly unknown[] = ["start", "end", "withdrawal"];

/**
 * The members of a body. In place of the rows, it contains the two properties of the rows that the validation needs.
 */
export type StoredFacts = {
  values: Record<string, unknown>;
  bytes: number;
  rows: { areObjects: boolean; areSimulated: boolean };
};

/**
 * Reads the members of a body. Its rows and events are not stored in memory.
 *
 * @throws HttpError 400 unless the body is a JSON object in UTF-8; 422 if the object has too many rows, columns or
 *   levels
 */
export async function readRecord(body: Buffer): Promise<StoredFacts> {
  const rows = { areObjects: true, areSimulated: false };
  const values = await readMembers(body, {
    rows(row) {
      if (typeof row !== "object" || row === null || Array.isArray(row)) rows.areObjects = false;
      else if (isSimulated(row as Record<string, unknown>)) rows.areSimulated = true;
    },
    events: () => undefined,
  });
  return { values, bytes: body.length, rows };
}

/**
 * Validates a body that was sent to the route of sessions.
 *
 * @param admitted the ids of the protocols whose data are accepted
 * @throws HttpError 422 with the invalid fields, or for simulated data; 413 for a long start, end or withdrawal; 403 for
 *   another protocol
 */
export function parseSent(facts: StoredFacts, admitted: readonly string[]): Sent {
  const { values, bytes, rows } = facts;
  const { kind } = values;
  if (SHORT_KINDS.includes(kind) && bytes > MAX_SHORT_BYTES)
    throw new HttpError(413, [{ code: "TOO_BIG" }]);
  switch (kind) {
    case "withdrawal":
      if (!VALID.withdrawal(values)) throw invalid(VALID.withdrawal.errors);
      return { session: values.session, kind, protocol: null };
    case "start": {
      if (!VALID.start(values)) throw invalid(VALID.start.errors);
      const { protocol, condition, conditionSource, at } = values;
      if ((condition === null) !== (conditionSource === null))
        throw new HttpError(422, [{ field: "conditionSource", code: "INVALID" }]);
      if (Number.isNaN(Date.parse(at)))
        throw new HttpError(422, [{ field: "at", code: "INVALID" }]);
      return admit({ ...keyOf(kind, { ...values, step: null }), protocol }, facts, admitted);
    }
    case "step":
      if (!VALID.step(values)) throw invalid(VALID.step.errors);
      if (values.format === 2 && !VALID.stepOfFormat2(values))
        throw invalid(VALID.stepOfFormat2.errors);
      if (!rows.areObjects) throw new HttpError(422, [{ field: "rows", code: "INVALID" }]);
      if ((values.step === null) !== (values.protocol === null))
        throw new HttpError(422, [{ field: "step", code: "INVALID" }]);
      return admit({ ...keyOf(kind, values), protocol: values.protocol }, facts, admitted);
    case "end": {
      if (!VALID.end(values)) throw invalid(VALID.end.errors);
      if (values.format === 2 && !VALID.endOfFormat2(values))
        throw invalid(VALID.endOfFormat2.errors);
      const { protocol } = values;
      return admit({ ...keyOf(kind, { ...values, step: null }), protocol }, facts, admitted);
    }
    default:
      throw new HttpError(422, [
        { field: "kind", code: kind === undefined ? "REQUIRED_FIELD_MISSING" : "INVALID" },
      ]);
  }
}

const keyOf = (
  kind: RecordKey["kind"],
  { session, step }: { session: string; step: string | null },
): RecordKey => ({ session, kind, step: step ?? "" });

const NAME_FORMAT = new RegExp(NAME);
const PROTOCOL_FORMAT = new RegExp(SHA_256);
const MOST_ROWS = 1000;

/**
 * Returns the facts of a record that determine the place of its person. Records of format 1 have neither a person nor
 * rehearsals, but may have any value in fields of these names. So each value is checked.
 *
 * @returns undefined for a rehearsal, and for a run outside of a study
 */
export function placeFacts(values: Record<string, unknown>): PlaceFacts | undefined {
  const { protocol, session, condition, conditionSource, row, exit } = values;
  const isLater = values.format === 2;
  const person = isLater ? values.person : session;
  if (typeof protocol !== "string" || !PROTOCOL_FORMAT.test(protocol)) return undefined;
  if (typeof person !== "string" || (isLater && values.rehearsal === true)) return undefined;
  const name = (value: unknown) =>
    typeof value === "string" && NAME_FORMAT.test(value) ? value : null;
  const isSource = typeof conditionSource === "string" && Object.hasOwn(SOURCES, conditionSource);
  const isRow = Number.isInteger(row) && Number(row) >= 0 && Number(row) <= MOST_ROWS;
  return {
    protocol,
    person: personHash(protocol, person),
    condition: name(condition),
    source: isSource ? conditionSource : null,
    row: isRow ? Number(row) : null,
    visit: isLater ? name(values.visit) : null,
    exit: EXITS.find((each) => each === exit) ?? null,
  };
}

/** The exits in the ends that pages send. */
const EXITS = ["completed", "declined", "screenedOut", "failedCheck", "unsent", "left"] as const;

/** Returns the SHA-256 with which a page asks for the place of a person, without revealing the identifier. */
export const personHash = (protocol: string, person: string): string =>
  sha256(JSON.stringify([protocol, "person", person]));

/** Returns whether data are simulated. The value may be a text, because spreadsheets and R may have converted it. */
export const isSimulated = ({ simulated }: Record<string, unknown>) =>
  simulated === true || (typeof simulated === "string" && /^true$/i.test(simulated));

/** Returns a record whose data are accepted: data of people, in an admitted study. */
function admit(
  sent: RecordKey & Pick<Sent, "protocol">,
  { values, rows }: StoredFacts,
  admitted: readonly string[],
): Sent {
  if (isSimulated(values) || rows.areSimulated) throw new HttpError(422, [{ code: "SIMULATED" }]);
  if (admitted.includes(sent.protocol ?? SINGLE_RUNS))
    return { ...sent, place: placeFacts(values) };
  throw new HttpError(403, [{ code: "PROTOCOL" }]);
}

const invalid = (errors: Parameters<typeof validationErrors>[0] | null | undefined) =>
  new HttpError(422, validationErrors(errors ?? []));

export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** The number of digits of a digest that the site displays to people. */
const RECEIPT_DIGITS = 12;

/** Returns the receipt of a record that has the given digest. */
export const receiptOf = (digest: string): string => digest.slice(0, RECEIPT_DIGITS);

/** Returns the receipt of a session, which is computed from the digests of its steps in their order. */
export const sessionReceipt = (digests: readonly string[]): string =>
  receiptOf(sha256(digests.join("")));

import { createHash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  EndRecord,
  SentRecord,
  StepRecord,
  WithdrawalRecord,
} from "../../experiments/engine/sending/sent-record.ts";
import { HttpError } from "../http-error.ts";
import { readMembers } from "../json-members.ts";
import { SINGLE_RUNS } from "../settings.ts";
import { validationErrors } from "../validation-errors.ts";

/** The key of a record. Under each key, at most one record is stored as the first record. */
export type RecordKey = {
  session: string;
  kind: Exclude<SentRecord["kind"], "withdrawal">;
  /** The id of the step; empty for the end of a session, and for a run of one app outside a study. */
  step: string;
};

/** A record with its bytes exactly as they arrived. */
export type SessionRecord = RecordKey & {
  body: Buffer;
  /** The SHA-256 of the bytes as 64 hexadecimal digits. */
  digest: string;
};

/**
 * A request body: either a record, which is stored, or the withdrawal of a session, after which all records of the
 * session are deleted.
 */
export type Sent = { protocol: string | null } & (
  | RecordKey
  | { session: string; kind: "withdrawal" }
);

/** Matches session ids in the format that the page generates. */
const SESSION_ID = "^[a-z0-9]{4,32}$";
const STEP_ID = "^[a-z][a-z0-9-]{0,31}$";

/** The required type of each field. A field with the type `true` is stored without validation. */
type Schema<Sent> = {
  type: "object";
  required: (keyof Sent)[];
  properties: Record<keyof Sent, object | true>;
};

const FORMATS: readonly SentRecord["format"][] = [1, 2];
const format = { enum: FORMATS };
const session = { type: "string", pattern: SESSION_ID };
const id = { type: ["string", "null"], pattern: "^[0-9a-f]{64}$" };

/** The fields that the records of format 2 have and the records of format 1 lack. */
const WHOSE = {
  planHash: id,
  person: { type: "string", minLength: 1, maxLength: 1000 },
  visit: { type: ["string", "null"], pattern: STEP_ID },
  rehearsal: { type: "boolean" },
};

const STEP_SCHEMA: Schema<StepRecord> = {
  type: "object",
  required: ["format", "session", "step", "protocol", "rows"],
  properties: {
    format,
    session,
    protocol: id,
    document: id,
    step: { type: ["string", "null"], pattern: STEP_ID },
    place: { type: ["integer", "null"], minimum: 1, maximum: 1000 },
    rows: { type: "array" },
    kind: true,
    task: true,
    version: true,
    parameters: true,
    instructions: true,
    simulated: true,
    locale: true,
    condition: true,
    conditionSource: true,
    order: true,
    ids: true,
    seed: true,
    startedAt: true,
    finishedAt: true,
    sittings: true,
    site: true,
    consent: true,
    device: true,
    flags: true,
    events: true,
    ...WHOSE,
    deviceFacts: { type: ["object", "null"] },
  },
};

const END_SCHEMA: Schema<EndRecord> = {
  type: "object",
  required: ["format", "session", "protocol"],
  properties: {
    format,
    session,
    protocol: id,
    document: id,
    receipt: { type: ["string", "null"], pattern: "^[0-9a-f]{12}$" },
    kind: true,
    exit: true,
    code: true,
    steps: true,
    ...WHOSE,
  },
};

const WITHDRAWAL_SCHEMA: Schema<WithdrawalRecord> = {
  type: "object",
  required: ["format", "session"],
  properties: { format, session, kind: true, protocol: true, receipt: true, at: true },
};

// The validator stops at the first error, because a hostile record may contain millions of errors.
const ajv = new Ajv2020({ allowUnionTypes: true });
const VALID = {
  step: ajv.compile<Pick<StepRecord, "session" | "step" | "protocol">>(STEP_SCHEMA),
  end: ajv.compile<{ session: string; protocol: string | null }>(END_SCHEMA),
  withdrawal: ajv.compile<Pick<WithdrawalRecord, "session">>(WITHDRAWAL_SCHEMA),
};

/** The size limit for the end of a session and for a withdrawal. A valid body of these kinds is short. */
const MAX_SHORT_BYTES = 65_536;

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
 * @throws HttpError 422 with the invalid fields, or for simulated data; 413 for a long end or withdrawal; 403 for
 *   another protocol
 */
export function parseSent({ values, bytes, rows }: StoredFacts, admitted: readonly string[]): Sent {
  const { kind } = values;
  if ((kind === "withdrawal" || kind === "end") && bytes > MAX_SHORT_BYTES)
    throw new HttpError(413, [{ code: "TOO_BIG" }]);
  switch (kind) {
    case "withdrawal":
      if (!VALID.withdrawal(values)) throw invalid(VALID.withdrawal.errors);
      return { session: values.session, kind, protocol: null };
    case "step":
      if (!VALID.step(values)) throw invalid(VALID.step.errors);
      if (!rows.areObjects) throw new HttpError(422, [{ field: "rows", code: "INVALID" }]);
      if ((values.step === null) !== (values.protocol === null))
        throw new HttpError(422, [{ field: "step", code: "INVALID" }]);
      if (isSimulated(values) || rows.areSimulated)
        throw new HttpError(422, [{ code: "SIMULATED" }]);
      return admit({ ...keyOf(kind, values), protocol: values.protocol }, admitted);
    case "end":
      if (!VALID.end(values)) throw invalid(VALID.end.errors);
      if (isSimulated(values)) throw new HttpError(422, [{ code: "SIMULATED" }]);
      return admit(
        { ...keyOf(kind, { ...values, step: null }), protocol: values.protocol },
        admitted,
      );
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

/** Returns whether data are simulated. The value may be a text, because spreadsheets and R may have converted it. */
const isSimulated = ({ simulated }: Record<string, unknown>) =>
  simulated === true || (typeof simulated === "string" && /^true$/i.test(simulated));

function admit<What extends Sent>(sent: What, admitted: readonly string[]): What {
  if (admitted.includes(sent.protocol ?? SINGLE_RUNS)) return sent;
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

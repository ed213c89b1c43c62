import { Ajv2020 } from "ajv/dist/2020.js";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  FreeRequest,
  ReadRequest,
  RecordVersion,
  SettingsRequest,
} from "../../experiments/engine/sending/following.ts";
import type { PlaceRequest } from "../../experiments/engine/sending/running-studies.ts";
import type {
  EndRecord,
  SentRecord,
  StartRecord,
  StepRecord,
  WithdrawalRecord,
} from "../../experiments/engine/sending/sent-record.ts";

/** Matches session ids in the format that the page generates. */
const SESSION_ID = "^[a-z0-9]{4,32}$";
/** Matches the ids of steps and visits and the names of conditions. */
export const NAME = "^[a-z][a-z0-9-]{0,31}$";
export const SHA_256 = "^[0-9a-f]{64}$";
export const DAY = "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$";
const MOMENT =
  "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}[+-]\\d\\d:[0-5]\\d$";

/** The limits of identifiers. A study document declares five at most, and the page uses 254 characters at most. */
const MOST_IDENTIFIERS = 20;
const LONGEST_IDENTIFIER = 1000;

/** The required type of each field. A field with the type `true` is stored without validation. */
type Schema<Sent> = {
  type: "object";
  required: (keyof Sent)[];
  properties: Record<keyof Sent, object | true>;
};

const FORMATS: readonly SentRecord["format"][] = [1, 2];
const format = { enum: FORMATS };
const session = { type: "string", pattern: SESSION_ID };
const id = { type: ["string", "null"], pattern: SHA_256 };

/** The fields that the records of format 2 have and the records of format 1 lack. */
const WHOSE = {
  planHash: id,
  person: { type: "string", minLength: 1, maxLength: LONGEST_IDENTIFIER },
  visit: { type: ["string", "null"], pattern: NAME },
  rehearsal: { type: "boolean" },
};

/**
 * Returns a schema that requires the fields of format 2. Only records of format 2 are validated with it, because a
 * record of format 1 may have further fields of any name.
 */
const ofFormat2 = (fields: Readonly<Record<string, object>>) => ({
  type: "object",
  required: Object.keys(fields),
  properties: fields,
});

/** The sources of a condition. The type requires exactly the sources that the page knows. */
export const SOURCES: Record<NonNullable<StartRecord["conditionSource"]>, true> = {
  drawn: true,
  address: true,
  balanced: true,
  list: true,
  first: true,
};

/** The fields of format 2 in a schema for both formats. */
const LATER = { planHash: true, person: true, visit: true, rehearsal: true } as const;

const START_SCHEMA: Schema<StartRecord> = {
  type: "object",
  required: [
    "format",
    "session",
    "protocol",
    "document",
    "condition",
    "conditionSource",
    "row",
    "ids",
    "at",
    "planHash",
    "person",
    "visit",
    "rehearsal",
  ],
  properties: {
    format: { const: 2 satisfies StartRecord["format"] },
    kind: true,
    session,
    protocol: { type: "string", pattern: SHA_256 },
    document: { type: "string", pattern: SHA_256 },
    condition: { type: ["string", "null"], pattern: NAME },
    conditionSource: { enum: [...Object.keys(SOURCES), null] },
    row: { type: ["integer", "null"], minimum: 0, maximum: 1000 },
    ids: {
      type: "object",
      maxProperties: MOST_IDENTIFIERS,
      propertyNames: { maxLength: LONGEST_IDENTIFIER },
      additionalProperties: { type: ["string", "null"], maxLength: LONGEST_IDENTIFIER },
    },
    at: { type: "string", pattern: MOMENT },
    ...WHOSE,
  },
};

const STEP_SCHEMA: Schema<StepRecord> = {
  type: "object",
  required: ["format", "session", "step", "protocol", "rows"],
  properties: {
    format,
    session,
    protocol: id,
    document: id,
    step: { type: ["string", "null"], pattern: NAME },
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
    ...LATER,
    deviceFacts: true,
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
    ...LATER,
  },
};

const WITHDRAWAL_SCHEMA: Schema<WithdrawalRecord> = {
  type: "object",
  required: ["format", "session"],
  properties: { format, session, kind: true, protocol: true, receipt: true, at: true },
};

const PLACE_REQUEST_SCHEMA: Schema<PlaceRequest> = {
  type: "object",
  required: ["protocol", "session", "person", "rehearsal"],
  properties: {
    protocol: { type: "string", pattern: SHA_256 },
    session,
    person: { type: "string", pattern: SHA_256 },
    rehearsal: { type: "boolean" },
  },
};

/** The number of records that one request may read. */
const MOST_READ = 200;

const READ_REQUEST_SCHEMA: Schema<ReadRequest> = {
  type: "object",
  required: ["records"],
  properties: {
    records: {
      type: "array",
      maxItems: MOST_READ,
      items: {
        type: "object",
        required: ["session", "kind", "step", "digest"],
        properties: {
          session,
          kind: { enum: ["start", "step", "end"] },
          step: { anyOf: [{ const: "" }, { type: "string", pattern: NAME }] },
          digest: { type: "string", pattern: SHA_256 },
        },
      } satisfies Schema<RecordVersion>,
    },
  },
};

/** Unknown fields are refused, because a misspelled field would have no effect. */
const SETTINGS_REQUEST_SCHEMA: Schema<SettingsRequest> & { additionalProperties: false } = {
  type: "object",
  required: ["protocol"],
  additionalProperties: false,
  properties: {
    protocol: { type: "string", pattern: SHA_256 },
    paused: { type: "boolean" },
    // The schema of the file of running studies checks the quota in more detail.
    quota: { type: ["integer", "object", "null"] },
  },
};

const FREE_REQUEST_SCHEMA: Schema<FreeRequest> = {
  type: "object",
  required: ["protocol", "session"],
  properties: { protocol: { type: "string", pattern: SHA_256 }, session },
};

// The validator stops at the first error, because a hostile record may contain millions of errors.
const ajv = new Ajv2020({ allowUnionTypes: true });

/** The validators of each kind of record, and of the fields that its format 2 adds. */
export const VALID = {
  start:
    ajv.compile<Pick<StartRecord, "session" | "protocol" | "condition" | "conditionSource" | "at">>(
      START_SCHEMA,
    ),
  step: ajv.compile<Pick<StepRecord, "format" | "session" | "step" | "protocol">>(STEP_SCHEMA),
  stepOfFormat2: ajv.compile(ofFormat2({ ...WHOSE, deviceFacts: { type: ["object", "null"] } })),
  end: ajv.compile<{ format: EndRecord["format"]; session: string; protocol: string | null }>(
    END_SCHEMA,
  ),
  endOfFormat2: ajv.compile(ofFormat2(WHOSE)),
  withdrawal: ajv.compile<Pick<WithdrawalRecord, "session">>(WITHDRAWAL_SCHEMA),
  placeRequest: ajv.compile<PlaceRequest>(PLACE_REQUEST_SCHEMA),
  readRequest: ajv.compile<ReadRequest>(READ_REQUEST_SCHEMA),
  settingsRequest: ajv.compile<SettingsRequest>(SETTINGS_REQUEST_SCHEMA),
  freeRequest: ajv.compile<FreeRequest>(FREE_REQUEST_SCHEMA),
};

import { readFile, stat } from "node:fs/promises";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  RunningStudies,
  RunningStudy,
  StudyCondition,
} from "../../experiments/engine/sending/running-studies.ts";
import { lineAt, lineOfMember } from "../json-lines.ts";
import type { Log } from "../log.ts";
import { DAY, NAME, SHA_256 } from "./record-schemas.ts";

/** The content of the file is wrong. The message states the line and the field. */
export class StudiesError extends Error {}

type Properties<Sent> = Record<keyof Sent, object>;

const MOST_MINUTES = 525_600;
const count = { type: "integer", minimum: 0, maximum: 1_000_000 };

const conditionSchema = {
  type: "object",
  required: ["name", "steps", "rows"],
  additionalProperties: false,
  properties: {
    name: { type: ["string", "null"], pattern: NAME },
    steps: { type: "array", maxItems: 1000, items: { type: "string", pattern: NAME } },
    rows: { type: ["integer", "null"], minimum: 1, maximum: 1000 },
  } satisfies Properties<StudyCondition>,
};

const studySchema = {
  type: "object",
  required: ["documents", "title", "conditions", "leaseMinutes"],
  additionalProperties: false,
  properties: {
    documents: { type: "array", items: { type: "string", pattern: SHA_256 } },
    title: {
      type: ["string", "object"],
      additionalProperties: false,
      properties: { en: { type: "string" }, fr: { type: "string" } },
    },
    conditions: { type: "array", minItems: 1, maxItems: 100, items: conditionSchema },
    leaseMinutes: { type: "number", minimum: 1, maximum: MOST_MINUTES },
    firstVisit: { type: "string", pattern: NAME },
    withdrawUntil: { type: ["string", "null"], pattern: DAY },
    quota: {
      ...count,
      type: ["integer", "object", "null"],
      propertyNames: { pattern: NAME },
      additionalProperties: count,
    },
    paused: { type: "boolean" },
    sameStudyAs: { type: "array", maxItems: 100, items: { type: "string", pattern: SHA_256 } },
  } satisfies Properties<RunningStudy>,
};

const validate = new Ajv2020({ allowUnionTypes: true, strictTypes: false }).compile<RunningStudies>(
  {
    type: "object",
    required: ["format", "studies"],
    additionalProperties: false,
    properties: {
      format: { const: 1 },
      studies: {
        type: "object",
        propertyNames: { pattern: SHA_256 },
        additionalProperties: studySchema,
      },
    } satisfies Properties<RunningStudies>,
  },
);

/** The studies of the file. */
export type Studies = {
  /** The protocol ids in the file. */
  protocols: readonly string[];
  of: (protocol: string) => RunningStudy | undefined;
  /** Returns the protocol ids whose participants count together with those of a protocol, in alphabetical order. */
  groupOf: (protocol: string) => readonly string[];
};

export const NO_STUDIES: Studies = studiesOf({ format: 1, studies: {} });

function studiesOf({ studies }: RunningStudies): Studies {
  const protocols = Object.keys(studies);
  const groups = new Map<string, Set<string>>();
  const groupOf = (protocol: string) => groups.get(protocol) ?? new Set([protocol]);
  for (const [protocol, { sameStudyAs = [] }] of Object.entries(studies))
    for (const other of sameStudyAs) {
      const all = new Set([...groupOf(protocol), ...groupOf(other)]);
      for (const each of all) groups.set(each, all);
    }
  return {
    protocols,
    of: (protocol) => (Object.hasOwn(studies, protocol) ? studies[protocol] : undefined),
    groupOf: (protocol) => [...groupOf(protocol)].sort(),
  };
}

/**
 * Parses the text of the file.
 *
 * @throws StudiesError with the line and the field of the first error
 */
export function parseStudies(text: string): Studies {
  // Editors on Windows write a byte order mark at the beginning of a file.
  const json = text.replace(/^\uFEFF/, "");
  const values = parseJson(json);
  const refuse = (path: readonly string[], problem: string): never => {
    // The log must not contain ids of studies, so the message names the line and the field within the study.
    const field = path.filter((each) => !new RegExp(SHA_256).test(each)).join(".");
    throw new StudiesError(`line ${lineOfMember(json, path)}, field "${field}": ${problem}`);
  };
  if (!validate(values)) {
    const [error] = validate.errors ?? [];
    if (error) {
      const { path, problem } = problemOf(error);
      refuse(path, problem);
    }
  }
  const file = values as RunningStudies;
  for (const [protocol, { conditions, quota }] of Object.entries(file.studies)) {
    const path = ["studies", protocol];
    const names = conditions.map(({ name }) => name);
    const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
    if (repeated >= 0)
      refuse([...path, "conditions", String(repeated), "name"], "another condition has this name");
    if (names.length > 1 && names.includes(null))
      refuse(
        [...path, "conditions"],
        "only the single entry of a study without conditions has the name null",
      );
    if (typeof quota !== "object" || quota === null) continue;
    const unknown = Object.keys(quota).find((name) => !names.includes(name));
    if (unknown !== undefined)
      refuse([...path, "quota", unknown], "the study has no such condition");
  }
  return studiesOf(file);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? [];
    const line = lineAt(json, position === undefined ? json.length : Number(position));
    throw new StudiesError(`line ${line}: this is not JSON`);
  }
}

function problemOf({ instancePath, message = "", params, keyword }: ErrorObject) {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (keyword === "additionalProperties")
    return { path: [...path, params.additionalProperty], problem: "there is no such field" };
  if (keyword === "propertyNames" || params.propertyName !== undefined)
    return { path, problem: "a name in this object is not valid" };
  if (keyword === "required")
    return { path, problem: `the field "${params.missingProperty}" is missing` };
  return { path, problem: message.replaceAll(",", " or ") };
}

/**
 * Reads the file of running studies, and reads it again when it changes.
 *
 * @param log receives the problem of a changed file that is wrong; the last correct content then remains in force
 * @returns a function that returns the current studies
 * @throws StudiesError or NodeJS.ErrnoException if the file is wrong at the start
 */
export async function openStudies(path: string, log: Log): Promise<() => Promise<Studies>> {
  // The identity is read before the content. A change in between is therefore noticed by the next call.
  const identity = async () => {
    const { mtimeMs, size, ino } = await stat(path);
    return [mtimeMs, size, ino].join();
  };
  let known = await identity();
  let studies = parseStudies(await readFile(path, "utf8"));
  const refused = (reason: string) =>
    log({ event: "studies", reason, text: "the last correct content remains in force" });
  return async () => {
    const now = await identity().catch((error: NodeJS.ErrnoException) => `${error.code}`);
    if (now === known) return studies;
    known = now;
    try {
      studies = parseStudies(await readFile(path, "utf8"));
      log({ event: "studies", text: `${studies.protocols.length} studies` });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      refused(error instanceof StudiesError ? message : (code ?? "Error"));
    }
    return studies;
  };
}

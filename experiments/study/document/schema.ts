import * as z from "zod/mini";
import { CHECK_PARTS } from "@/experiments/engine/device/device-check";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { FORMAT } from "./format";
import { planSchema } from "./plan-schema";
import {
  CODE,
  DAY,
  HTTPS,
  ID_NAME,
  LINE,
  MEASURE,
  MOST_INSTRUCTIONS,
  NAME,
  VERSION,
} from "./text-forms";

// Code generated from strings is switched off, because the content security policy of the pages forbids it.
z.config({ jitless: true });

/**
 * The largest number of steps, conditions, identifiers and visits that a document may have, and of trials and minutes in
 * each visit.
 */
export const LIMITS = {
  steps: 50,
  trials: 3000,
  minutes: 180,
  conditions: 10,
  ids: 5,
  visits: 10,
  /** The largest number of days between a visit and the visit from which its days are counted. */
  days: 3650,
} as const;

const MOST_TEXT = 20_000;
const MOST_LINE = 300;

const SHA_256 = /^[0-9a-f]{64}$/;

type Texts = { en?: string | undefined; fr?: string | undefined };

/**
 * A text for each language. An empty text counts as absent, because the editor has an empty field for a language in
 * which the study does not run.
 */
const textsOf = (most: number) => {
  const text = z.optional(z.string().check(z.maxLength(most)));
  return z.pipe(
    z.strictObject({ en: text, fr: text }),
    z.transform(
      (texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, each]) => each !== "")),
    ),
  );
};

const line = z.string().check(z.minLength(1), z.maxLength(MOST_LINE), z.regex(LINE.pattern));
const inLanguages = textsOf(MOST_TEXT);
const said = z.union([line, inLanguages]);

const instructions = z.union([z.literal("none"), textsOf(MOST_INSTRUCTIONS)]);

const name = z.string().check(z.regex(NAME.pattern));
const https = z.string().check(z.maxLength(500), z.regex(HTTPS.pattern));

/** The exits to which a rule can lead. */
export const RULE_EXITS = [
  "completed",
  "declined",
  "screenedOut",
  "failedCheck",
  "unsent",
] as const;

/** The exits at which a session can end. `full` and `paused` are for people who could not begin. */
export const EXITS = [...RULE_EXITS, "full", "paused"] as const;
export type Exit = (typeof EXITS)[number];

const value = z.union([z.number(), z.boolean(), z.string()]);
const leaveRule = z.strictObject({
  if: z.strictObject({
    measure: z.string().check(z.regex(MEASURE.pattern)),
    is: z.optional(value),
    isNot: z.optional(value),
    below: z.optional(z.number()),
    above: z.optional(z.number()),
  }),
  exit: z.enum(RULE_EXITS),
});

const stepBase = {
  id: name,
  for: z.optional(z.array(name).check(z.minLength(1))),
  /** The visits that include the step; absent if all visits do. */
  at: z.optional(z.array(name).check(z.minLength(1))),
  /** True if the step keeps its position when the order of the other steps is not fixed. */
  fixed: z.optional(z.boolean()),
};

const leave = z.optional(z.array(leaveRule).check(z.minLength(1), z.maxLength(LIMITS.steps)));
const version = z.string().check(z.regex(VERSION.pattern));

const textStep = z.strictObject({ ...stepBase, text: inLanguages });
const surveyStep = z.strictObject({ ...stepBase, version, survey: surveySchema, leave });
const deviceStep = z.strictObject({
  ...stepBase,
  version,
  device: z.strictObject({
    /** The parts of the check. The size of the window is always recorded. */
    parts: z.array(z.enum(CHECK_PARTS)).check(z.minLength(1), z.maxLength(CHECK_PARTS.length)),
  }),
  leave,
});
const appStep = z.strictObject({
  ...stepBase,
  app: z.string(),
  version,
  /** The parameters of the app. `parameterFaults` checks their values. */
  parameters: z.record(z.string(), value),
  /** The author's instructions in place of the text of the task, or `none` (`instructions.ts`). */
  instructions: z.optional(instructions),
  /** Instructions for single conditions, which replace `instructions` in these conditions. */
  instructionsFor: z.optional(z.record(name, instructions)),
  leave,
});

const day = z.int().check(z.minimum(1), z.maximum(LIMITS.days));

/** A visit. All visits but the first have `after` and `days`: `check-visits.ts` reports an absent field. */
const visit = z.strictObject({
  id: name,
  /** The earlier visit from whose date the days are counted. */
  after: z.optional(name),
  /** The first and the last day on which the visit can begin, in calendar days after the other visit. */
  days: z.optional(z.tuple([day, day])),
});

const information = z.strictObject({
  controller: z.optional(said),
  contact: z.optional(said),
  dataProtectionOfficer: z.optional(said),
  purpose: z.optional(said),
  legalBasis: z.optional(said),
  ethicsApproval: z.optional(said),
  recipients: z.optional(said),
  transfers: z.optional(said),
  retention: z.optional(said),
  openData: z.optional(said),
  rights: z.optional(said),
  complaint: z.optional(said),
  payment: z.optional(said),
  earlyEnd: z.optional(said),
  risks: z.optional(said),
  benefits: z.optional(said),
  withdrawUntil: z.optional(z.string().check(z.regex(DAY.pattern))),
  minimumAge: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
});

const delivery = z.strictObject({
  /** The query parameters that contain the identifiers of a participant; the first parameter identifies the person. */
  ids: z.optional(
    z
      .array(z.string().check(z.regex(ID_NAME.pattern)))
      .check(z.minLength(1), z.maxLength(LIMITS.ids)),
  ),
  exits: z.optional(
    z.partialRecord(
      z.enum(EXITS),
      z.strictObject({
        code: z.optional(z.string().check(z.regex(CODE.pattern))),
        url: z.optional(https),
      }),
    ),
  ),
  /** True if participants cannot enter without the first identifier. */
  requireId: z.optional(z.literal(true)),
  receiver: z.optional(https),
  /** `none` if the receiver does not issue receipts; absent if the receiver issues receipts. */
  receipts: z.optional(z.literal("none")),
});

/**
 * The fields of the procedure, from which the protocol id is computed. A field that is absent has the behaviour of the
 * first release. Checks never write such a field into a document, because the ids would change.
 */
const done = {
  protocol: z.literal(FORMAT),
  steps: z
    .array(z.union([appStep, textStep, surveyStep, deviceStep]))
    .check(z.minLength(1), z.maxLength(LIMITS.steps)),
  order: z.optional(z.enum(["fixed", "shuffled", "latin-square"])),
  conditions: z.optional(z.array(name).check(z.minLength(2), z.maxLength(LIMITS.conditions))),
  /** `sessions` if each person does all conditions, one in each session; absent if the conditions are groups. */
  conditionsAre: z.optional(z.literal("sessions")),
  /** `balanced` if the data server keeps the groups equal in size; absent if each person's group is drawn. */
  assignment: z.optional(z.literal("balanced")),
  /** The visits of each participant, in their order; absent if the study has one visit. */
  visits: z.optional(z.array(visit).check(z.minLength(2), z.maxLength(LIMITS.visits))),
  language: z.optional(z.enum(["participant", "en", "fr"])),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1))),
};

/** The keys of a document that belong to the procedure. */
export const DONE = Object.keys(done) as (keyof typeof done)[];

export const protocolSchema = z.strictObject({
  ...done,
  title: z.optional(said),
  information: z.optional(information),
  /** The label of each condition in papers, keyed by the condition's name; participants do not read these labels. */
  conditionLabels: z.optional(z.record(name, said)),
  debriefing: z.optional(inLanguages),
  delivery: z.optional(delivery),
  plan: z.optional(planSchema(said)),
  /** The SHA-256 that participants receive in place of the plan (`participantDocument`). */
  planHash: z.optional(z.string().check(z.regex(SHA_256))),
});

export type ProtocolDocument = z.infer<typeof protocolSchema>;
export type Plan = NonNullable<ProtocolDocument["plan"]>;
export type Step = ProtocolDocument["steps"][number];
export type AppStep = z.infer<typeof appStep>;
export type SurveyStep = z.infer<typeof surveyStep>;
export type DeviceStep = z.infer<typeof deviceStep>;
/** A step that records data: a task, a survey or a check of the device. */
export type RunStep = AppStep | SurveyStep | DeviceStep;
export type Visit = z.infer<typeof visit>;
export type LeaveRule = z.infer<typeof leaveRule>;

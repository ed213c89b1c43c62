import { z } from "zod";
import measured from "@/content/generated/timing.json";

const share = z.number().min(0).max(1);
const count = z.number().int().positive();

const durations = z.strictObject({
  trials: count,
  witnessed: count,
  exact: share,
  meanErrorMs: z.number(),
  sdErrorMs: z.number().nonnegative(),
  maxErrorMs: z.number().nonnegative(),
});
const responses = z.strictObject({
  trials: count,
  measured: count,
  biasMs: z.number(),
  sdMs: z.number().nonnegative(),
  maxMs: z.number().nonnegative(),
});
const start = z.strictObject({
  toDialogMs: z.number().positive(),
  toFixationMs: z.number().positive(),
  sumMs: z.number().positive(),
  runs: z.array(z.number().positive()).min(1),
});
const target = z.strictObject({
  id: z.enum([
    "exactByWitness",
    "exactByLog",
    "biasMs",
    "sdMs",
    "touchSpreadMs",
    "startMs",
    "loadExact",
  ]),
  value: z.number(),
  limit: z.number(),
  met: z.boolean(),
});

const byCondition = <Figure extends z.ZodType>(figure: Figure) =>
  z.strictObject({ idle: figure, load: figure });
const bySetting = <Figure extends z.ZodType>(figure: Figure) =>
  z.strictObject({ own: byCondition(figure), stock: byCondition(figure) });

/** The schema of the file that `npm run bench:part timing` writes. */
export const timingSchema = z.strictObject({
  measured: z.iso.date(),
  machine: z.strictObject({
    cpu: z.string().min(1),
    cores: count,
    system: z.string().min(1),
    browser: z.string().min(1),
    displayHz: z.number().positive(),
    loadBefore: z.number().nonnegative(),
    loadPeak: z.number().nonnegative(),
  }),
  versions: z.strictObject({ jspsych: z.string().min(1), stockPlugin: z.string().min(1) }),
  parameters: z.strictObject({
    durationsMs: z.array(count).min(1),
    perDuration: count,
    rounds: count,
    latenciesMs: z.tuple([count, count]),
    answers: count,
    holdsMs: z.array(z.number().int().nonnegative()).min(2),
    touches: count,
    coldRuns: count,
    busyMs: count,
    busyEveryMs: z.tuple([count, count]),
    cpuSlowdown: count,
    kbitPerSecond: count,
    roundTripMs: count,
    readingMs: count,
  }),
  durations: bySetting(durations),
  ownLog: byCondition(z.strictObject({ exact: share })),
  responses: bySetting(responses),
  touch: z
    .array(responses.extend({ holdMs: z.number().int().nonnegative(), clickBiasMs: z.number() }))
    .min(2),
  start: z.strictObject({ atOnce: start, afterReading: start }),
  targets: z.array(target).length(target.shape.id.options.length),
});

export type TimingFigures = z.infer<typeof timingSchema>;

/** The most recent recorded measurement. */
export const timingFigures: TimingFigures = timingSchema.parse(measured);

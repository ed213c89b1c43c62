import * as z from "zod/mini";
import { NAME } from "./text-forms";

/**
 * The questions that a study can ask (docs/planning.md). A plan's effect is always the smallest effect that matters.
 */
export const QUESTIONS = [
  "effect",
  "groups",
  "change",
  "correlation",
  "proportions",
  "proportion",
  "mean",
] as const;

/** The goals for which a number of people can be planned. */
const GOALS = ["power", "width", "equivalence", "smallestEffect"] as const;

/**
 * The flags of test trials for which a plan may exclude participants. An example of a flag is a pasted answer
 * (`experiments/engine/score/flags.ts`). The flags of `FLAGS_1` exist since the first release.
 */
export const FLAGS_1 = ["untrusted", "tooSoon", "pasted", "stillMouse"] as const;
export const FLAGS = [...FLAGS_1, "lateFrames", "hidden"] as const;

/** The kinds of input that a plan may require (`input_type` in the data). */
const INPUTS = ["keyboard", "mouse", "touch", "pen"] as const;

/** The largest number of rules that exclude participants. */
const MOST_RULES = 20;

/** The largest number of sittings, and of failed checks, that a rule allows. A run has at least one sitting. */
const MOST_SITTINGS = 1000;

/** The largest number of people that a plan may have. */
export const MOST_PEOPLE = 100_000;

const share = z.number().check(z.gt(0), z.lt(1));
const above0 = z.number().check(z.gt(0));
const people = z.int().check(z.minimum(2), z.maximum(MOST_PEOPLE));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const measure = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}\.[A-Za-z][A-Za-z0-9_]*$/));

const stepName = z.string().check(z.regex(NAME.pattern));
const side = z.strictObject({
  condition: z.optional(stepName),
  visit: z.optional(stepName),
  measure: z.optional(measure),
});

/** The step to which a rule applies; absent for the steps of the planned measures. */
const ofStep = { step: z.optional(stepName) };

/** The rules that exclude a participant from the analysis. The flag determines the other fields of a rule. */
const excludeRule = z.discriminatedUnion("flag", [
  z.strictObject({ flag: z.enum(FLAGS), abovePercent: percent, ...ofStep }),
  /** The participant did the step in more sittings than the rule allows. */
  z.strictObject({
    flag: z.literal("sittings"),
    above: z.int().check(z.minimum(1), z.maximum(MOST_SITTINGS)),
    ...ofStep,
  }),
  /** More attention checks of a survey than the rule allows were shown and do not have the expected answer. */
  z.strictObject({
    flag: z.literal("failedChecks"),
    above: z.int().check(z.minimum(0), z.maximum(MOST_SITTINGS)),
    ...ofStep,
  }),
  /** The share of correct answers, in percent, is smaller than the rule requires. */
  z.strictObject({ flag: z.literal("accuracyBelow"), percent, ...ofStep }),
  /** An answer was given with another kind of input. */
  z.strictObject({ flag: z.literal("input"), only: z.enum(INPUTS), ...ofStep }),
]);

/** @param said schema of a text: one line for all languages, or one text for each language */
export const planSchema = <Said extends z.core.$ZodType>(said: Said) =>
  z.strictObject({
    question: z.enum(QUESTIONS),
    measure: z.optional(measure),
    goal: z.optional(z.enum(GOALS)),
    hypotheses: z.optional(said),

    effect: z.optional(
      z.union([z.number(), z.strictObject({ d: z.number(), sd: above0, trials: people })]),
    ),
    whyEffect: z.optional(said),
    width: z.optional(above0),
    reference: z.optional(z.number()),

    observed: z.optional(z.boolean()),
    observedWith: z.optional(z.strictObject({ measure: share, other: share })),
    other: z.optional(
      z.strictObject({
        measure: z.optional(measure),
        name: z.optional(said),
        reliability: z.optional(share),
        retest: z.optional(share),
      }),
    ),
    when: z.optional(z.enum(["sameSession", "anotherDay"])),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(36_500))),
    rho: z.optional(z.number().check(z.minimum(0), z.maximum(1))),

    sd: z.optional(above0),
    reliability: z.optional(share),
    retest: z.optional(share),
    figuresFrom: z.optional(said),

    alpha: z.optional(z.number().check(z.minimum(0.0001), z.maximum(0.2))),
    tests: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    sides: z.optional(z.enum(["two", "one"])),
    whyOneSided: z.optional(said),
    power: z.optional(z.number().check(z.minimum(0.5), z.maximum(0.999))),

    people: z.optional(people),
    /**
     * The two sides of a comparison: the difference is the second side minus the first. A side without a condition
     * stands for all conditions, a side without a visit for the first visit with a value, and a side without a measure has
     * the measure of the plan.
     */
    compare: z.optional(z.tuple([side, side])),
    groups: z.optional(
      z.strictObject({ sizeRatio: z.optional(above0), sdRatio: z.optional(above0) }),
    ),
    beside: z.optional(
      z.strictObject({ correlation: z.optional(share), groups: z.optional(above0) }),
    ),

    recruitment: z.optional(said),
    loss: z.optional(z.number().check(z.minimum(0), z.maximum(0.95))),
    payPerHour: z.optional(z.number().check(z.minimum(0), z.maximum(10_000))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    feePercent: z.optional(percent),
    exclude: z.optional(z.array(excludeRule).check(z.minLength(1), z.maxLength(MOST_RULES))),
  });

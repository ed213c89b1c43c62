import {
  choice,
  type NumberParameter,
  number,
  type Unit,
} from "@/experiments/engine/contract/define-parameters";
import type { FeedbackWhen } from "@/experiments/engine/speeded/feedback";
import { equalBlocks, feedback, testTrials } from "@/experiments/engine/speeded/speeded-parameters";
import type { Bilingual } from "@/lib/i18n/define-content";
import type { SpanDirection } from "./span-trial";

// Parameters that the span tasks have in common. The comments "published" are about the tasks with which the published
// data of spatial span and digit span were collected: the source code of these tasks (expfactory-experiments,
// spatial_span/experiment.js and digit_span/experiment.js) and their raw data.

/** The parameters by which the shared code of span tasks makes, displays and scores trials. */
export type SpanParameters = {
  readonly direction: SpanDirection;
  readonly feedback: FeedbackWhen;
} & {
  readonly [Name in
    | "practiceTrials"
    | "practiceLength"
    | "trials"
    | "blocks"
    | "startLength"
    | "minimumLength"
    | "errorsPerStepDown"
    | "approachTrials"
    | "readyMs"
    | "responseWindowMs"
    | "feedbackMs"
    | "blankMs"
    | "minimumValid"
    | "minimumRecalled"]: number;
};

/**
 * Maximum of the lengths that the researcher sets: all squares of the smallest grid of spatial span, or all digits from
 * 1 to 9.
 */
const LONGEST_GIVEN = 9;

const MOST_TRIALS = 100;

/** Minimum number of trials in a block. With shorter blocks, breaks would take more time than the trials. */
const SHORTEST_BLOCK = 4;

/** Minimum number of sequence lengths in a meaningful mean. */
const FEWEST_SCORED = 4;

type Limits = Pick<NumberParameter, "default" | "minimum">;

/** A length that the researcher sets, in items. @param unit the unit of the items */
const givenLength = (
  unit: Unit,
  limits: Limits,
  texts: Pick<NumberParameter, "group" | "label" | "help" | "touches">,
) => number({ ...texts, ...limits, maximum: LONGEST_GIVEN, step: 1, unit });

/** A duration that affects the comparability with published data, in steps of 50 ms. */
export const pace = (
  of: Pick<NumberParameter, "default" | "label" | "help" | "since"> &
    Partial<Pick<NumberParameter, "minimum">>,
) =>
  number({
    group: "timing",
    minimum: 100,
    ...of,
    maximum: 5000,
    step: 50,
    unit: "ms",
    touches: ["norm", "timing"],
  });

export const practiceLength = (unit: Unit) =>
  givenLength(
    unit,
    { default: 2, minimum: 2 },
    {
      group: "difficulty",
      label: { en: "Length in practice", fr: "Longueur à l’entraînement" },
      touches: ["norm"],
    },
  );

/** Published: 14 trials. Figures have also been published for the first 10 and the first 8 trials. */
export const spanTrials = (value: number) =>
  testTrials({ default: value, minimum: 8, maximum: MOST_TRIALS, step: 1 });

/** Published: the first sequence has three items. */
export const startLength = (unit: Unit) =>
  givenLength(
    unit,
    { default: 3, minimum: 2 },
    {
      group: "difficulty",
      label: { en: "First length", fr: "Première longueur" },
      touches: ["norm"],
    },
  );

export const minimumLength = (unit: Unit) =>
  givenLength(
    unit,
    { default: 1, minimum: 1 },
    {
      group: "difficulty",
      label: { en: "Shortest length", fr: "Longueur minimale" },
      help: {
        en: "The length never falls below this value.",
        fr: "La longueur ne descend jamais au-dessous de cette valeur.",
      },
      touches: ["norm"],
    },
  );

/**
 * Published: a sequence has one item more after each correct trial, and one item less after every second wrong trial.
 */
export const errorsPerStepDown = () =>
  number({
    group: "difficulty",
    default: 2,
    minimum: 1,
    maximum: 4,
    step: 1,
    unit: "trials",
    label: { en: "Errors before a shorter sequence", fr: "Erreurs avant une suite plus courte" },
    help: {
      en: "Each correct trial makes the next sequence longer.",
      fr: "Chaque essai réussi allonge la suite suivante.",
    },
    touches: ["norm"],
  });

/** Published: the first four trials serve to approach the span and are not included in the mean. */
export const approachTrials = () =>
  number({
    group: "exclusions",
    default: 4,
    minimum: 2,
    maximum: 20,
    step: 1,
    unit: "trials",
    label: { en: "Valid trials excluded at the start", fr: "Premiers essais valables écartés" },
    help: {
      en: "During these trials the length approaches the span; they are not part of the mean.",
      fr: "Pendant ces essais, la longueur s’approche de l’empan ; ils n’entrent pas dans la moyenne.",
    },
    touches: ["norm", "scoring"],
  });

/**
 * The published tasks did not limit the time, and 95 % of the answers in the published data of spatial span took less
 * than 10 s.
 */
export const recallWindowMs = (help: Bilingual) =>
  number({
    group: "timing",
    default: 20_000,
    minimum: 5000,
    maximum: 120_000,
    step: 1000,
    unit: "ms",
    label: { en: "Time to enter a sequence", fr: "Temps pour saisir une suite" },
    help,
    touches: ["norm", "timing", "scoring"],
  });

/** The feedback parameter, with feedback after every trial as its default, as in the published tasks. */
export const feedbackAlways = (): ReturnType<typeof feedback> => ({
  ...feedback(),
  default: "always",
});

export const pauseMs = () =>
  pace({ default: 300, label: { en: "Pause after a trial", fr: "Pause après un essai" } });

export const minimumValid = (value: number) =>
  number({
    group: "exclusions",
    default: value,
    minimum: 6,
    maximum: MOST_TRIALS,
    step: 1,
    unit: "trials",
    label: { en: "Valid trials needed for a score", fr: "Essais valables exigés pour un score" },
    help: {
      en: "A trial is valid if the sequence was entered in full and the participant stayed on the page; the excluded first trials count, too.",
      fr: "Un essai est valable si la suite a été saisie en entier sans quitter la page ; les premiers essais écartés comptent aussi.",
    },
    touches: ["scoring"],
  });

/** Sequences of one item do not show a span, because the answer is correct by chance too often. */
export const minimumRecalled = (unit: Unit) =>
  givenLength(
    unit,
    { default: 2, minimum: 2 },
    {
      group: "exclusions",
      label: {
        en: "Length to recall at least once",
        fr: "Longueur à rappeler au moins une fois",
      },
      help: { en: "Otherwise there is no score.", fr: "Sinon, il n’y a pas de score." },
      touches: ["scoring"],
    },
  );

/**
 * The order of recall. Data have been published for both directions.
 * @param since first version (major.minor) of the app with this parameter, if earlier versions existed
 */
export const direction = (since?: string) =>
  choice({
    group: "difficulty",
    default: "forward",
    values: {
      forward: { en: "forward (the same order)", fr: "direct (le même ordre)" },
      backward: { en: "backward (reverse order)", fr: "inverse (du dernier au premier)" },
    },
    label: { en: "Order of recall", fr: "Ordre de rappel" },
    ...(since !== undefined && { since }),
    touches: ["norm", "scoring"],
  });

type Ruled = Pick<
  SpanParameters,
  "trials" | "startLength" | "minimumLength" | "approachTrials" | "minimumValid"
>;

/** Rules that compare several parameters of a span task. */
export const SPAN_RULES = [
  equalBlocks(SHORTEST_BLOCK),
  {
    names: ["minimumLength", "startLength"],
    says: {
      en: "The shortest length must not be longer than the first.",
      fr: "La longueur minimale ne doit pas dépasser la première longueur.",
    },
    holds: ({ minimumLength: shortest, startLength: first }: Ruled) => shortest <= first,
  },
  {
    names: ["minimumValid", "approachTrials"],
    says: {
      en: `The number of valid trials needed for a score must be at least ${FEWEST_SCORED} larger than the number excluded at the start.`,
      fr: `Le nombre d’essais valables exigés pour un score doit dépasser d’au moins ${FEWEST_SCORED} le nombre d’essais écartés au début.`,
    },
    holds: ({ minimumValid: needed, approachTrials: dropped }: Ruled) =>
      needed >= dropped + FEWEST_SCORED,
  },
  {
    names: ["minimumValid", "trials"],
    says: {
      en: "There must be at least as many trials as valid trials needed for a score.",
      fr: "Il doit y avoir au moins autant d’essais que d’essais valables exigés pour un score.",
    },
    holds: ({ minimumValid: needed, trials }: Ruled) => needed <= trials,
  },
] as const;

import {
  choice,
  key,
  type NumberParameter,
  number,
} from "@/experiments/engine/contract/define-parameters";
import type { Bilingual } from "@/lib/i18n/define-content";

// Parameters that several speeded tasks have. The label and the meaning are the same for all tasks, and each app
// defines its default.

export const practiceTrials = (value: number, step: number) =>
  number({
    group: "trials",
    default: value,
    minimum: 0,
    maximum: 40,
    step,
    unit: "trials",
    label: { en: "Practice trials", fr: "Essais d’entraînement" },
    help: { en: "They are never scored.", fr: "Ils ne comptent jamais dans le score." },
    touches: ["norm"],
  });

/** Number of test trials. The rules by which an app orders trials determine the valid numbers. */
export const testTrials = (
  limits: Pick<NumberParameter, "default" | "minimum" | "maximum" | "step">,
) =>
  number({
    group: "trials",
    ...limits,
    unit: "trials",
    label: { en: "Test trials", fr: "Essais expérimentaux" },
    touches: ["norm", "scoring"],
  });

/** The share of congruent trials. @param help text about the effect of a larger share in this task */
export const congruentPercent = (help: Bilingual) =>
  number({
    group: "trials",
    default: 50,
    minimum: 25,
    maximum: 75,
    step: 25,
    unit: "%",
    label: { en: "Congruent trials", fr: "Essais congruents" },
    help,
    touches: ["norm"],
  });

export const blocks = (value: number) =>
  number({
    group: "trials",
    default: value,
    minimum: 1,
    maximum: 10,
    step: 1,
    unit: "blocks",
    label: { en: "Test blocks", fr: "Blocs expérimentaux" },
    help: {
      en: "There is a break between blocks, and each finished block is saved.",
      fr: "Une pause sépare les blocs, et chaque bloc terminé est gardé.",
    },
    // The published tasks do not have breaks.
    touches: [],
  });

export const fixationMs = (value: number) =>
  number({
    group: "timing",
    default: value,
    minimum: 100,
    maximum: 3000,
    step: 10,
    unit: "ms",
    label: { en: "Fixation cross", fr: "Croix de fixation" },
    touches: ["norm", "timing"],
  });

export const responseWindowMs = (value: number) =>
  number({
    group: "timing",
    default: value,
    minimum: 500,
    maximum: 10_000,
    step: 50,
    unit: "ms",
    label: { en: "Time to respond", fr: "Temps limite" },
    help: {
      en: "A later response counts as missing.",
      fr: "Une réponse plus tardive est considérée comme absente.",
    },
    touches: ["norm", "timing", "scoring"],
  });

export const feedbackMs = (value: number) =>
  number({
    group: "timing",
    default: value,
    minimum: 200,
    maximum: 3000,
    step: 50,
    unit: "ms",
    label: { en: "Feedback duration", fr: "Durée du retour d’information" },
    touches: ["timing"],
  });

export const blankMs = (value: number) =>
  number({
    group: "timing",
    default: value,
    minimum: 100,
    maximum: 5000,
    step: 10,
    unit: "ms",
    label: { en: "Blank screen after a trial", fr: "Écran vide après un essai" },
    touches: ["norm", "timing"],
  });

export const minimumRtMs = (value: number) =>
  number({
    group: "exclusions",
    default: value,
    minimum: 0,
    maximum: 500,
    step: 10,
    unit: "ms",
    label: { en: "Fastest response that counts", fr: "Temps de réponse minimal" },
    help: {
      en: "Faster responses are anticipations and are excluded.",
      fr: "Une réponse plus rapide est une réponse anticipée, exclue du score.",
    },
    touches: ["norm", "scoring"],
  });

/** The trials after which participants see whether the response was correct. */
export const feedback = () =>
  choice({
    group: "timing",
    default: "practice",
    values: {
      never: { en: "never", fr: "jamais" },
      practice: { en: "in practice", fr: "à l’entraînement" },
      always: { en: "after each trial", fr: "après chaque essai" },
    },
    label: { en: "Feedback after a response", fr: "Retour d’information" },
    touches: ["norm", "timing"],
  });

/**
 * Required share of correct answers. The default is 60%, because published scores exclude people with a smaller share.
 * @param formerly former defaults; absent if the app has always had the present default
 */
export const minimumAccuracyPercent = (formerly?: NonNullable<NumberParameter["formerly"]>) =>
  number({
    group: "exclusions",
    default: 60,
    ...(formerly && { formerly }),
    minimum: 0,
    maximum: 100,
    step: 5,
    unit: "%",
    label: {
      en: "Correct answers needed in each condition",
      fr: "Réponses correctes exigées dans chaque condition",
    },
    help: {
      en: "A score always requires more correct answers than guessing would give. Here you can require even more.",
      fr: "Un score exige toujours plus de réponses correctes que le hasard n’en donnerait. Vous pouvez en exiger encore davantage.",
    },
    touches: ["norm", "scoring"],
  });

/** The key for a response. Keys do not affect comparability with the norm, because touch devices do not have keys. */
export const responseKey = (value: string, en: string, fr: string) =>
  key({
    group: "keys",
    default: value,
    meaning: { en, fr },
    label: { en: `Key for ${en}`, fr: `Touche pour ${fr}` },
    touches: ["sample"],
  });

// Rules that compare several parameters, and that several tasks have.

/** Without this rule, every response within the response window could count as an anticipation. */
export const FASTEST_WITHIN_WINDOW = {
  names: ["minimumRtMs", "responseWindowMs"],
  says: {
    en: "The fastest response that counts must be shorter than the time to respond.",
    fr: "Le temps de réponse minimal doit être inférieur au temps limite.",
  },
  holds: (values: { minimumRtMs: number; responseWindowMs: number }) =>
    values.minimumRtMs < values.responseWindowMs,
} as const;

type Blocked = { trials: number; blocks: number };

/** @param shortest minimum number of trials in a block; breaks would be too frequent between shorter blocks */
export const equalBlocks = (shortest: number) =>
  ({
    names: ["trials", "blocks"],
    says: {
      en: `All blocks must have the same number of trials, at least ${shortest}.`,
      fr: `Tous les blocs doivent avoir le même nombre d’essais, au moins ${shortest}.`,
    },
    holds: ({ trials, blocks: parts }: Blocked) =>
      trials % parts === 0 && trials / parts >= shortest,
  }) as const;

/**
 * If the number of trials in a block is a multiple of this number, all transitions between conditions can be equally
 * frequent.
 */
export const PAIRED_BLOCK_STEP = 4;

/** Rule for blocks in which all transitions between two conditions can be equally frequent. */
export const PAIRED_BLOCKS = {
  names: ["trials", "blocks"],
  says: {
    en: "All blocks must have the same number of test trials: a multiple of 4, at least 12.",
    fr: "Tous les blocs doivent avoir le même nombre d’essais expérimentaux : un multiple de 4, au moins 12.",
  },
  holds: ({ trials, blocks: parts }: Blocked) =>
    trials % (PAIRED_BLOCK_STEP * parts) === 0 && trials / parts >= 12,
} as const;

import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  blocks,
  equalBlocks,
  feedback,
  feedbackMs,
  practiceTrials,
  testTrials,
} from "@/experiments/engine/speeded/speeded-parameters";

/** The squares of the smallest grid: a sequence of so many can be shown on any. */
const LONGEST_GIVEN = 9;

const MOST_TRIALS = 100;

/** A shorter block would be more break than task. */
const SHORTEST_BLOCK = 4;

/** Fewer lengths have no mean worth giving. */
const FEWEST_SCORED = 4;

/** Right or wrong is told after each trial, as in the published task. */
const feedbackAlways: ReturnType<typeof feedback> = { ...feedback(), default: "always" };

/**
 * Where a comment says "published", the default is that of the task behind the published data, read in its
 * source (expfactory-experiments, spatial_span/experiment.js) and checked against its raw data.
 */
export const spatialSpanParameters = defineParameters(
  {
    // Published: five rows of five.
    gridSize: number({
      default: 5,
      minimum: 3,
      maximum: 6,
      step: 1,
      unit: null,
      label: { en: "Squares in a row of the grid", fr: "Carrés par ligne de la grille" },
      help: { en: "There are as many rows.", fr: "Il y a autant de lignes." },
      touches: ["norm"],
    }),
    // The published task had no practice.
    practiceTrials: practiceTrials(2, 2),
    practiceLength: number({
      default: 2,
      minimum: 2,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: { en: "Length in practice", fr: "Longueur à l’entraînement" },
      touches: ["norm"],
    }),
    // Published.
    trials: testTrials({
      default: 14,
      minimum: 8,
      maximum: MOST_TRIALS,
      step: 1,
    }),
    blocks: blocks(1),
    // Published.
    startLength: number({
      default: 3,
      minimum: 2,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: { en: "First length", fr: "Première longueur" },
      touches: ["norm"],
    }),
    minimumLength: number({
      default: 1,
      minimum: 1,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: { en: "Shortest length", fr: "Longueur minimale" },
      help: { en: "The length never falls below it.", fr: "La longueur ne descend pas plus bas." },
      touches: ["norm"],
    }),
    // Published: one square more after each correct trial, one less after every second wrong one.
    errorsPerStepDown: number({
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
    }),
    // Published: the first trials only lead up to the span.
    approachTrials: number({
      default: 4,
      minimum: 2,
      maximum: 20,
      step: 1,
      unit: "trials",
      label: { en: "Valid trials left out at the start", fr: "Premiers essais valables écartés" },
      help: {
        en: "They lead up to the span and are not in its mean.",
        fr: "Ils mènent à l’empan et n’entrent pas dans sa moyenne.",
      },
      touches: ["norm", "scoring"],
    }),
    // Twice as long in the published task.
    readyMs: number({
      default: 500,
      minimum: 100,
      maximum: 5000,
      step: 50,
      unit: "ms",
      label: { en: "Empty grid before a sequence", fr: "Grille vide avant une suite" },
      touches: ["norm", "timing"],
    }),
    // Published, without a gap between two squares.
    squareMs: number({
      default: 1000,
      minimum: 100,
      maximum: 5000,
      step: 50,
      unit: "ms",
      label: { en: "Each square lit", fr: "Durée de chaque carré" },
      touches: ["norm", "timing"],
    }),
    // The published task had no limit, and 95 % of its answers took under 10 s.
    responseWindowMs: number({
      default: 20_000,
      minimum: 5000,
      maximum: 120_000,
      step: 1000,
      unit: "ms",
      label: { en: "Time to enter a sequence", fr: "Temps pour saisir une suite" },
      help: {
        en: "From the empty grid to the last press.",
        fr: "De la grille vide au dernier appui.",
      },
      touches: ["norm", "timing", "scoring"],
    }),
    feedback: feedbackAlways,
    // Half as long as in the published task.
    feedbackMs: feedbackMs(500),
    blankMs: number({
      default: 300,
      minimum: 100,
      maximum: 5000,
      step: 50,
      unit: "ms",
      label: { en: "Pause after a trial", fr: "Pause après un essai" },
      touches: ["norm", "timing"],
    }),
    minimumValid: number({
      default: 10,
      minimum: 6,
      maximum: MOST_TRIALS,
      step: 1,
      unit: "trials",
      label: { en: "Valid trials needed for a score", fr: "Essais valables exigés pour un score" },
      help: {
        en: "Entered in full with the page in view; those that lead up to the span count.",
        fr: "Saisis en entier, page visible ; ceux qui mènent à l’empan comptent.",
      },
      touches: ["scoring"],
    }),
    minimumRecalled: number({
      default: 2,
      // A single square is right by luck too often.
      minimum: 2,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: {
        en: "Length to recall at least once",
        fr: "Longueur à rappeler au moins une fois",
      },
      help: { en: "Otherwise there is no score.", fr: "Sinon, il n’y a pas de score." },
      touches: ["scoring"],
    }),
  },
  {
    length: { name: "trials", of: ({ trials }) => trials },
    rules: [
      equalBlocks(SHORTEST_BLOCK),
      {
        names: ["minimumLength", "startLength"],
        says: {
          en: "The shortest length must not be longer than the first.",
          fr: "La longueur minimale ne dépasse pas la première.",
        },
        holds: ({ minimumLength, startLength }) => minimumLength <= startLength,
      },
      {
        names: ["minimumValid", "approachTrials"],
        says: {
          en: `At least ${FEWEST_SCORED} more valid trials must be needed for a score than are left out at the start.`,
          fr: `Il faut au moins ${FEWEST_SCORED} essais valables de plus qu’on n’en écarte au début.`,
        },
        holds: ({ minimumValid, approachTrials }) => minimumValid >= approachTrials + FEWEST_SCORED,
      },
      {
        names: ["minimumValid", "trials"],
        says: {
          en: "There must be at least as many trials as valid ones needed.",
          fr: "Il y a au moins autant d’essais que d’essais valables exigés.",
        },
        holds: ({ minimumValid, trials }) => minimumValid <= trials,
      },
    ],
  },
);

export type SpatialSpanParameters = ParametersOf<typeof spatialSpanParameters>;

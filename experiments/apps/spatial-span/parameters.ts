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

/**
 * Number of squares on the smallest grid. This is the maximum of the lengths that the researcher sets, because any grid
 * must be able to display a sequence of this length.
 */
const LONGEST_GIVEN = 9;

const MOST_TRIALS = 100;

/** Minimum number of trials in a block. With shorter blocks, breaks would take more time than the trials. */
const SHORTEST_BLOCK = 4;

/** Minimum number of sequence lengths in a meaningful mean. */
const FEWEST_SCORED = 4;

/** The feedback parameter, with feedback after every trial as its default, as in the published task. */
const feedbackAlways: ReturnType<typeof feedback> = { ...feedback(), default: "always" };

/**
 * The parameters of the spatial span task. In the comments below, "published" means that the default value is the value
 * in the task with which the published data were collected. Sources are the source code of that task
 * (expfactory-experiments, spatial_span/experiment.js) and its raw data.
 */
export const spatialSpanParameters = defineParameters(
  {
    // Published: the grid has five rows of five squares.
    gridSize: number({
      group: "display",
      default: 5,
      minimum: 3,
      maximum: 6,
      step: 1,
      unit: null,
      label: { en: "Squares in a row of the grid", fr: "Carrés par ligne de la grille" },
      help: { en: "The grid has as many rows.", fr: "La grille a autant de lignes." },
      touches: ["norm"],
    }),
    // The published task had no practice trials.
    practiceTrials: practiceTrials(2, 2),
    practiceLength: number({
      group: "difficulty",
      default: 2,
      minimum: 2,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: { en: "Length in practice", fr: "Longueur à l’entraînement" },
      touches: ["norm"],
    }),
    // Published: 14 trials.
    trials: testTrials({
      default: 14,
      minimum: 8,
      maximum: MOST_TRIALS,
      step: 1,
    }),
    blocks: blocks(1),
    // Published: the first sequence has three squares.
    startLength: number({
      group: "difficulty",
      default: 3,
      minimum: 2,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: { en: "First length", fr: "Première longueur" },
      touches: ["norm"],
    }),
    minimumLength: number({
      group: "difficulty",
      default: 1,
      minimum: 1,
      maximum: LONGEST_GIVEN,
      step: 1,
      unit: "squares",
      label: { en: "Shortest length", fr: "Longueur minimale" },
      help: {
        en: "The length never falls below this value.",
        fr: "La longueur ne descend jamais au-dessous de cette valeur.",
      },
      touches: ["norm"],
    }),
    // Published: a sequence has one square more after each correct trial, and one square less after every second wrong
    // trial.
    errorsPerStepDown: number({
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
    }),
    // Published: the first four trials serve to approach the span and are not included in the mean.
    approachTrials: number({
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
    }),
    // In the published task, this duration was twice as long.
    readyMs: number({
      group: "timing",
      default: 500,
      minimum: 100,
      maximum: 5000,
      step: 50,
      unit: "ms",
      label: { en: "Empty grid before a sequence", fr: "Grille vide avant une suite" },
      touches: ["norm", "timing"],
    }),
    // Published: each square is lit for one second, without a gap between two squares.
    squareMs: number({
      group: "timing",
      default: 1000,
      minimum: 100,
      maximum: 5000,
      step: 50,
      unit: "ms",
      label: { en: "Each square lit", fr: "Durée de chaque carré" },
      touches: ["norm", "timing"],
    }),
    // The published task did not limit the time, and 95 % of the answers in the published data took less than 10 s.
    responseWindowMs: number({
      group: "timing",
      default: 20_000,
      minimum: 5000,
      maximum: 120_000,
      step: 1000,
      unit: "ms",
      label: { en: "Time to enter a sequence", fr: "Temps pour saisir une suite" },
      help: {
        en: "Measured from the empty grid to the last press.",
        fr: "Ce temps va de la grille vide au dernier appui.",
      },
      touches: ["norm", "timing", "scoring"],
    }),
    feedback: feedbackAlways,
    // In the published task, this duration was twice as long.
    feedbackMs: feedbackMs(500),
    blankMs: number({
      group: "timing",
      default: 300,
      minimum: 100,
      maximum: 5000,
      step: 50,
      unit: "ms",
      label: { en: "Pause after a trial", fr: "Pause après un essai" },
      touches: ["norm", "timing"],
    }),
    minimumValid: number({
      group: "exclusions",
      default: 10,
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
    }),
    minimumRecalled: number({
      group: "exclusions",
      default: 2,
      // Sequences of one square do not show a span, because the answer is correct by chance too often.
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
          fr: "La longueur minimale ne doit pas dépasser la première longueur.",
        },
        holds: ({ minimumLength, startLength }) => minimumLength <= startLength,
      },
      {
        names: ["minimumValid", "approachTrials"],
        says: {
          en: `The number of valid trials needed for a score must be at least ${FEWEST_SCORED} larger than the number excluded at the start.`,
          fr: `Le nombre d’essais valables exigés pour un score doit dépasser d’au moins ${FEWEST_SCORED} le nombre d’essais écartés au début.`,
        },
        holds: ({ minimumValid, approachTrials }) => minimumValid >= approachTrials + FEWEST_SCORED,
      },
      {
        names: ["minimumValid", "trials"],
        says: {
          en: "There must be at least as many trials as valid trials needed for a score.",
          fr: "Il doit y avoir au moins autant d’essais que d’essais valables exigés pour un score.",
        },
        holds: ({ minimumValid, trials }) => minimumValid <= trials,
      },
    ],
  },
);

export type SpatialSpanParameters = ParametersOf<typeof spatialSpanParameters>;

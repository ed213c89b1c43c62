import {
  defineParameters,
  flag,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  blankMs,
  blocks,
  feedback,
  feedbackMs,
  minimumRtMs,
  practiceTrials,
} from "@/experiments/engine/speeded/speeded-parameters";
import { noGoTrialsOf } from "./counts";

/** Trials in a block per no-go trial: with fewer, participants could predict the position of the next no-go trial. */
const TRIALS_APART = 3;

const ROOM = {
  en: "Each block, practice included, must have room for its first go trials and its no-go trials. When no two no-go trials come in a row, each of them takes three places.",
  fr: "Un bloc, entraînement compris, compte au moins autant d’essais que ses premiers essais go et ses essais no-go réunis ; si les essais no-go ne se suivent jamais, ils comptent trois fois.",
};

/** Returns whether a block is long enough for its no-go trials and for unpredictable positions. */
const hasRoom = (
  count: number,
  noGo: number,
  { goFirst, noGoApart }: { goFirst: number; noGoApart: boolean },
) => goFirst + noGo * (noGoApart ? TRIALS_APART : 1) <= count;

/**
 * Few no-go trials at a quick and steady pace make pressing a habit that must be inhibited (Wessel 2018). The default
 * proportion, stimulus duration and pace are the same as in the published task.
 */
export const goNoGoParameters = defineParameters(
  {
    practiceTrials: practiceTrials(10, 2),
    practiceNoGo: number({
      default: 2,
      minimum: 0,
      maximum: 10,
      step: 1,
      unit: "trials",
      label: { en: "No-go trials in practice", fr: "Essais no-go à l’entraînement" },
      touches: ["norm"],
    }),
    trials: number({
      default: 100,
      minimum: 20,
      maximum: 1000,
      step: 10,
      unit: "trials",
      label: { en: "Test trials", fr: "Essais mesurés" },
      touches: ["norm", "scoring"],
    }),
    noGoPercent: number({
      default: 10,
      minimum: 5,
      maximum: 50,
      step: 5,
      unit: "%",
      label: { en: "No-go trials", fr: "Essais no-go" },
      help: {
        en: "The fewer there are, the more pressing becomes a habit. In the published data, a tenth are no-go trials.",
        fr: "Moins il y en a, plus appuyer devient une habitude. Les données publiées en ont un dixième.",
      },
      touches: ["norm"],
    }),
    blocks: blocks(2),
    goFirst: number({
      default: 3,
      minimum: 0,
      maximum: 10,
      step: 1,
      unit: "trials",
      label: { en: "Go trials at the start of a block", fr: "Essais go au début d’un bloc" },
      help: {
        en: "They make pressing a habit before it has to be held back.",
        fr: "Ils installent l’habitude d’appuyer avant qu’il faille la retenir.",
      },
      touches: ["norm"],
    }),
    noGoApart: flag({
      default: true,
      label: {
        en: "No two no-go trials in a row",
        fr: "Jamais deux essais no-go de suite",
      },
      touches: ["norm"],
    }),
    // In the published data, 1% of the presses in go trials were later than this.
    stimulusMs: number({
      default: 750,
      minimum: 200,
      maximum: 5000,
      step: 10,
      unit: "ms",
      label: { en: "Disc or square on screen", fr: "Durée du disque ou du carré" },
      help: {
        en: "A press counts as long as the shape is shown, and does not end it.",
        fr: "Un appui est pris en compte tant que la figure est affichée, et n’y met pas fin.",
      },
      touches: ["norm", "timing", "scoring"],
    }),
    blankLowMs: {
      ...blankMs(300),
      maximum: 2000,
      label: { en: "Shortest blank screen", fr: "Écran vide le plus court" },
      help: {
        en: "Each blank is drawn anew, so that no rhythm predicts the next trial.",
        fr: "Chaque durée est tirée au sort : aucun rythme n’annonce l’essai suivant.",
      },
    },
    blankHighMs: {
      ...blankMs(500),
      minimum: 200,
      label: { en: "Longest blank screen", fr: "Écran vide le plus long" },
    },
    feedback: feedback(),
    feedbackMs: feedbackMs(600),
    minimumRtMs: minimumRtMs(150),
    minimumGoPercent: number({
      default: 60,
      minimum: 5,
      maximum: 100,
      step: 5,
      unit: "%",
      label: { en: "Go trials to be answered", fr: "Appuis exigés aux essais go" },
      help: {
        en: "If fewer are answered in time, there is no score.",
        fr: "Avec moins d’appuis à temps, il n’y a pas de score.",
      },
      touches: ["norm", "scoring"],
    }),
    minimumNoGo: number({
      default: 6,
      minimum: 2,
      maximum: 100,
      step: 1,
      unit: "trials",
      label: { en: "No-go trials needed for a rate", fr: "Essais no-go exigés pour un taux" },
      help: {
        en: "Trials on a hidden page, or with a press that came too early, do not count.",
        fr: "Les essais sur une page cachée, ou avec un appui trop précoce, ne comptent pas.",
      },
      touches: ["norm", "scoring"],
    }),
    minimumDifferencePercent: number({
      default: 40,
      minimum: 5,
      maximum: 100,
      step: 5,
      unit: "%",
      label: {
        en: "Difference needed between presses in go and no-go trials",
        fr: "Écart exigé entre les appuis aux essais go et no-go",
      },
      help: {
        en: "In percentage points. Pressing at random, at whatever rate, reaches 40 in fewer than 1 of 100 runs of 90 go and 10 no-go trials; with fewer no-go trials it takes more.",
        fr: "En points de pourcentage. Avec 90 essais go et 10 no-go, des appuis au hasard, à quelque taux que ce soit, atteignent 40 dans moins d’une passation sur 100 ; avec moins d’essais no-go, il faut davantage.",
      },
      touches: ["norm", "scoring"],
    }),
  },
  {
    length: { name: "trials", of: noGoTrialsOf },
    rules: [
      {
        names: ["trials", "blocks"],
        says: {
          en: "The test trials must divide into blocks of equal length.",
          fr: "Les essais mesurés se divisent en blocs de même longueur.",
        },
        holds: ({ trials, blocks: parts }) => trials % parts === 0,
      },
      {
        names: ["noGoPercent", "trials"],
        says: {
          en: "The share of no-go trials must give a whole number of trials.",
          fr: "La part d’essais no-go donne un nombre entier d’essais.",
        },
        holds: (values) => Number.isInteger(noGoTrialsOf(values)),
      },
      {
        names: ["minimumNoGo", "noGoPercent", "trials"],
        says: {
          en: "There must be at least as many no-go trials as are needed for a rate.",
          fr: "Il y a au moins autant d’essais no-go qu’un taux en exige.",
        },
        holds: (values) => values.minimumNoGo <= noGoTrialsOf(values),
      },
      {
        names: ["goFirst", "noGoApart", "noGoPercent", "trials", "blocks"],
        says: ROOM,
        holds: (values) =>
          hasRoom(
            values.trials / values.blocks,
            Math.ceil(noGoTrialsOf(values) / values.blocks),
            values,
          ),
      },
      {
        names: ["practiceNoGo", "practiceTrials", "goFirst", "noGoApart"],
        says: ROOM,
        holds: (values) =>
          values.practiceTrials === 0 ||
          hasRoom(values.practiceTrials, values.practiceNoGo, values),
      },
      {
        names: ["blankLowMs", "blankHighMs"],
        says: {
          en: "The shortest blank screen must not be longer than the longest.",
          fr: "L’écran vide le plus court ne dure pas plus que le plus long.",
        },
        holds: (values) => values.blankLowMs <= values.blankHighMs,
      },
      {
        names: ["minimumRtMs", "stimulusMs"],
        says: {
          en: "The fastest press that counts must come while the shape is shown.",
          fr: "Le temps de réponse minimal est inférieur à la durée du disque ou du carré.",
        },
        holds: (values) => values.minimumRtMs < values.stimulusMs,
      },
    ],
  },
);

export type GoNoGoParameters = ParametersOf<typeof goNoGoParameters>;

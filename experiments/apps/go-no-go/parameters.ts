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

/**
 * Minimum number of trials in a block for each no-go trial of the block. With fewer trials, participants could predict
 * the position of the next no-go trial.
 */
const TRIALS_APART = 3;

const ROOM = {
  en: "A block, practice included, is too short for its first go trials and its no-go trials. Add trials, or reduce the go trials at the start or the no-go trials. If no two no-go trials come in a row, each no-go trial needs three trials.",
  fr: "Un bloc, entraînement compris, est trop court pour ses premiers essais go et ses essais no-go. Ajoutez des essais, ou réduisez les essais go du début ou les essais no-go. Si deux essais no-go ne se suivent jamais, chaque essai no-go demande trois essais.",
};

/** Returns whether a block is long enough for its no-go trials to have unpredictable positions. */
const hasRoom = (
  count: number,
  noGo: number,
  { goFirst, noGoApart }: { goFirst: number; noGoApart: boolean },
) => goFirst + noGo * (noGoApart ? TRIALS_APART : 1) <= count;

/**
 * The parameters of the go/no-go task. No-go trials are rare and the pace is quick and steady, so pressing becomes a
 * habit that participants must inhibit (Wessel 2018). The default values for the proportion of no-go trials, the
 * stimulus duration and the pace are those of the published task.
 */
export const goNoGoParameters = defineParameters(
  {
    practiceTrials: practiceTrials(10, 2),
    practiceNoGo: number({
      group: "trials",
      default: 2,
      minimum: 0,
      maximum: 10,
      step: 1,
      unit: "trials",
      label: { en: "No-go trials in practice", fr: "Essais no-go à l’entraînement" },
      touches: ["norm"],
    }),
    trials: number({
      group: "trials",
      default: 100,
      minimum: 20,
      maximum: 1000,
      step: 10,
      unit: "trials",
      label: { en: "Test trials", fr: "Essais expérimentaux" },
      touches: ["norm", "scoring"],
    }),
    noGoPercent: number({
      group: "trials",
      default: 10,
      minimum: 5,
      maximum: 50,
      step: 5,
      unit: "%",
      label: { en: "No-go trials", fr: "Essais no-go" },
      help: {
        en: "The fewer there are, the more pressing becomes a habit. In the published data, a tenth are no-go trials.",
        fr: "Moins il y en a, plus appuyer devient une habitude. Dans les données publiées, un dixième des essais sont no-go.",
      },
      touches: ["norm"],
    }),
    blocks: blocks(2),
    goFirst: number({
      group: "trials",
      default: 3,
      minimum: 0,
      maximum: 10,
      step: 1,
      unit: "trials",
      label: { en: "Go trials at the start of a block", fr: "Essais go au début d’un bloc" },
      help: {
        en: "They make pressing a habit before participants have to withhold it.",
        fr: "Ils installent l’habitude d’appuyer avant que les participants doivent se retenir.",
      },
      touches: ["norm"],
    }),
    noGoApart: flag({
      group: "trials",
      default: true,
      label: {
        en: "No two no-go trials in a row",
        fr: "Jamais deux essais no-go de suite",
      },
      touches: ["norm"],
    }),
    // In the published data, 1% of the presses in go trials were later than 750 ms.
    stimulusMs: number({
      group: "timing",
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
        en: "The duration is drawn for each trial, so that no rhythm predicts the next one.",
        fr: "La durée est tirée au sort à chaque essai : aucun rythme n’annonce l’essai suivant.",
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
      group: "exclusions",
      default: 60,
      minimum: 5,
      maximum: 100,
      step: 5,
      unit: "%",
      label: { en: "Go trials that must be answered", fr: "Appuis exigés aux essais go" },
      help: {
        en: "If fewer are answered in time, there is no score.",
        fr: "Si moins d’essais go ont un appui à temps, il n’y a pas de score.",
      },
      touches: ["norm", "scoring"],
    }),
    minimumNoGo: number({
      group: "exclusions",
      default: 6,
      minimum: 2,
      maximum: 100,
      step: 1,
      unit: "trials",
      label: { en: "No-go trials needed for a rate", fr: "Essais no-go exigés pour un taux" },
      help: {
        en: "Trials during which the participant left the page, or pressed too early, do not count.",
        fr: "Les essais pendant lesquels le participant a quitté la page ou appuyé trop tôt ne comptent pas.",
      },
      touches: ["norm", "scoring"],
    }),
    minimumDifferencePercent: number({
      group: "exclusions",
      default: 40,
      minimum: 5,
      maximum: 100,
      step: 5,
      unit: "%",
      label: {
        en: "Difference needed between the rates of presses in go and no-go trials",
        fr: "Écart exigé entre les taux d’appuis aux essais go et no-go",
      },
      help: {
        en: "In percentage points. With 90 go and 10 no-go trials, participants who press at random, at any rate, reach a difference of 40 in fewer than 1 of 100 sessions; with fewer no-go trials, choose a larger value.",
        fr: "En points de pourcentage. Avec 90 essais go et 10 no-go, un participant qui appuie au hasard, à quelque taux que ce soit, atteint un écart de 40 dans moins d’une passation sur 100 ; avec moins d’essais no-go, choisissez une valeur plus élevée.",
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
          fr: "Les essais expérimentaux doivent se diviser en blocs de même longueur.",
        },
        holds: ({ trials, blocks: parts }) => trials % parts === 0,
      },
      {
        names: ["noGoPercent", "trials"],
        says: {
          en: "The share of no-go trials must give a whole number of trials.",
          fr: "La part d’essais no-go doit donner un nombre entier d’essais.",
        },
        holds: (values) => Number.isInteger(noGoTrialsOf(values)),
      },
      {
        names: ["minimumNoGo", "noGoPercent", "trials"],
        says: {
          en: "There must be at least as many no-go trials as the number needed for a rate.",
          fr: "Il doit y avoir au moins autant d’essais no-go que le nombre exigé pour un taux.",
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
          fr: "L’écran vide le plus court ne doit pas durer plus que le plus long.",
        },
        holds: (values) => values.blankLowMs <= values.blankHighMs,
      },
      {
        names: ["minimumRtMs", "stimulusMs"],
        says: {
          en: "The fastest response that counts must be shorter than the time for which the disc or square is on screen.",
          fr: "Le temps de réponse minimal doit être inférieur à la durée du disque ou du carré.",
        },
        holds: (values) => values.minimumRtMs < values.stimulusMs,
      },
    ],
  },
);

export type GoNoGoParameters = ParametersOf<typeof goNoGoParameters>;

import { defineContent } from "@/lib/i18n/define-content";

/** Texts and data of the figure on the precision of a short run of the Stroop task. */
export const precision = defineContent("precision", {
  title: {
    en: "How many trials for one participant?",
    fr: "Combien d’essais pour un participant ?",
  },
  slider: { en: "Trials per condition", fr: "Essais par condition" },
  value: {
    en: "{trials} + {trials} trials: SE {se} ms",
    fr: "{trials} + {trials} essais : erreur type {se} ms",
  },
  you: { en: "one participant, SE {se} ms", fr: "un participant, erreur type {se} ms" },
  mean: { en: "mean {ms}", fr: "moyenne {ms}" },
  axis: { en: "Stroop effect, ms", fr: "effet Stroop, ms" },
  description: {
    en: "Published Stroop effects of {n} participants with the median standard error of one participant’s effect, {se} ms, for {trials} trials per condition.",
    fr: "Effets Stroop publiés de {n} participants, avec l’erreur type médiane de l’effet d’un participant, {se} ms, pour {trials} essais par condition.",
  },
  caption: {
    en: "**Figure 1.** The median standard error of one participant’s Stroop effect, compared with the distribution of effects in {n} US participants recruited on Amazon Mechanical Turk (MTurk; dots: percentiles 1 to 99, interpolated between 15 published quantiles). With few trials, it is as large as the SD of the true effects between participants. Computed from the trials of [Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1).",
    fr: "**Figure 1.** L’erreur type médiane de l’effet Stroop d’un participant, comparée à la distribution des effets de {n} participants des États-Unis recrutés sur Amazon Mechanical Turk (MTurk ; points : centiles 1 à 99, interpolés entre 15 quantiles publiés). Avec peu d’essais, elle est aussi grande que l’écart type des effets vrais entre participants. Calculé d’après les essais d’[Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1).",
  },
  table: { en: "The numbers", fr: "Les chiffres" },
  columns: {
    trials: { en: "Trials per condition", fr: "Essais par condition" },
    se: { en: "Median standard error", fr: "Erreur type médiane" },
  },
  /** Median standard error of one person's Stroop effect in ms, for each number of trials per condition. */
  standardErrors: [
    { trials: 12, se: 67 },
    { trials: 20, se: 52 },
    { trials: 24, se: 47 },
    { trials: 40, se: 37 },
  ],
});

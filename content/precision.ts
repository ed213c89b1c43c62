import { defineContent } from "@/lib/i18n/define-content";

/** Texts and data of the figure on the precision of a short run of the Stroop task. */
export const precision = defineContent("precision", {
  title: { en: "How many trials for one person?", fr: "Combien d’essais pour une personne ?" },
  slider: { en: "Trials per condition", fr: "Essais par condition" },
  value: {
    en: "{trials} + {trials} trials: ± {se} ms",
    fr: "{trials} + {trials} essais : ± {se} ms",
  },
  you: { en: "one person, SE {se} ms", fr: "une personne, erreur type {se} ms" },
  mean: { en: "mean {ms}", fr: "moyenne {ms}" },
  axis: { en: "Stroop effect, ms", fr: "effet Stroop, ms" },
  description: {
    en: "Published Stroop effects of {n} people with the median standard error of one person’s effect, {se} ms, for {trials} trials per condition.",
    fr: "Effets Stroop publiés de {n} personnes, avec l’erreur type médiane de l’effet d’une personne, {se} ms, pour {trials} essais par condition.",
  },
  caption: {
    en: "**Figure 1.** The median standard error of one person’s Stroop effect, over the effects of {n} US participants on MTurk (dots: percentiles 1 to 99, interpolated between 15 published quantiles). With few trials, it is as large as the differences between people. Computed from the trials of [Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1).",
    fr: "**Figure 1.** L’erreur type médiane de l’effet Stroop d’une personne, sur les effets de {n} participants américains de MTurk (points : centiles 1 à 99, interpolés entre 15 quantiles publiés). Avec peu d’essais, elle est aussi grande que les différences entre personnes. Calculé d’après les essais d’[Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1).",
  },
  table: { en: "The numbers", fr: "Les chiffres" },
  columns: {
    trials: { en: "Trials per condition", fr: "Essais par condition" },
    se: { en: "Median standard error", fr: "Erreur type médiane" },
  },
  /** Median standard error of one person's Stroop effect, ms, by trials per condition. */
  standardErrors: [
    { trials: 12, se: 67 },
    { trials: 20, se: 52 },
    { trials: 24, se: 47 },
    { trials: 40, se: 37 },
  ],
});

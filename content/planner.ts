import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the figure of people and trials; its sentences are in plan-heading.ts and plan-notes.ts. */
export const planWords = defineContent("plan", {
  figure: {
    people: { en: "people", fr: "personnes" },
    trials: { en: "trials per condition", fr: "essais par condition" },
    here: { en: "this protocol", fr: "ce protocole" },
    band: {
      en: "whether the effect exists: any sensible sample",
      fr: "que l’effet existe : tout échantillon raisonnable",
    },
    bandShort: { en: "any sensible sample", fr: "tout échantillon raisonnable" },
    description: {
      en: "People needed by trials per condition. The table below has the same numbers.",
      fr: "Nombre de personnes nécessaire selon le nombre d’essais par condition. Le tableau ci-dessous contient les mêmes nombres.",
    },
    caption: {
      en: "People needed, by trials per condition. Dots: measured lengths, with 95% intervals; lines: the formula between them. Lines end where the data end.",
      fr: "Nombre de personnes nécessaire, selon les essais. Points : valeurs mesurées, avec intervalles à 95 % ; courbes : la formule entre ces points. Elles s’arrêtent là où s’arrêtent les données.",
    },
    movePeople: { en: "People", fr: "Personnes" },
    moveTrials: { en: "Trials per condition", fr: "Essais par condition" },
    peopleNow: { en: "{people} people. {heading}", fr: "{people} personnes. {heading}" },
    trialsNow: {
      en: "{trials} trials per condition. {heading}",
      fr: "{trials} essais par condition. {heading}",
    },
    moveHelp: {
      en: "Drag the blue handle, or move it with the arrow keys.",
      fr: "Faites glisser la poignée bleue, ou déplacez-la avec les flèches du clavier.",
    },
  },
  series: {
    correlation: { en: "a correlation of {effect}", fr: "une corrélation de {effect}" },
    groups: { en: "two groups, {effect} apart", fr: "deux groupes, à {effect} d’écart" },
    question: { en: "this question", fr: "cette question" },
    laboratory: { en: "a laboratory sample", fr: "un échantillon de laboratoire" },
  },
  table: {
    open: { en: "The same numbers as a table", fr: "Le même contenu en tableau" },
    caption: {
      en: "People needed, by trials per condition",
      fr: "Nombre de personnes, selon les essais",
    },
    interval: { en: "{people} ({low} to {high})", fr: "{people} ({low} à {high})" },
  },
  code: {
    open: { en: "R code for these numbers", fr: "Code R de ces nombres" },
    none: {
      en: "There is no code for this plan: a number is still missing, or one is too large or too small to compute with.",
      fr: "Il n’y a pas de code pour ce plan : un nombre manque encore, ou l’un d’eux est trop grand ou trop petit pour le calcul.",
    },
  },
  sentence: {
    open: { en: "Sentence for the preregistration", fr: "Phrase pour le préenregistrement" },
  },
  copy: {
    button: { en: "Copy", fr: "Copier" },
    copied: { en: "Copied.", fr: "Copié." },
    failed: {
      en: "The browser did not allow copying: select the text and copy it yourself.",
      fr: "Le navigateur ne l’a pas permis : sélectionnez le texte et copiez-le.",
    },
  },
});

export type PlanWords = Localized<typeof planWords>;

import { defineContent, type Localized } from "@/lib/i18n/define-content";

/**
 * Texts of the figure that relates people and trials. The sentences of the figure are in plan-heading.ts and
 * plan-notes.ts.
 */
export const planWords = defineContent("plan", {
  figure: {
    people: { en: "participants", fr: "participants" },
    trials: { en: "trials per condition", fr: "essais par condition" },
    here: { en: "this study", fr: "cette étude" },
    band: {
      en: "to show that the effect exists: fewer than ten participants",
      fr: "pour montrer que l’effet existe : moins de dix participants",
    },
    bandShort: { en: "fewer than ten", fr: "moins de dix" },
    description: {
      en: "Number of participants needed, by trials per condition. The table below has the same numbers.",
      fr: "Nombre de participants nécessaire selon le nombre d’essais par condition. Le tableau ci-dessous contient les mêmes nombres.",
    },
    caption: {
      en: "Number of participants needed, by trials per condition. Dots: numbers of trials with published data, with 95% intervals. Lines: computed with a formula between the dots, never beyond the published range.",
      fr: "Nombre de participants nécessaire, selon le nombre d’essais par condition. Points : nombres d’essais pour lesquels il existe des données publiées, avec intervalles à 95 %. Courbes : calculées par une formule entre ces points, jamais au-delà de l’étendue des données publiées.",
    },
    movePeople: { en: "Participants", fr: "Participants" },
    moveTrials: { en: "Trials per condition", fr: "Essais par condition" },
    peopleNow: {
      en: "{people} participants. {heading}",
      fr: "Effectif : {people} participants. {heading}",
    },
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
    groups: {
      en: "two groups that differ by {effect}",
      fr: "une différence de {effect} entre deux groupes",
    },
    question: { en: "this question", fr: "cette question" },
    laboratory: { en: "a laboratory sample", fr: "un échantillon de laboratoire" },
  },
  table: {
    open: { en: "The same numbers as a table", fr: "Les mêmes nombres en tableau" },
    caption: {
      en: "Number of participants needed, by trials per condition",
      fr: "Nombre de participants nécessaire, selon le nombre d’essais par condition",
    },
    interval: { en: "{people} ({low} to {high})", fr: "{people} ({low} à {high})" },
  },
  code: {
    open: { en: "R code for these numbers", fr: "Code R de ces nombres" },
    none: {
      en: "This plan cannot be written as code yet, because a number is missing, too large or too small. Check the numbers of the plan.",
      fr: "Ce plan ne peut pas encore être écrit en code, car un nombre manque, est trop grand ou trop petit. Vérifiez les nombres du plan.",
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
      fr: "Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.",
    },
  },
});

export type PlanWords = Localized<typeof planWords>;

import { defineContent } from "@/lib/i18n/define-content";

/** The texts of the methods section, such as its headings. */
export const methodsWords = defineContent("papers/methods", {
  title: { en: "Methods", fr: "Méthode" },
  participants: { en: "Participants", fr: "Participants" },
  ageRange: {
    en: "[To complete: age range and gender of the sample]",
    fr: "[À compléter : âge et genre des participants de l’échantillon]",
  },
  sampleSize: { en: "Sample size", fr: "Taille de l’échantillon" },
  ethics: { en: "Ethics approval:", fr: "Avis éthique :" },
  design: { en: "Design", fr: "Plan expérimental" },
  differs: { en: "What differs between the conditions", fr: "Différences entre les conditions" },
  procedure: { en: "Procedure", fr: "Procédure" },
  inOrder: {
    en: "The study had these steps:",
    fr: "L’étude comportait ces étapes :",
  },
  step: {
    en: "{step}, condition {conditions} only",
    fr: "{step}, condition {conditions} seulement",
  },
  stepAt: {
    en: "{step} (visits: {visits})",
    fr: "{step} (visites concernées : {visits})",
  },
  textStep: { en: "Text", fr: "Texte" },
  debriefing: {
    en: "A debriefing followed, however the study ended after consent.",
    fr: "Un débriefing suivait, quelle que soit la façon dont l’étude se terminait après le consentement.",
  },
  noDebriefing: {
    en: "There was no debriefing.",
    fr: "Il n’y avait pas de débriefing.",
  },
  exclusion: { en: "Exclusion of participants", fr: "Exclusion de participants" },
  noPlanExclusion: {
    en: "[To complete: rules for excluding participants from the analysis]",
    fr: "[À compléter : règles d’exclusion de participants de l’analyse]",
  },
  software: { en: "Software and ids", fr: "Logiciel et identifiants" },
  data: { en: "Data", fr: "Données" },
  texts: { en: "Texts that participants read", fr: "Textes lus par les participants" },
  references: { en: "References", fr: "Références" },
});

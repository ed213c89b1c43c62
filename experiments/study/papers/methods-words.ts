import { defineContent } from "@/lib/i18n/define-content";

/** The headings of the methods. */
export const methodsWords = defineContent("papers/methods", {
  title: { en: "Methods", fr: "Méthode" },
  participants: { en: "Participants", fr: "Participants" },
  sampleSize: { en: "Sample size", fr: "Taille de l’échantillon" },
  ethics: { en: "Ethics approval:", fr: "Avis éthique :" },
  design: { en: "Design", fr: "Plan expérimental" },
  differs: { en: "What differs between the conditions", fr: "Ce qui distingue les conditions" },
  procedure: { en: "Procedure", fr: "Procédure" },
  inOrder: {
    en: "The steps, as the document lists them:",
    fr: "Les étapes, telles que le document les énumère :",
  },
  step: {
    en: "{step}, condition {conditions} only",
    fr: "{step}, condition {conditions} seulement",
  },
  textStep: { en: "Text", fr: "Texte" },
  debriefing: {
    en: "A debriefing follows, however the study ends after consent.",
    fr: "Un débriefing suit, quelle que soit la façon dont l’étude se termine après le consentement.",
  },
  noDebriefing: {
    en: "The document has no debriefing.",
    fr: "Le document ne contient pas de débriefing.",
  },
  exclusion: { en: "Exclusion of participants", fr: "Exclusion de participants" },
  noPlanExclusion: {
    en: "The document states no rule for excluding participants from the analysis.",
    fr: "Le document n’indique aucune règle pour exclure des participants de l’analyse.",
  },
  software: { en: "Software and ids", fr: "Logiciel et identifiants" },
  data: { en: "Data", fr: "Données" },
  texts: { en: "Texts that participants read", fr: "Textes lus par les participants" },
  references: { en: "References", fr: "Références" },
});

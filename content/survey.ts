import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of surveys that participants read while they answer, and the names of the numbers of a survey. */
export const surveyWords = defineContent("survey", {
  form: {},
  payload: {
    name: { en: "Survey", fr: "Questionnaire" },
    task: {
      en: "Answer the questions of a survey.",
      fr: "Répondez aux questions d’un questionnaire.",
    },
    needs: {
      en: "You must be able to read the questions, or hear them: the survey can be done with a screen reader, by keyboard or by touch.",
      fr: "Lire les questions, ou les entendre : le questionnaire peut se faire avec un lecteur d’écran, au clavier ou au doigt.",
    },
    example: {
      en: "Example: a question with several answers to choose from.",
      fr: "Exemple : une question avec plusieurs réponses au choix.",
    },
    answered: { en: "Number of questions answered", fr: "Nombre de questions avec une réponse" },
    failedChecks: { en: "Failed attention checks", fr: "Contrôles d’attention manqués" },
    notShown: { en: "{n} not shown", fr: "{n} sans affichage" },
    skipped: { en: "{n} without an answer", fr: "{n} sans réponse" },
    headline: {
      en: "Number of questions answered: {value}.",
      fr: "Nombre de questions avec une réponse : {value}.",
    },
  },
});

export type SurveyWords = Localized<typeof surveyWords>;

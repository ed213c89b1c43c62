import { cherriesWords } from "./cherries-words";
import { citationWords } from "./citation-words";
import { consentWords } from "./consent-words";
import { dataProtectionWords } from "./data-protection-words";
import { deviceWords } from "./device-words";
import { methodsWords } from "./methods-words";
import { plannedWords } from "./planned-words";
import { preregistrationWords } from "./preregistration-words";
import { questionnaireWords } from "./questionnaire-words";
import { recordedWords } from "./recorded-words";
import { studyWords } from "./study-words";
import { surveyWords } from "./survey-words";

/** The texts of all papers of a study. */
export const papersWords = {
  study: studyWords,
  planned: plannedWords,
  recorded: recordedWords,
  methods: methodsWords,
  preregistration: preregistrationWords,
  survey: surveyWords,
  device: deviceWords,
  questionnaire: questionnaireWords,
  consent: consentWords,
  protection: dataProtectionWords,
  cherries: cherriesWords,
  citation: citationWords,
};

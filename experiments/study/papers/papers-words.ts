import { cherriesWords } from "./cherries-words";
import { citationWords } from "./citation-words";
import { consentWords } from "./consent-words";
import { dataProtectionWords } from "./data-protection-words";
import { methodsWords } from "./methods-words";
import { plannedWords } from "./planned-words";
import { preregistrationWords } from "./preregistration-words";
import { recordedWords } from "./recorded-words";
import { studyWords } from "./study-words";

/** The texts of all papers of a study. */
export const papersWords = {
  study: studyWords,
  planned: plannedWords,
  recorded: recordedWords,
  methods: methodsWords,
  preregistration: preregistrationWords,
  consent: consentWords,
  protection: dataProtectionWords,
  cherries: cherriesWords,
  citation: citationWords,
};

import { surveyTexts } from "@/experiments/survey/definition/survey-texts";
import type { Locale } from "@/lib/routes";
import { type Fault, fault } from "./fault";
import { neededLocales } from "./needed-locales";
import type { ProtocolDocument } from "./schema";
import { isAppStep, isDeviceStep, isSurveyStep } from "./step-kind";

/** Returns the texts of a document that may differ between languages, each with its path. */
function textsOf(document: ProtocolDocument): [path: string, text: unknown][] {
  const inField = (path: string, texts: object = {}): [string, unknown][] =>
    Object.entries(texts).map(([key, text]) => [`${path}.${key}`, text]);
  const { plan } = document;
  return [
    ...document.steps.flatMap((step, index): [string, unknown][] =>
      isSurveyStep(step)
        ? surveyTexts(step.survey, `steps.${index}.survey`)
        : isAppStep(step)
          ? [
              [`steps.${index}.instructions`, step.instructions],
              ...inField(`steps.${index}.instructionsFor`, step.instructionsFor),
            ]
          : isDeviceStep(step)
            ? []
            : [[`steps.${index}.text`, step.text]],
    ),
    ["debriefing", document.debriefing],
    ["title", document.title],
    ...inField("information", document.information),
    ...inField("conditionLabels", document.conditionLabels),
    ["plan.hypotheses", plan?.hypotheses],
    ["plan.recruitment", plan?.recruitment],
    ["plan.whyEffect", plan?.whyEffect],
    ["plan.whyOneSided", plan?.whyOneSided],
    ["plan.figuresFrom", plan?.figuresFrom],
    ["plan.other.name", plan?.other?.name],
  ];
}

const missingIn: Record<Locale, (path: string) => Fault> = {
  en: (path) =>
    fault(
      path,
      undefined,
      "The study is in English: write this text in English",
      "L’étude se déroule en anglais : ce texte doit être écrit en anglais",
    ),
  fr: (path) =>
    fault(
      path,
      undefined,
      "The study is in French: write this text in French",
      "L’étude se déroule en français : ce texte doit être écrit en français",
    ),
};

/** Returns a fault for each text that lacks a language in which the study can run. An empty text counts as absent. */
export function textFaults(document: ProtocolDocument): Fault[] {
  const needed = neededLocales(document);
  return textsOf(document).flatMap(([path, text]) => {
    if (typeof text !== "object" || text === null) return [];
    return needed
      .filter((locale) => !(locale in text))
      .map((locale) =>
        needed.length === 1
          ? missingIn[locale](`${path}.${locale}`)
          : fault(
              `${path}.${locale}`,
              undefined,
              "This text is missing in a language in which the study can run. Add it, or choose one language under “Language” (language)",
              "Ce texte manque dans une langue dans laquelle l’étude peut se dérouler. Ajoutez-le, ou choisissez une seule langue sous « Langue » (language)",
            ),
      );
  });
}

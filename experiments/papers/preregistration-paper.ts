import { interpolate } from "@/lib/i18n/interpolate";
import { type Block, heading, list, paragraph, plain, sentences } from "./blocks";
import {
  conditionsText,
  countsText,
  differencesBetween,
  languageText,
  orderText,
  randomisationText,
  trialsText,
} from "./design-sentences";
import {
  comparisonText,
  inference,
  payText,
  rationale,
  recruitedPeople,
  sampleSize,
} from "./plan-sentences";
import {
  ageText,
  exclusionRules,
  field,
  identifiersLine,
  measureList,
  paperHeading,
  said,
  softwareBlocks,
} from "./sections";
import { listed, numberText, type Study } from "./study";

/** Returns the answers to the form "OSF Preregistration", version 3, in its order (docs/papers.md). */
export function preregistrationPaper(study: Study): Block[] {
  const own = study.words.preregistration.osf;
  const { document, conditions, words, locale } = study;
  const isAssigned = conditions.length > 0;
  const ask = (title: string, answer: readonly Block[] = []) => field(3, title, study, answer);
  return [
    paperHeading(own.title, study),
    paragraph(own.how),
    heading(2, own.study),
    ...ask(own.studyTitle, said(document.title, study)),
    ...ask(own.description, said(document.information?.purpose, study)),
    ...ask(own.hypotheses),
    heading(2, own.designPlan),
    ...ask(own.type, sentences(isAssigned ? own.experiment : null)),
    ...ask(own.blinding, sentences(isAssigned ? own.blind : own.noBlinding)),
    ...ask(own.moreBlinding),
    ...ask(own.design, design(study)),
    ...ask(
      own.randomization,
      sentences(randomisationText(study), orderText(study), trialsText(study)),
    ),
    heading(2, own.samplingPlan),
    ...ask(own.existing),
    ...ask(own.explanation),
    ...ask(own.procedures, [
      ...sentences(ageText(study), languageText(study), payText(study), own.recruitment),
      paragraph(identifiersLine(study)),
    ]),
    ...ask(own.size, sentences(sampleSize(study))),
    ...ask(own.rationale, rationale(study)),
    ...ask(own.stopping, stopping(study)),
    heading(2, own.variables),
    ...ask(
      own.manipulated,
      isAssigned
        ? [
            paragraph(
              interpolate(own.condition, {
                n: conditions.length,
                names: listed(conditions, locale),
              }),
            ),
            ...differencesBetween(study),
            paragraph(own.within),
          ]
        : sentences(words.study.conditions.none, own.within),
    ),
    ...ask(own.measured, measureList(study)),
    ...ask(own.indices),
    heading(2, own.analysisPlan),
    ...ask(own.models, sentences(comparisonText(study))),
    ...ask(own.transformations),
    ...ask(own.inference, inference(study)),
    ...ask(own.exclusion, exclusionRules(study)),
    ...ask(own.missing),
    ...ask(own.exploratory),
    heading(2, own.other),
    ...softwareBlocks(study),
  ];
}

/** Who does what in which order, and what each task is. */
const design = (study: Study): Block[] => [
  ...sentences(conditionsText(study), orderText(study)),
  ...list(countsText(study)),
  ...study.tasks.map(({ name, texts }) =>
    paragraph([{ text: name, look: "strong" }, ...plain(` – ${texts.methods}`)]),
  ),
];

/** When no more people are recruited, where a plan says how many there are to be. */
function stopping(study: Study): Block[] {
  const recruited = recruitedPeople(study);
  if (recruited === undefined) return [];
  return sentences(
    interpolate(study.words.preregistration.osf.stop, {
      recruited: numberText(recruited, study.locale),
    }),
  );
}

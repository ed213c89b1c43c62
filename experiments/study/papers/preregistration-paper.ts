import { areSessions } from "@/experiments/study/document/compared-sides";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { heading, list, type PaperBlock, paragraph, plain, sentences, toComplete } from "./blocks";
import {
  areGroups,
  assignmentText,
  conditionNames,
  conditionsGap,
  conditionsText,
  countsText,
  differencesBetween,
  languageText,
  orderText,
  ownOfConditions,
  randomisationText,
  trialsText,
} from "./design-sentences";
import { sharedInstructions } from "./instruction-sentences";
import {
  hypotheses,
  inference,
  plannedComparison,
  rationale,
  recruitedPeople,
  recruitment,
  sampleSize,
} from "./plan-sentences";
import {
  ageText,
  exclusionRules,
  field,
  identifiersLine,
  leftOpen,
  measureList,
  paperHeading,
  payment,
  saidInPaper,
  softwareBlocks,
} from "./sections";
import { asPlanned, type Study, surveysOf } from "./study";
import { scaleList } from "./survey-sources";
import { visitSentences } from "./visit-sentences";

/**
 * Returns the answers to the template "OSF Preregistration", version 3, in the order of the template (docs/papers.md).
 */
export function preregistrationPaper(done: Study): PaperBlock[] {
  const study = asPlanned(done);
  const own = study.words.preregistration.osf;
  const { document, conditions, words } = study;
  const isAssigned = conditions.length > 0;
  const ask = (title: string, answer: readonly PaperBlock[] = []) => field(3, title, study, answer);
  return [
    paperHeading(own.title, study),
    paragraph(own.how),
    heading(2, own.study),
    ...ask(own.studyTitle, saidInPaper(document.title, study)),
    ...ask(own.description, saidInPaper(document.information?.purpose, study)),
    ...ask(own.hypotheses, hypotheses(study)),
    heading(2, own.designPlan),
    ...ask(own.type, isAssigned ? leftOpen(study, assignmentText(study)) : []),
    ...ask(own.blinding, isAssigned ? leftOpen(study, own.blind) : sentences(own.noBlinding)),
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
      ...sentences(ageText(study), languageText(study)),
      ...payment(study),
      ...recruitment(study),
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
              interpolate(factorText(study), {
                n: conditions.length,
                names: conditionNames(study),
              }),
            ),
            ...conditionsGap(study),
            ...differencesBetween(study),
            ...ownOfConditions(study),
            paragraph(own.within),
          ]
        : sentences(words.study.conditions.none, own.within),
    ),
    ...ask(own.measured, measureList(study)),
    ...ask(own.indices, indices(study)),
    heading(2, own.analysisPlan),
    ...ask(own.models, sentences(plannedComparison(study))),
    ...ask(own.transformations),
    ...ask(own.inference, inference(study)),
    ...ask(own.exclusion, exclusionRules(study)),
    ...ask(own.missing, missing(study)),
    ...ask(own.exploratory),
    heading(2, own.other),
    ...softwareBlocks(study),
  ];
}

/** Returns the design: the conditions, the order of the tasks, and a description of each task. */
const design = (study: Study): PaperBlock[] => [
  ...sentences(...visitSentences(study)),
  ...sentences(conditionsText(study), orderText(study)),
  ...conditionsGap(study),
  ...list(countsText(study)),
  ...sentences(study.tasks.length > 0 ? study.words.preregistration.osf.asMethods : null),
  ...study.tasks.map(({ name, texts }) =>
    paragraph([{ text: name, look: "strong" }, ...plain(` – ${texts.methods}`)]),
  ),
  ...sharedInstructions(study),
];

function factorText(study: Study): string {
  const { condition, conditionBetween, conditionWithin } = study.words.preregistration.osf;
  if (areSessions(study.document)) return conditionWithin;
  return areGroups(study) ? conditionBetween : condition;
}

/** Returns the stopping rule; empty if the plan does not state a number of people. */
function stopping(study: Study): PaperBlock[] {
  const recruited = recruitedPeople(study);
  if (recruited === undefined) return [];
  const { stop, noOther } = study.words.preregistration.osf;
  return [
    ...sentences(interpolate(stop, { recruited: numberText(recruited, study.locale) })),
    toComplete(noOther),
  ];
}

/** Returns the scales of all surveys with their scores, and a note about other indices; empty without scales. */
function indices(study: Study): PaperBlock[] {
  const scales = surveysOf(study).flatMap((task) => {
    const own = scaleList(task, study);
    return own.length > 0 ? [paragraph([{ text: task.name, look: "strong" }]), ...own] : [];
  });
  return scales.length > 0 ? [...scales, toComplete(study.words.survey.otherIndices)] : [];
}

/** Returns the rules about missing answers to surveys, and a note about the analysis; empty without surveys. */
function missing(study: Study): PaperBlock[] {
  const { missingData } = study.words.survey;
  const rules = surveysOf(study).map(({ name, texts }) => [
    { text: name, look: "strong" as const },
    ...plain(` – ${texts.scoring}`),
  ]);
  if (rules.length === 0) return [];
  return [paragraph(missingData), ...list(rules), toComplete(study.words.study.toComplete)];
}

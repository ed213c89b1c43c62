import { interpolate } from "@/lib/i18n/interpolate";
import { type PaperBlock, paragraph, sentences, toComplete } from "./blocks";
import {
  assignmentText,
  conditionsGap,
  conditionsText,
  differencesBetween,
  orderText,
  ownOfConditions,
  randomisationText,
} from "./design-sentences";
import { sharedInstructions } from "./instruction-sentences";
import {
  hypotheses,
  inference,
  plannedComparison,
  plannedMeasure,
  rationale,
  recruiterOf,
  recruitment,
  sampleSize,
} from "./plan-sentences";
import {
  exclusionRules,
  field,
  leftOpen,
  measureList,
  paperHeading,
  saidInPaper,
  softwareBlocks,
} from "./sections";
import { asPlanned, type Study } from "./study";
import { visitSentences } from "./visit-sentences";

/** Returns the answers to the numbered questions of the AsPredicted preregistration (docs/papers.md). */
export function aspredictedPaper(done: Study): PaperBlock[] {
  const study = asPlanned(done);
  const own = study.words.preregistration.aspredicted;
  const ask = (title: string, answer: readonly PaperBlock[] = []) => field(2, title, study, answer);
  const measure = plannedMeasure(study);
  return [
    paperHeading(own.title, study),
    paragraph(own.how),
    ...ask(own.data),
    ...ask(own.hypothesis, hypotheses(study)),
    ...ask(own.dependent, dependent(study, measure)),
    ...ask(own.conditions, [
      ...sentences(...visitSentences(study)),
      ...sentences(conditionsText(study), randomisationText(study)),
      ...conditionsGap(study),
      ...differencesBetween(study),
      ...ownOfConditions(study),
      ...sharedInstructions(study),
      ...sentences(orderText(study)),
    ]),
    ...ask(own.analyses, [...sentences(plannedComparison(study)), ...inference(study)]),
    ...ask(own.outliers, exclusionRules(study)),
    ...ask(own.size, [
      ...sentences(sampleSize(study)),
      ...rationale(study),
      ...(study.document.plan?.recruitment || recruiterOf(study) ? recruitment(study) : []),
    ]),
    ...ask(own.other, softwareBlocks(study)),
    ...ask(own.name, saidInPaper(study.document.title, study)),
    ...ask(own.type, study.conditions.length > 0 ? leftOpen(study, assignmentText(study)) : []),
  ];
}

function dependent(study: Study, measure: string | null): PaperBlock[] {
  const { key, planned } = study.words.preregistration.aspredicted;
  const measures = measureList(study);
  if (measures.length === 0) return [];
  return [
    ...measures,
    measure === null ? toComplete(key) : paragraph(interpolate(planned, { measure })),
  ];
}

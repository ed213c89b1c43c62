import { isRunStep } from "@/experiments/study/document/step-kind";
import { interpolate } from "@/lib/i18n/interpolate";
import { heading, list, type PaperBlock, paragraph, sentences, strong, toComplete } from "./blocks";
import {
  conditionsGap,
  conditionsText,
  differencesBetween,
  isWilliams,
  languageText,
  lengthSentence,
  orderText,
  randomisationText,
  startersGap,
  trialsText,
} from "./design-sentences";
import { equalGroups, recruitment, sampleSize } from "./plan-sentences";
import {
  ageText,
  appReferences,
  consentBlocks,
  dataSentences,
  field,
  identifiersLine,
  leaving,
  paperHeading,
  participantExclusions,
  payment,
  referenceList,
  saidInPaper,
  softwareBlocks,
  taskDescription,
  WILLIAMS,
} from "./sections";
import { type Study, stepConditionNames, taskName } from "./study";
import { stepVisits, visitSentences } from "./visit-sentences";

/** Returns the methods section: participants, design, procedure, exclusions and software. */
export function methodsPaper(study: Study): PaperBlock[] {
  const { document, words, sheet, tasks } = study;
  const own = words.methods;
  const references = [...appReferences(study), ...(isWilliams(study) ? [WILLIAMS] : [])];
  return [
    paperHeading(own.title, study),
    heading(2, own.participants),
    ...sentences(ageText(study), languageText(study)),
    toComplete(own.ageRange),
    ...payment(study),
    paragraph(identifiersLine(study)),
    ...recruitment(study),
    ...consentBlocks(study),
    ...field(3, own.sampleSize, study, sampleSizeBlocks(study)),
    ...field(
      3,
      sheet.information.fields.ethicsApproval,
      study,
      saidInPaper(document.information?.ethicsApproval, study),
    ),
    heading(2, own.design),
    ...sentences(...visitSentences(study)),
    ...sentences(conditionsText(study), randomisationText(study)),
    ...startersGap(study),
    ...conditionsGap(study),
    ...sentences(orderText(study), trialsText(study)),
    ...differences(study),
    heading(2, own.procedure),
    ...sentences(lengthSentence(study)),
    paragraph(own.inOrder),
    ...list(document.steps.map((step) => stepLine(study, step))),
    paragraph(document.debriefing ? own.debriefing : own.noDebriefing),
    ...tasks.flatMap((task) => [heading(3, task.name), ...taskDescription(task, study)]),
    heading(2, own.exclusion),
    ...leaving(study),
    ...participantExclusions(study),
    heading(2, own.data),
    ...sentences(...dataSentences(study)),
    heading(2, own.software),
    ...softwareBlocks(study),
    ...texts(study),
    ...(references.length > 0 ? [heading(2, own.references), ...referenceList(references)] : []),
  ];
}

function sampleSizeBlocks(study: Study): PaperBlock[] {
  const size = sentences(sampleSize(study));
  return size.length > 0 ? [...size, ...equalGroups(study)] : [];
}

function differences(study: Study): PaperBlock[] {
  const blocks = differencesBetween(study);
  return blocks.length > 0 ? [heading(3, study.words.methods.differs), ...blocks] : [];
}

function stepLine(study: Study, step: Study["document"]["steps"][number]): string {
  const visits = stepVisits(study, step);
  const task = taskName(study, step);
  const name =
    visits === "" ? task : interpolate(study.words.methods.stepAt, { step: task, visits });
  if (!step.for) return name;
  return interpolate(study.words.methods.step, {
    step: name,
    conditions: stepConditionNames(study, step),
  });
}

/** Returns the author's texts, unchanged: the steps that display a text, and the debriefing. */
function texts(study: Study): PaperBlock[] {
  const { document, words } = study;
  const steps = document.steps.flatMap((step) =>
    isRunStep(step)
      ? []
      : [paragraph([strong(taskName(study, step))]), ...saidInPaper(step.text, study)],
  );
  const debriefing = saidInPaper(document.debriefing, study);
  const all = [
    ...steps,
    ...(debriefing.length > 0
      ? [paragraph([strong(words.consent.debriefing)]), ...debriefing]
      : []),
  ];
  return all.length > 0 ? [heading(2, words.methods.texts), ...all] : [];
}

import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import { textIn } from "@/experiments/study/document/author-text";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { endsByDevice } from "@/experiments/study/document/device-rules";
import { timesOf, timesText } from "@/experiments/study/document/how-often";
import { hasOtherInstructions } from "@/experiments/study/document/instructions";
import { isBalanced } from "@/experiments/study/document/place";
import { canEndEarly, isDeviceStep, isRunStep } from "@/experiments/study/document/step-kind";
import { USUAL_AGE } from "@/experiments/study/document/usual-age";
import { interpolate } from "@/lib/i18n/interpolate";
import { hostOf } from "@/lib/plain-origin";
import {
  heading,
  list,
  type PaperBlock,
  type PaperLine,
  paragraph,
  sentences,
  strong,
} from "./blocks";
import { longestOf } from "./design-sentences";
import { plannedInstructions } from "./instruction-sentences";
import { payText } from "./plan-sentences";
import { recordedGroups } from "./recorded-columns";
import {
  codes,
  consentBlocks,
  field,
  fieldsOf,
  identifierColumns,
  informationField,
  isSentElsewhere,
  isSentHere,
  isStartSent,
  leaving,
  paperHeading,
  saidInPaper,
} from "./sections";
import { asPlanned, isAppTask, isSurveyTask, type Study, surveysOf, type Task } from "./study";
import { surveyFacts } from "./survey-facts";
import { visitLines } from "./visit-sentences";

/** Returns the information and consent that participants read before the start, and a page for ethics committees only. */
export function consentPaper(done: Study): PaperBlock[] {
  const study = asPlanned(done);
  const { document, words, sheet, locale } = study;
  const own = words.consent;
  const differ = areSessions(document) ? own.someSessions : own.some;
  return [
    paperHeading(own.title, study),
    heading(2, own.study),
    ...fieldsOf(study).flatMap((name) =>
      name === "payment" && !isPayTold(study)
        ? field(
            3,
            sheet.information.fields.payment,
            study,
            sentences(payText(study)),
            sheet.information.notStated,
          )
        : informationField(study, name),
    ),
    heading(2, own.tasks),
    ...sentences(
      areSessions(document) ? interpolate(own.sessions, { n: study.conditions.length }) : null,
      study.tasks.length > 0 && !document.visits
        ? interpolate(own.length, { length: longestOf(study) })
        : null,
      ...visitLines(study),
    ),
    ...list(partsOf(study)),
    ...sentences(document.steps.some((step) => isRunStep(step) && step.for) ? differ : null),
    ...sentences(canEndEarly(document) ? mayEndText(study) : null),
    heading(2, sheet.recordedTitle),
    ...list(
      recordedGroups(identifierColumns(document)).map(({ group }): PaperLine => {
        const { name, text } = words.recorded[group];
        const ids = document.delivery?.ids ?? [];
        return [
          strong(name),
          { text: ` – ${text}` },
          ...(group === "identifiers"
            ? [{ text: " (" }, ...codes(ids, locale), { text: ")" }]
            : []),
        ];
      }),
    ),
    ...sentences(...surveyData(study), document.steps.some(isDeviceStep) ? sheet.device : null),
    heading(2, own.where),
    ...sentences(...whereData(study), document.visits ? sheet.visits.related : null),
    heading(2, own.withdrawal),
    ...sentences(
      interpolate(isSentHere(study) ? own.leaveSent : own.leave, { button: sheet.leave.button }),
      isSentHere(study) ? interpolate(own.withdrawAt, { address: study.site.withdrawUrl }) : null,
      isSentElsewhere(study) ? own.leaveElsewhere : null,
      isSentElsewhere(study) ? own.withdrawElsewhere : null,
      document.visits && isSentHere(study) ? sheet.visits.withdrawal : null,
    ),
    heading(2, own.agreement),
    ...agreement(study),
    heading(1, own.board),
    paragraph(own.boardHelp),
    ...sentences(payText(study) && !isPayTold(study) ? own.onlyInPlan : null),
    ...sentences(surveysOf(study).length > 0 ? words.survey.consent.questions : null),
    ...study.tasks.flatMap((task) => plannedInstructions(task, study)),
    heading(2, own.debriefing),
    ...(document.debriefing
      ? saidInPaper(document.debriefing, study)
      : sentences(own.noDebriefing)),
    heading(2, own.endings),
    ...(canEndEarly(document) ? leaving(study) : sentences(words.study.leave.none)),
  ];
}

/**
 * Returns whether participants read about their payment before the start. They do not if only the plan states a
 * payment.
 */
const isPayTold = ({ document, locale }: Study): boolean =>
  textIn(document.information?.payment, locale) !== undefined;

function mayEndText({ document, sheet, locale }: Study): string {
  const { stated, notStated } = endsByDevice(document) ? sheet.mayEnd.ofDevice : sheet.mayEnd;
  return textIn(document.information?.earlyEnd, locale)
    ? interpolate(stated, { field: sheet.information.fields.earlyEnd })
    : notStated;
}

/**
 * Returns each task once, with its frequency. Conditions are left out, because participants must not read their names.
 */
function partsOf({ document, tasks, sheet, words }: Study): PaperLine[] {
  // Only the page for ethics committees quotes instructions that researchers wrote, because these can differ between
  // conditions.
  const taskText = (task: Task) =>
    isAppTask(task) && hasOtherInstructions(task.step) ? "" : task.texts.task;
  // Participants do not read the titles of surveys, because titles can reveal the purpose of the study.
  const title = (task: Task) => (isSurveyTask(task) ? words.survey.questionnaire : task.title);
  // Two surveys ask different questions, so they are never the same part.
  const key = (task: Task) =>
    JSON.stringify([title(task), taskText(task), isSurveyTask(task) ? task.step.id : ""]);
  const parts = new Map(tasks.map((task) => [key(task), task] as const));
  return [...parts].map(([part, task]): PaperLine => {
    const same = new Set(tasks.filter((task) => key(task) === part).map(({ step }) => step));
    const times = timesOf(document, (step) => same.has(step));
    const text = taskText(task);
    return [
      strong(title(task)),
      { text: `${timesText(times, sheet.parts)}${text && ` – ${text}`}` },
    ];
  });
}

/** Returns the sentences about the answers to surveys; empty in a study without surveys. */
function surveyData(study: Study): string[] {
  const { recorded, freeText } = study.words.survey.consent;
  const facts = surveysOf(study).map(({ step }) => surveyFacts(step.survey));
  return [
    ...(facts.some(({ questions }) => questions > 0) ? [recorded] : []),
    ...(facts.some(({ freeText: n }) => n > 0) ? [freeText] : []),
  ];
}

function whereData({ document, site, words }: Study): string[] {
  const { device, sent, sentWithStart, notSent, receiver, noReceipts } = words.consent;
  const { place, placeOfNumber, counted, countedOfNumber } = words.consent;
  const { receiver: own, receipts, ids = [] } = document.delivery ?? {};
  const [ofIdentifier, ofNumber] = isBalanced(document)
    ? [place, placeOfNumber]
    : [counted, countedOfNumber];
  const code = ids.length > 0 ? ofIdentifier : ofNumber;
  return [
    device,
    site.receiverHost === null
      ? interpolate(notSent, { site: site.name })
      : interpolate(site.isStartSent ? sentWithStart : sent, { host: site.receiverHost }),
    ...(site.receiverHost !== null && site.isWithoutReceipts ? [noReceipts] : []),
    ...(own ? [interpolate(receiver, { host: hostOf(own), site: site.name })] : []),
    ...(own && receipts === "none" ? [noReceipts] : []),
    // The links of sessions name the session, so the page does not ask the server for a place.
    ...(isStartSent({ document, site }) && !areSessions(document) ? [code] : []),
  ];
}

function agreement(study: Study): PaperBlock[] {
  const { document, sheet } = study;
  const { minimumAge: age = USUAL_AGE } = document.information ?? {};
  if (age < USUAL_AGE) return consentBlocks(study);
  return [
    ...sentences(interpolate(sheet.consent, { age })),
    ...sentences(interpolate(sheet.version, { version: CONSENT_VERSION })),
  ];
}

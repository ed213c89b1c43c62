import { FASTEST_REACTION_MS } from "@/experiments/engine/score/flags";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { EXITS } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { quoted } from "@/lib/i18n/typeset";
import { heading, list, type PaperBlock, paragraph, sentences, strong, toComplete } from "./blocks";
import {
  countsText,
  lengthSentence,
  orderText,
  randomisationText,
  trialsText,
} from "./design-sentences";
import { recruitment, sampleSize } from "./plan-sentences";
import {
  consentBlocks,
  dataSentences,
  field,
  fieldsOf,
  type InformationField,
  identifiersLine,
  informationAnswer,
  leaving,
  notCollected,
  paperHeading,
  payment,
  referenceList,
  scoringList,
  softwareBlocks,
} from "./sections";
import { isAppTask, isSurveyTask, type Study, surveysOf, writingOf } from "./study";
import { type SurveyFacts, surveyFacts } from "./survey-facts";
import { conditionalText, requiredText, surveyOrder, type Writing } from "./survey-sentences";
import { sourceBlocks } from "./survey-sources";
import { visitSentences } from "./visit-sentences";
import { listed } from "./writing";

type Words = Study["words"]["cherries"];
type Section = keyof Words["sections"];
type Item = keyof Words["items"];

/** The items of each section of the CHERRIES checklist, in the order of the checklist. */
const ITEMS: Record<Section, readonly Item[]> = {
  design: ["design"],
  ethics: ["irb", "consent", "protection"],
  development: ["testing"],
  recruitment: ["open", "contact", "advertising"],
  administration: [
    "web",
    "context",
    "voluntary",
    "incentives",
    "dates",
    "randomization",
    "adaptive",
    "number",
    "screens",
    "completeness",
    "review",
  ],
  rates: ["visitor", "view", "participation", "completion"],
  multiple: ["cookies", "ip", "log", "registration"],
  analysis: ["incomplete", "timestamp", "correction"],
};

const CHERRIES = "https://doi.org/10.2196/jmir.6.3.e34";

/**
 * Returns the CHERRIES checklist. It contains the answers in the document, and notes where an answer is missing
 * (docs/papers.md).
 */
export function cherriesPaper(study: Study): PaperBlock[] {
  const own = study.words.cherries;
  const answers = answersOf(study);
  const sections = Object.keys(ITEMS) as Section[];
  return [
    paperHeading(own.title, study),
    paragraph(own.how),
    ...sections.flatMap((section) => [
      heading(2, own.sections[section]),
      ...ITEMS[section].flatMap((item) => field(3, own.items[item], study, answers[item] ?? [])),
    ]),
    heading(2, study.words.methods.references),
    ...referenceList([{ citation: own.reference, url: CHERRIES }]),
  ];
}

/**
 * Returns the answers that follow from the document, and the answers that are the same for every study on this site.
 */
function answersOf(study: Study): Partial<Record<Item, PaperBlock[]>> {
  const { document, words } = study;
  const own = words.cherries.answers;
  return {
    design: [...sentences(sampleSize(study)), toComplete(own.target), ...recruitment(study)],
    irb: informationAnswer(study, "ethicsApproval"),
    consent: consent(study),
    protection: [...sentences(...dataSentences(study)), ...notCollected(study)],
    testing: testing(study),
    open: [...sentences(openText(study)), toComplete(own.invited)],
    web: sentences(own.web),
    voluntary: sentences(own.voluntary),
    incentives: incentives(study),
    randomization: [
      ...sentences(
        study.conditions.length > 0 ? randomisationText(study) : null,
        orderText(study),
        trialsText(study),
        hasTasks(study) ? own.within : null,
      ),
      ...aboutSurveys(study, surveyOrder),
    ],
    adaptive: adaptive(study),
    number: list(countsText(study)),
    screens: screens(study),
    completeness: completeness(study),
    review: review(study),
    visitor: sentences(own.visitors),
    cookies: sentences(own.cookies),
    ip: sentences(own.ip),
    registration: document.delivery?.ids ? [paragraph(identifiersLine(study))] : [],
    incomplete: [
      ...sentences(
        own.incomplete,
        surveysOf(study).length > 0 ? words.survey.cherries.unfinished : null,
        words.study.exclude.rehearsals,
      ),
      toComplete(own.analysed),
    ],
    timestamp: [
      ...sentences(interpolate(own.timestamp, { ms: FASTEST_REACTION_MS })),
      ...scoringList(study),
    ],
  };
}

function openText({ document, words }: Study): string {
  const { open, openWithId } = words.cherries.answers;
  const { ids: [id] = [], requireId } = document.delivery ?? {};
  return id && requireId ? interpolate(openWithId, { id }) : open;
}

function consent(study: Study): PaperBlock[] {
  const { words, sheet, locale } = study;
  const { told, notTold } = words.cherries.answers;
  const name = (field: InformationField) => quoted(sheet.information.fields[field], locale);
  const isTold = (field: InformationField) => informationAnswer(study, field).length > 0;
  const stated = fieldsOf(study).filter(isTold).map(name);
  const open = fieldsOf(study)
    .filter((field) => !isTold(field))
    .map(name);
  return [
    ...consentBlocks(study),
    ...sentences(
      lengthSentence(study),
      ...visitSentences(study),
      stated.length > 0 ? interpolate(told, { fields: listed(stated, locale) }) : null,
      open.length > 0 ? interpolate(notTold, { fields: listed(open, locale) }) : null,
    ),
  ];
}

function incentives(study: Study): PaperBlock[] {
  const { document, words, locale } = study;
  const exits = EXITS.filter((exit) => document.delivery?.exits?.[exit]?.code);
  return [
    ...payment(study),
    ...sentences(
      exits.length > 0
        ? interpolate(words.cherries.answers.code, {
            exits: listed(
              exits.map((exit) => words.study.leave.exits[exit]),
              locale,
            ),
          })
        : null,
    ),
  ];
}

function adaptive(study: Study): PaperBlock[] {
  const { byCondition, bySession, notAdaptive } = study.words.cherries.answers;
  const apart = areSessions(study.document) ? bySession : byCondition;
  const rules = leaving(study);
  return [
    ...(rules.length > 0 ? rules : sentences(notAdaptive)),
    ...sentences(study.document.steps.some((step) => step.for) ? apart : null),
    ...aboutSurveys(study, conditionalText),
  ];
}

function screens(study: Study): PaperBlock[] {
  const { document, tasks, words, locale } = study;
  const { steps, step, pages, page, screen } = words.cherries.answers;
  const n = document.steps.length;
  return [
    paragraph(n === 1 ? step : interpolate(steps, { n: numberText(n, locale) })),
    ...list(
      tasks.map((task) => {
        const { name, model } = task;
        if (model.kind === "timed") return interpolate(screen, { app: name });
        const screensOf = isSurveyTask(task) ? task.step.survey.pages.length : model.screens;
        return interpolate(screensOf === 1 ? page : pages, {
          app: name,
          n: numberText(screensOf, locale),
        });
      }),
    ),
  ];
}

const hasTasks = ({ tasks }: Study) => tasks.some(isAppTask);

/** Returns the tasks whose app is a questionnaire. Surveys are not among them. */
const formsOf = ({ tasks }: Study) =>
  tasks.filter((task) => isAppTask(task) && task.model.kind === "form");

/** Returns the sentences about each survey, as a list with the names of the surveys. */
const aboutSurveys = (
  study: Study,
  textOf: (facts: SurveyFacts, writing: Writing) => string,
): PaperBlock[] =>
  list(
    surveysOf(study).flatMap(({ name, step }) => {
      const facts = surveyFacts(step.survey);
      const text = facts.questions > 0 ? textOf(facts, writingOf(study)) : "";
      return text ? [interpolate(study.words.survey.about, { name, text })] : [];
    }),
  );

const isTimed = ({ tasks }: Study) => tasks.some(({ model }) => model.kind === "timed");

/** Returns the names of the tasks whose app is a questionnaire, for a sentence; "" without such tasks. */
const formNames = (study: Study): string =>
  listed(
    formsOf(study).map(({ name }) => name),
    study.locale,
  );

function testing(study: Study): PaperBlock[] {
  const { tested, pretest } = study.words.cherries.answers;
  return [
    ...sentences(hasTasks(study) ? tested : null),
    ...surveysOf(study).flatMap(({ name, step }) => [
      paragraph([strong(name)]),
      ...sourceBlocks(step.survey, study.words.survey),
    ]),
    toComplete(pretest),
    ...softwareBlocks(study),
  ];
}

/**
 * Returns how the page checked that answers were complete. Questionnaires that are apps accept only complete pages; in
 * surveys, the author decides which questions must have an answer.
 */
function completeness(study: Study): PaperBlock[] {
  const { forms, noResponse } = study.words.cherries.answers;
  const { completeness: checked, noAnswer } = study.words.survey.cherries;
  const hasSurveys = surveysOf(study).length > 0;
  const names = formNames(study);
  return [
    ...sentences(hasSurveys ? checked : null),
    ...aboutSurveys(study, requiredText),
    ...sentences(names ? interpolate(forms, { names }) : null, isTimed(study) ? noResponse : null),
    ...(hasSurveys ? [toComplete(noAnswer)] : []),
  ];
}

/** Returns whether participants could read and change their answers. */
function review(study: Study): PaperBlock[] {
  const { formsReview, timedReview } = study.words.cherries.answers;
  const { back, onePage } = study.words.survey.cherries;
  const surveys = surveysOf(study);
  const ofSurveys = surveys.some(({ step }) => step.survey.pages.length > 1) ? back : onePage;
  const names = formNames(study);
  return sentences(
    surveys.length > 0 ? ofSurveys : null,
    names ? interpolate(formsReview, { names }) : null,
    isTimed(study) ? timedReview : null,
  );
}

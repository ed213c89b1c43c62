import { FASTEST_REACTION_MS } from "@/experiments/engine/score/flags";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { EXITS } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import { heading, list, type PaperBlock, paragraph, sentences, toComplete } from "./blocks";
import { countsText, lengthOf, orderText, trialsText } from "./design-sentences";
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
import type { Study } from "./study";
import { listed, numberText } from "./writing";

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
    testing: [...sentences(own.tested), toComplete(own.pretest), ...softwareBlocks(study)],
    open: [...sentences(openText(study)), toComplete(own.invited)],
    web: sentences(own.web),
    voluntary: sentences(own.voluntary),
    incentives: incentives(study),
    randomization: sentences(orderText(study), trialsText(study), own.within),
    adaptive: adaptive(study),
    number: list(countsText(study)),
    screens: screens(study),
    completeness: sentences(own.complete),
    review: sentences(own.review),
    visitor: sentences(own.visitors),
    cookies: sentences(own.cookies),
    ip: sentences(own.ip),
    registration: document.delivery?.ids ? [paragraph(identifiersLine(study))] : [],
    incomplete: [
      ...sentences(own.incomplete, words.study.exclude.rehearsals),
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
  const { words, sheet, locale, tasks } = study;
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
      tasks.length > 0 ? interpolate(words.study.takes, { length: lengthOf(study) }) : null,
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
  ];
}

function screens({ document, tasks, words, locale }: Study): PaperBlock[] {
  const { steps, step, pages, page, screen } = words.cherries.answers;
  const n = document.steps.length;
  return [
    paragraph(n === 1 ? step : interpolate(steps, { n: numberText(n, locale) })),
    ...list(
      tasks.map(({ name, model }) => {
        if (model.kind === "timed") return interpolate(screen, { app: name });
        return interpolate(model.screens === 1 ? page : pages, {
          app: name,
          n: numberText(model.screens, locale),
        });
      }),
    ),
  ];
}

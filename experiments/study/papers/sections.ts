import { identifierColumn } from "@/experiments/engine/data/columns";
import { LATE_CAUTION_SHARE, LATE_LIMIT_SHARE } from "@/experiments/engine/score/late-frames";
import { textIn } from "@/experiments/study/document/author-text";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { isBalanced } from "@/experiments/study/document/place";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { canEndEarly } from "@/experiments/study/document/step-kind";
import { USUAL_AGE } from "@/experiments/study/document/usual-age";
import { formatDay, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import { hostOf } from "@/lib/plain-origin";
import type { Locale } from "@/lib/routes";
import { authorQuote } from "./author-blocks";
import {
  code,
  heading,
  lineWith,
  link,
  list,
  type PaperBlock,
  type PaperLine,
  paragraph,
  plain,
  sentences,
  strong,
  toComplete,
} from "./blocks";
import { leaveRules, parametersText } from "./design-sentences";
import { instructionsUsed } from "./instruction-sentences";
import { payText, plannedExclusions } from "./plan-sentences";
import { isAppTask, isSurveyTask, type Study, surveysOf, type Task } from "./study";
import { surveyDescription } from "./survey-sources";
import { listed } from "./writing";

/**
 * Returns a heading with the answer below it.
 * @param gap the text in place of a missing answer; by default, a note that the author still has to write the answer
 */
export function field(
  level: 2 | 3,
  title: string,
  study: Study,
  answer: readonly PaperBlock[],
  gap = study.words.study.toComplete,
): PaperBlock[] {
  return [heading(level, title), ...(answer.length > 0 ? answer : [toComplete(gap)])];
}

/** Returns a note that the author still has to write an answer, followed by the facts that are known. */
export const leftOpen = ({ words }: Study, known: string): PaperBlock[] => [
  toComplete(words.study.toComplete),
  paragraph(known),
];

/** Returns the first heading of a paper: the title of the paper and the title of the study. */
export function paperHeading(title: string, study: Study): PaperBlock {
  const own = textIn(study.document.title, study.locale) ?? study.sheet.untitled;
  const colon = study.locale === "fr" ? "\u00A0: " : ": ";
  return { kind: "heading", level: 1, line: plain(`${title}${colon}${own}`) };
}

/** Returns whether this site sends the data of participants. */
export const isSentHere = ({ site }: Study): boolean => site.receiverHost !== null;

/**
 * Returns whether this site does not send data, although a standalone archive sends the data to the document's data
 * server.
 */
export const isSentElsewhere = ({ document, site }: Study): boolean =>
  site.receiverHost === null && document.delivery?.receiver !== undefined;

/**
 * Returns the data that the page does not record, and the parties that can still receive the IP address of a device.
 */
export function notCollected(study: Study): PaperBlock[] {
  const { notCollected: own, seesAddress, seeAddress, keepAddress } = study.words.protection;
  const isSeen = isSentHere(study) || isSentElsewhere(study) ? seeAddress : seesAddress;
  // A question of a survey can ask for a name or an address.
  const not = surveysOf(study).length > 0 ? study.words.survey.protection.notCollected : own;
  return [...sentences(not, isSeen), toComplete(keepAddress)];
}

/** Returns the author's text as a quotation; empty without a text. */
export function saidInPaper(
  text: string | { en?: string | undefined; fr?: string | undefined } | undefined,
  { locale }: Study,
): PaperBlock[] {
  const own = textIn(text, locale);
  return own ? [authorQuote(own)] : [];
}

/** Returns paragraphs that describe a task, with its measures, exclusions and parameters. */
export function taskDescription(task: Task, study: Study): PaperBlock[] {
  const { measure, exclusions } = study.words.study;
  // The list of the scales contains the rules about missing answers.
  const isInList = isSurveyTask(task) && task.step.survey.scales?.length;
  const scoring = isInList ? study.words.survey.scoring.absent : task.texts.scoring;
  const scored = [
    paragraph(task.texts.methods),
    paragraph([strong(measure), { text: ` ${task.texts.measure}` }]),
    paragraph([strong(exclusions), { text: ` ${scoring}` }]),
  ];
  if (isSurveyTask(task)) return [...scored, ...surveyDescription(task, study)];
  if (!isAppTask(task)) return scored;
  return [...scored, paragraph(parametersText(task, study)), ...instructionsUsed(task, study)];
}

/** Returns the exclusions from the score, separately for each task. */
export const scoringList = ({ tasks }: Study): PaperBlock[] =>
  list(tasks.map(({ name, texts }): PaperLine => [strong(name), { text: ` – ${texts.scoring}` }]));

/** Returns all rules that exclude a trial, a run or a person. */
export function exclusionRules(study: Study): PaperBlock[] {
  const { words } = study;
  const isTimed = study.tasks.some(({ model }) => model.kind === "timed");
  const percent = (share: number) => Math.round(share * 100);
  return [
    ...scoringList(study),
    ...(isTimed
      ? [
          paragraph(
            interpolate(words.study.lateFrames, {
              caution: percent(LATE_CAUTION_SHARE),
              limit: percent(LATE_LIMIT_SHARE),
            }),
          ),
        ]
      : []),
    ...leaving(study),
    ...participantExclusions(study),
  ];
}

/** Returns the rules that end the study early; empty without such rules. */
export function leaving(study: Study): PaperBlock[] {
  const rules = leaveRules(study);
  return rules.length === 0 ? [] : [...list(rules), paragraph(study.words.study.leave.stays)];
}

/**
 * Returns the rules that exclude participants from the analysis, or a note that the author must add such rules, and a
 * sentence about rehearsals.
 */
export function participantExclusions(study: Study): PaperBlock[] {
  const planned = plannedExclusions(study);
  return [
    ...(planned.length > 0 ? planned : [toComplete(study.words.methods.noPlanExclusion)]),
    paragraph(study.words.study.exclude.rehearsals),
  ];
}

/** Returns a sentence about the identifiers that the URL contains. */
export function identifiersLine({ document, words, locale }: Study): PaperLine {
  const { identifier, identifiers, noIdentifiers, randomNumber, required } =
    words.study.participants;
  const { ids = [], requireId } = document.delivery ?? {};
  if (ids.length === 0) return plain(document.visits ? randomNumber : noIdentifiers);
  return [
    ...lineWith(ids.length === 1 ? identifier : identifiers, { ids: codes(ids, locale) }),
    ...(requireId
      ? [{ text: " " }, ...lineWith(required, { id: codes(ids.slice(0, 1), locale) })]
      : []),
  ];
}

/** Returns names in the style `code`, with the list separators of a language. */
export function codes(names: readonly string[], locale: Study["locale"]): PaperLine {
  // `formatToParts` returns the names and the separators of this language as separate entries.
  const parts = new Intl.ListFormat(LANGUAGE_TAGS[locale]).formatToParts(names);
  return parts.map(({ type, value }) => (type === "element" ? code(value) : { text: value }));
}

/** Returns a sentence about the minimum age of participants. */
export function ageText({ document, words }: Study): string {
  const { age, usualAge } = words.study.participants;
  const { minimumAge } = document.information ?? {};
  return minimumAge === undefined
    ? interpolate(usualAge, { age: USUAL_AGE })
    : interpolate(age, { age: minimumAge });
}

/** Returns how participants consent. If the minimum age is below 18, returns why the site does not run the study. */
export function consentBlocks({ document, words, sheet, site }: Study): PaperBlock[] {
  const { minimumAge: age = USUAL_AGE } = document.information ?? {};
  if (age >= USUAL_AGE)
    return sentences(interpolate(words.study.participants.consent, { start: sheet.start }));
  const { minor, parents } = words.consent;
  return [...sentences(interpolate(minor, { age, site: site.name })), toComplete(parents)];
}

/** Returns sentences about the storage and the recipients of the data. */
export function dataSentences({ document, site, words }: Study): string[] {
  const { device, sent, notSent, receiver, noReceipts } = words.study.data;
  const { receiver: own, receipts } = document.delivery ?? {};
  return [
    device,
    site.receiverHost === null
      ? interpolate(notSent, { site: site.name })
      : interpolate(sent, { site: site.name, host: site.receiverHost }),
    ...(site.receiverHost !== null && site.isWithoutReceipts
      ? [interpolate(noReceipts, { host: site.receiverHost })]
      : []),
    ...(own ? [interpolate(receiver, { receiver: hostOf(own) })] : []),
    ...(own && receipts === "none" ? [interpolate(noReceipts, { host: hostOf(own) })] : []),
    ...startSentences({ document, site, words }),
  ];
}

/** Returns whether the page informs a data server (of this site, or of the document) that a session has begun. */
export const isStartSent = ({ document, site }: Pick<Study, "document" | "site">): boolean =>
  (site.receiverHost !== null && site.isStartSent === true) ||
  document.delivery?.receiver !== undefined;

/** Returns sentences about the data that a data server receives before the first answer; empty without such data. */
function startSentences({ document, site, words }: Pick<Study, "document" | "site" | "words">) {
  if (!isStartSent({ document, site })) return [];
  const { begun, place, counted, placeOfIdentifier, placeOfSession, placeOfNumber } =
    words.study.data;
  const [id] = document.delivery?.ids ?? [];
  const random = document.visits ? placeOfNumber : placeOfSession;
  const code = id ? interpolate(placeOfIdentifier, { id }) : random;
  // The links of sessions name the session, so the page does not ask the server for a place.
  if (areSessions(document)) return [begun];
  return [begun, interpolate(isBalanced(document) ? place : counted, { code })];
}

/** Returns paragraphs about the software with its versions, and about the ids of the study. */
export function softwareBlocks(study: Study): PaperBlock[] {
  const { site, tasks, words, locale } = study;
  const { runs, runsUnknown, source, apps, timing, protocol, document, full, inData } =
    words.study.software;
  const versions = new Map(
    tasks.map(
      (task) =>
        [
          isSurveyTask(task) ? words.survey.questionnaire : task.title,
          task.model.facts.version,
        ] as const,
    ),
  );
  const id = (text: string, value: string): PaperLine => [
    ...lineWith(text, { short: [code(value.slice(0, SHOWN_DIGITS))] }),
    { text: ", " },
    ...lineWith(full, { id: [code(value)] }),
  ];
  return [
    paragraph(
      lineWith(site.release === null ? runsUnknown : runs, {
        site: plain(site.name),
        release: plain(site.release ?? ""),
        url: [link(site.url, site.url)],
      }),
    ),
    ...(site.sourceUrl
      ? [paragraph(lineWith(source, { url: [link(site.sourceUrl, site.sourceUrl)] }))]
      : []),
    ...(versions.size > 0
      ? sentences(
          interpolate(apps, {
            apps: listed(
              [...versions].map(([name, version]) => `${name} ${version}`),
              locale,
            ),
          }),
        )
      : []),
    ...(tasks.some(({ model }) => model.kind === "timed") ? sentences(timing) : []),
    ...list([id(protocol, study.protocolId), id(document, study.documentId)]),
    paragraph(inData),
  ];
}

type Reference = { citation: string; url?: string | undefined; language?: Locale };

/** The reference for orders that follow a Williams square. */
export const WILLIAMS: Reference = {
  citation: "Williams (1949), Aust. J. Sci. Res. 2, 149–168",
  url: "https://doi.org/10.1071/CH9490149",
};

/** Returns references as a list without duplicates, in alphabetical order. */
export function referenceList(references: readonly Reference[]): PaperBlock[] {
  const once = new Map(references.map((each) => [each.url ?? each.citation, each]));
  const sorted = [...once.values()].sort((one, other) =>
    one.citation.localeCompare(other.citation, "en"),
  );
  return list(
    sorted.map(({ citation, url }): PaperLine => {
      const text = citation.endsWith(".") ? citation : `${citation}.`;
      return url === undefined ? plain(text) : [{ text: `${text} ` }, link(url, url)];
    }),
  );
}

/**
 * Returns the references of all apps and the sources of all surveys in a study, without references about a language in
 * which the study does not run.
 */
export const appReferences = ({ document, tasks }: Study): Reference[] =>
  tasks
    .flatMap((task): readonly Reference[] =>
      isSurveyTask(task) ? (task.step.survey.sources ?? []) : task.model.facts.references,
    )
    .filter(({ language }) => !language || neededLocales(document).includes(language));

/** The fields of the information sheet, in the order in which participants read them. */
const INFORMATION_FIELDS = [
  "controller",
  "contact",
  "dataProtectionOfficer",
  "purpose",
  "payment",
  "earlyEnd",
  "risks",
  "benefits",
  "legalBasis",
  "ethicsApproval",
  "recipients",
  "transfers",
  "retention",
  "openData",
  "rights",
  "complaint",
  "withdrawUntil",
] as const satisfies readonly (keyof Study["sheet"]["information"]["fields"])[];
export type InformationField = (typeof INFORMATION_FIELDS)[number];

/**
 * Returns the fields that participants read. `earlyEnd` is included only if the study can end early or has a text for
 * this field.
 */
export const fieldsOf = ({ document }: Study): InformationField[] =>
  INFORMATION_FIELDS.filter(
    (name) => name !== "earlyEnd" || document.information?.earlyEnd || canEndEarly(document),
  );

/** Returns the payment: the amount per hour in the plan, and the author's text for participants. */
export const payment = (study: Study): PaperBlock[] => [
  ...sentences(payText(study)),
  ...(textIn(study.document.information?.payment, study.locale)
    ? [paragraph(study.words.study.plan.payIs), ...informationAnswer(study, "payment")]
    : []),
];

/** Returns the document's answer for a field of the information sheet; empty without an answer. */
export function informationAnswer(study: Study, name: InformationField): PaperBlock[] {
  const value = study.document.information?.[name];
  if (name !== "withdrawUntil") return saidInPaper(value, study);
  return typeof value === "string" ? sentences(formatDay(value, study.locale)) : [];
}

/** Returns a field of the information sheet with the heading and the text that participants read. */
export const informationField = (study: Study, name: InformationField): PaperBlock[] => {
  const { fields, notStated } = study.sheet.information;
  return field(3, fields[name], study, informationAnswer(study, name), notStated);
};

/** The additional columns for the identifiers of Prolific. Runs outside a study also have these columns. */
const PROLIFIC: Readonly<Record<string, string>> = {
  PROLIFIC_PID: "prolific_pid",
  STUDY_ID: "study_id",
  SESSION_ID: "prolific_session_id",
};

/** Returns the columns that contain the identifiers that a document names. */
export const identifierColumns = ({ delivery }: Study["document"]): string[] =>
  (delivery?.ids ?? []).flatMap((id) =>
    [identifierColumn(id), ownValue(PROLIFIC, id)].filter((column) => column !== undefined),
  );

/** Returns the measures, separately for each task. */
export const measureList = ({ tasks }: Study): PaperBlock[] =>
  list(tasks.map(({ name, texts }): PaperLine => [strong(name), { text: ` – ${texts.measure}` }]));

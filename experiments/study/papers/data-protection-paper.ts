import { USUAL_AGE } from "@/experiments/study/document/usual-age";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import {
  code,
  joined,
  lineWith,
  type PaperBlock,
  type PaperLine,
  paragraph,
  plain,
  sentences,
  toComplete,
} from "./blocks";
import { conditionsGap, conditionsText, leaveRules, randomisationText } from "./design-sentences";
import { type RecordedGroup, recordedGroups } from "./recorded-columns";
import {
  codes,
  dataSentences,
  field,
  identifierColumns,
  informationAnswer,
  isSentElsewhere,
  isSentHere,
  leaving,
  notCollected,
  paperHeading,
} from "./sections";
import { asPlanned, type Study, surveysOf, writingOf } from "./study";
import { surveyFacts } from "./survey-facts";
import { questionsText } from "./survey-sentences";
import { listed } from "./writing";

/** Returns the record of the processing (GDPR, Article 30(1)), and other information that Article 13 requires. */
export function dataProtectionPaper(done: Study): PaperBlock[] {
  const study = asPlanned(done);
  const own = study.words.protection;
  const ask = (title: string, answer: readonly PaperBlock[] = []) => field(2, title, study, answer);
  const say = (name: Parameters<typeof informationAnswer>[1]) => informationAnswer(study, name);
  return [
    paperHeading(own.title, study),
    paragraph(own.how),
    ...ask(own.controller, say("controller")),
    ...ask(own.contact, say("contact")),
    ...ask(own.officer, say("dataProtectionOfficer")),
    ...ask(own.purpose, say("purpose")),
    ...ask(own.legalBasis, say("legalBasis")),
    ...ask(own.subjects, sentences(subjects(study))),
    ...ask(own.collected, collected(study)),
    ...ask(own.special, special(study)),
    ...ask(own.pseudonyms, [
      paragraph(linkToPerson(study)),
      ...sentences(surveysOf(study).length > 0 ? study.words.survey.protection.combined : null),
      ...sentences(study.document.visits ? study.sheet.visits.related : null),
    ]),
    ...ask(own.recipients, say("recipients")),
    ...ask(own.storage, sentences(...dataSentences(study))),
    ...ask(own.transfers, say("transfers")),
    ...ask(own.retention, say("retention")),
    ...ask(own.openData, say("openData")),
    ...ask(own.rights, say("rights")),
    ...ask(own.withdrawal, withdrawal(study)),
    ...ask(own.complaint, say("complaint")),
    ...ask(own.automated, automated(study)),
    ...ask(own.security, [...sentences(own.measures), toComplete(own.onceReceived)]),
  ];
}

function subjects({ document, words }: Study): string {
  const { subjectsAre, subjectsAny } = words.protection;
  const { minimumAge } = document.information ?? {};
  return interpolate(minimumAge === undefined ? subjectsAny : subjectsAre, {
    age: minimumAge ?? USUAL_AGE,
  });
}

function collected(study: Study): PaperBlock[] {
  const { document, words, tasks, locale } = study;
  const own = words.protection;
  const groups = recordedGroups(identifierColumns(document));
  return [
    ...sentences(
      tasks.length > 0
        ? interpolate(own.perTask, {
            tasks: listed(
              tasks.map(({ name }) => name),
              locale,
            ),
          })
        : null,
    ),
    {
      kind: "table",
      head: [own.group, own.what, own.columns],
      rows: groups.map(({ group, columns }): PaperLine[] => [
        plain(words.recorded[group].name),
        plain(recordedText(group, study)),
        joined(
          columns.map((column) => [code(column)]),
          ", ",
        ),
      ]),
    },
    ...freeText(study),
    ...notCollected(study),
  ];
}

/** Returns the content of a group of columns. In a study with surveys, the answers are described in more detail. */
function recordedText(group: RecordedGroup, study: Study): string {
  const { recorded, survey } = study.words;
  const { text } = recorded[group];
  if (group !== "answers" || surveysOf(study).length === 0) return text;
  return `${text}${study.locale === "fr" ? "\u202F; " : "; "}${survey.protection.answers}`;
}

/** Returns a sentence about the questions with an answer in free text; empty without such questions. */
function freeText(study: Study): PaperBlock[] {
  const n = surveysOf(study).reduce((sum, { step }) => sum + surveyFacts(step.survey).freeText, 0);
  const questions = questionsText(writingOf(study), n);
  return sentences(
    n > 0 ? interpolate(study.words.survey.protection.freeText, { questions }) : null,
  );
}

/** Returns a note about special categories of data; empty in a study without surveys. */
function special(study: Study): PaperBlock[] {
  const { words } = study;
  if (surveysOf(study).length === 0) return [];
  return [paragraph(words.survey.protection.special), toComplete(words.study.toComplete)];
}

function linkToPerson({ document, words, locale }: Study): PaperLine {
  const { linked, unlinked, unlinkedVisits } = words.protection;
  const ids = document.delivery?.ids ?? [];
  if (ids.length > 0) return lineWith(linked, { ids: codes(ids, locale) });
  return plain(document.visits ? unlinkedVisits : unlinked);
}

function withdrawal(study: Study): PaperBlock[] {
  const { document, words, site, locale } = study;
  const own = words.protection;
  const day = document.information?.withdrawUntil;
  return sentences(
    isSentHere(study) ? own.leaveSent : own.leave,
    isSentHere(study) ? interpolate(own.withdrawAt, { address: site.withdrawUrl }) : null,
    isSentElsewhere(study) ? own.leaveElsewhere : null,
    isSentElsewhere(study) ? own.withdrawElsewhere : null,
    day ? interpolate(own.withdrawUntil, { date: formatDay(day, locale) }) : null,
  );
}

function automated(study: Study): PaperBlock[] {
  const rules = leaveRules(study);
  return [
    ...(rules.length > 0 ? leaving(study) : sentences(study.words.study.leave.none)),
    ...sentences(
      study.conditions.length > 0 ? `${conditionsText(study)} ${randomisationText(study)}` : null,
    ),
    ...conditionsGap(study),
  ];
}

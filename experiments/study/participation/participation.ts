import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { StartRecord } from "@/experiments/engine/sending/sent-record";
import type { Consent } from "@/experiments/engine/session/consent";
import { MOST_AGAIN } from "@/experiments/engine/session/participant";
import {
  type AddressEvent,
  type EarlyEvent,
  isSession,
  localMoment,
  type Session,
  type StudyStep,
  type WhoseRun,
} from "@/experiments/engine/session/session";
import { instructionsRecorded } from "@/experiments/study/document/instructions";
import type { Exit, ProtocolDocument, RunStep, Step } from "@/experiments/study/document/schema";
import { isAppStep, isRunStep } from "@/experiments/study/document/step-kind";
import { isRecord } from "@/lib/is-record";
import { LOCALES, type Locale } from "@/lib/routes";
import type { PersonalLink } from "./personal-link";

/** The version of the format of a participation; participations in an unknown version remain unchanged. */
export const PARTICIPATION_FORMAT = 2;

/** Participations of these formats can be read and resumed. A participation keeps the format in which it began. */
const FORMATS: readonly unknown[] = [1, PARTICIPATION_FORMAT];

/** An event that concerns the whole participation, such as its start. */
type ParticipationEvent = {
  at: string;
  what: "started" | "resumed" | "step_done" | "translated" | "left" | "finished" | AddressEvent;
  /** The number of steps that were done at the time of the event. */
  done: number;
  /** A detail of the event; absent if the event does not need a detail. */
  detail?: string;
};

/** How a participation ended: at an exit of the document, or because the participant left. */
export type Ending = Exit | "left";

/** An exit that the page displayed to the participant, with the completion code and the time. */
type Given = { exit: Exit; code: string | null; at: string };

/** The data of a participation that this site sends to its receiver. The page announced the host before the start. */
type Sending = {
  /** The host of the receiver. */
  host: string;
  /** The SHA-256 of the record of each finished step, keyed by step id. */
  records: Readonly<Record<string, string>>;
  /** The exits that the page displayed to the participant, in the order of their display. */
  given: readonly Given[];
};

/** The participation of one person in a study on this device, as the database stores it. */
export type Participation = {
  format: 1 | typeof PARTICIPATION_FORMAT;
  /** The session id, which is the same in all steps. */
  id: string;
  protocol: string;
  document: string;
  /** The whole document. With this copy, the participation can be resumed and read without the study link. */
  content: ProtocolDocument;
  /** The versions of the apps at the start, as major.minor.patch. */
  versions: Readonly<Record<string, string>>;
  locale: Locale;
  site: string | null;
  consent: Consent;
  ids: Readonly<Record<string, string | null>>;
  /**
   * The first identifier or, without an identifier, the session id; in a study with visits, a random number in place of
   * the session id. Absent in format 1, as the following three fields.
   */
  person?: string;
  /** The id of the visit; null if the study does not have visits. */
  visit?: string | null;
  /** The personal link with which a visit began; absent at the first visit, and in a study without visits. */
  personal?: PersonalLink;
  /** True if the participation is a rehearsal, which does not count as data. */
  rehearsal?: boolean;
  condition: string | null;
  conditionSource: StudyStep["conditionSource"];
  /**
   * The row of the Williams square from which the order comes, from 0; null if the order has no rows. Absent in
   * participations of releases that sent no start.
   */
  row?: number | null;
  /** The ids of the steps in the order that was drawn for this person. */
  order: readonly string[];
  /** The number of steps that are done. */
  done: number;
  sittings: number;
  startedAt: string;
  finishedAt: string | null;
  /** How the participation ended; null while the participation continues. */
  ending: Ending | null;
  /** The finished and unfinished runs of apps, keyed by step id. A run is not stored anywhere else. */
  runs: Readonly<Record<string, Session>>;
  events: readonly ParticipationEvent[];
  /** The sent data; absent if data are not sent. */
  sending?: Sending;
};

/**
 * A participant as the URL describes the participant: the values of the identifiers that the document names, and a
 * condition.
 */
export type Person = {
  ids: Readonly<Record<string, string | null>>;
  /** A condition of the document; null if the condition must be drawn. */
  condition: string | null;
  /** True if the URL marks a rehearsal. */
  rehearsal?: boolean;
  /** The personal link in the URL, with which a later visit begins. */
  personal?: PersonalLink;
};

function withEvent(participation: Participation, what: ParticipationEvent["what"]): Participation {
  const event = { at: localMoment(), what, done: participation.done };
  return { ...participation, events: [...participation.events, event] };
}

/** Returns the events from before the start, such as notes about the URL. Each run also records these events. */
export const notedBefore = ({ events }: Pick<Participation, "events">): EarlyEvent[] =>
  events.flatMap(({ what, detail }) =>
    detail === undefined ? [] : [{ what: what as AddressEvent, detail }],
  );

const stepWith = ({ content }: Pick<Participation, "content">, id: string | undefined) =>
  content.steps.find((step) => step.id === id);

/** Returns the next step; undefined after the last step. */
export const nextStep = (participation: Participation): Step | undefined =>
  stepWith(participation, participation.order[participation.done]);

/** Returns the tasks, surveys and device checks of a participation, in the order that was drawn for the person. */
export const recordedSteps = (participation: Participation): RunStep[] =>
  participation.order.flatMap((id) => {
    const step = stepWith(participation, id);
    return step && isRunStep(step) ? [step] : [];
  });

/**
 * Returns the progress of a participation: the number of tasks that are done, and the total number of tasks. Pages of
 * text are counted only if the study has no tasks. Before the start, participants read the same total number.
 */
export function partsOf(participation: Participation): { done: number; of: number } {
  const { order, done } = participation;
  const isDone = new Set(order.slice(0, done));
  const tasks = recordedSteps(participation);
  if (tasks.length === 0) return { done, of: order.length };
  return { done: tasks.filter(({ id }) => isDone.has(id)).length, of: tasks.length };
}

/** Returns the facts about the study that the record of a step contains, such as the condition. */
export function studyStep(participation: Participation, step: RunStep): StudyStep {
  const { protocol, document, content, condition, conditionSource, order, ids } = participation;
  const place = recordedSteps(participation).findIndex(({ id }) => id === step.id) + 1;
  const instructions = isAppStep(step) ? instructionsRecorded(step, condition) : undefined;
  return {
    protocol,
    document,
    step: step.id,
    place,
    condition,
    conditionSource,
    ...(participation.format !== 1 && {
      planHash: content.planHash ?? null,
      visit: participation.visit ?? null,
    }),
    order,
    ids,
    ...(instructions && { instructions }),
  };
}

/** Returns the facts that the runs of a participation have since format 2. */
export const whoseRuns = ({ format, id, person = id, rehearsal }: Participation): WhoseRun =>
  format === 1 ? {} : { format, person, ...(rehearsal && { rehearsal }) };

/** Returns the fields that all records of a participation have since format 2. */
const whoseFields = ({
  id,
  content,
  person = id,
  visit = null,
  rehearsal = false,
}: Participation) => ({ planHash: content.planHash ?? null, person, visit, rehearsal });

/** Returns the format of the records of a participation, with the fields that all records have since format 2. */
export const whoseRecord = (participation: Participation) => {
  const { format } = participation;
  return format === 1 ? { format } : { format, ...whoseFields(participation) };
};

/**
 * Returns the record of the start of a participation; null if the participation sends no data, or began in a release
 * that sent no start. The record is always the same.
 */
export function startRecord(participation: Participation): Omit<StartRecord, "kind"> | null {
  const { id, sending, row, protocol, document, condition, conditionSource } = participation;
  const { ids, consent } = participation;
  const { planHash, person, visit, rehearsal } = whoseFields(participation);
  if (!sending || row === undefined) return null;
  return {
    format: PARTICIPATION_FORMAT,
    session: id,
    protocol,
    document,
    planHash,
    condition,
    conditionSource,
    row,
    ids,
    person,
    visit,
    rehearsal,
    at: consent.at,
  };
}

/**
 * Returns the facts of the personal link after a visit is completed; null if the visit was not completed, and in a study
 * without visits.
 */
export function personalLinkOf(participation: Participation): PersonalLink | null {
  const { id, ids, person, visit, ending, startedAt, personal } = participation;
  const { condition, conditionSource, row = null, rehearsal = false } = participation;
  if (person === undefined || typeof visit !== "string" || ending !== "completed") return null;
  const own = { visit, session: id, day: startedAt.slice(0, DAY_LENGTH) };
  const first = { person, ids, condition, conditionSource, row, rehearsal };
  return { ...(personal ?? first), done: [...(personal?.done ?? []), own] };
}

/** The length of the date in a time such as `2026-11-23T14:02:11.042+01:00`. */
const DAY_LENGTH = 10;

/** Adds the current run of a step to a participation. */
export const withRun = (participation: Participation, run: Session): Participation => ({
  ...participation,
  runs: { ...participation.runs, ...(run.study && { [run.study.step]: run }) },
});

/** Adds the digest of a finished step's record to a participation, if the participation sends data. */
export function withRecord(participation: Participation, step: string, digest: string) {
  const { sending } = participation;
  if (!sending) return participation;
  return {
    ...participation,
    sending: { ...sending, records: { ...sending.records, [step]: digest } },
  };
}

/** Adds an exit that the page has displayed to a participation, if the participation sends data. */
export function withGiven(participation: Participation, exit: Exit, code: string | null) {
  const { sending } = participation;
  if (!sending || sending.given.some((given) => given.exit === exit)) return participation;
  const given = [...sending.given, { exit, code, at: localMoment() }];
  return { ...participation, sending: { ...sending, given } };
}

/** Returns the SHA-256 digests of the step records of a participation, in the order of its steps. */
export const recordDigests = ({ order, sending }: Participation): string[] =>
  order.flatMap((step) => sending?.records[step] ?? []);

/** Completes the current step of a participation. After the last step, and at an exit, the participation ends. */
export function withStepDone(participation: Participation, exit: Exit | null): Participation {
  const next = withEvent({ ...participation, done: participation.done + 1 }, "step_done");
  const isLast = next.done === next.order.length;
  return exit || isLast ? ended(next, exit ?? "completed") : next;
}

/** Adds an event to a participation: the browser has begun to translate the page. */
export const translated = (participation: Participation): Participation =>
  withEvent(participation, "translated");

/** Ends a participation because the participant has left the study. */
export const left = (participation: Participation): Participation => ended(participation, "left");

function ended(participation: Participation, ending: Ending): Participation {
  return withEvent(
    { ...participation, ending, finishedAt: localMoment() },
    ending === "left" ? "left" : "finished",
  );
}

/** Begins the next sitting of a participation. */
export const resumedParticipation = (participation: Participation): Participation =>
  withEvent({ ...participation, sittings: participation.sittings + 1 }, "resumed");

/**
 * The fields that distinguish participations: the study, the visit, the person, whether it is a rehearsal, and the
 * condition if it is known. A URL describes the person by a personal link (`person`), or by identifiers.
 */
type Whose = Pick<
  Participation,
  "protocol" | "ids" | "condition" | "rehearsal" | "visit" | "person"
>;

/** Returns the value of the first identifier; null without an identifier. */
const firstId = ({ ids }: Pick<Whose, "ids">): string | null => Object.values(ids)[0] ?? null;

/**
 * Returns whether a participation belongs to the study and the visit of the URL. A rehearsal and a participation that
 * counts do not belong together, even for the same protocol.
 */
const isOfStudy = ({ protocol, rehearsal = false, visit = null }: Whose, here: Whose): boolean =>
  protocol === here.protocol &&
  rehearsal === (here.rehearsal ?? false) &&
  visit === (here.visit ?? null);

/** Returns whether a participation has the same study and the same identifiers as the URL. */
const hasSameIds = (each: Whose, here: Whose): boolean =>
  isOfStudy(each, here) &&
  (here.person === undefined
    ? JSON.stringify(each.ids) === JSON.stringify(here.ids)
    : each.person === here.person);

/**
 * Returns whether a participation has the same study, identifiers and condition as the URL. A URL without a
 * condition matches any condition. A participation in another condition is a separate session, for example the second
 * session of a retest.
 */
export const isOfSame = (each: Whose, here: Whose): boolean =>
  hasSameIds(each, here) && (here.condition === null || each.condition === here.condition);

/**
 * Returns whether a participation belongs to the same study and the same person, whom a personal link or the first
 * identifier identifies.
 */
export const isOfPerson = (each: Whose, here: Whose): boolean =>
  isOfStudy(each, here) &&
  (here.person === undefined
    ? firstId(here) !== null && firstId(each) === firstId(here)
    : each.person === here.person);

/** The facts about a page that determine whether an earlier participation can be resumed on this page. */
type Here = Whose & Pick<Participation, "locale" | "versions">;

/**
 * Returns the participation that can be resumed on this page. It has the same protocol, language, person and condition,
 * and its apps have the same major and minor versions as this release.
 */
export function unfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find((each) => isLeftOver(each, here) && isOfRelease(each, here));
}

/**
 * Returns a participation that cannot be resumed on this page only because its apps have other versions. If another
 * participation can be resumed, the participant needs no explanation, and the result is undefined.
 */
export function outdatedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  if (unfinishedOf(participations, here)) return undefined;
  return participations.find((each) => isLeftOver(each, here));
}

const isLeftOver = (each: Participation, here: Here) =>
  each.ending === null && each.locale === here.locale && isOfSame(each, here);

/**
 * Returns the newest unfinished participation of the same person, or of a person without an identifier, whose
 * condition, other identifiers or language differ from the URL. Its apps have the versions of this release.
 */
export function otherUnfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find(
    (each) =>
      each.ending === null &&
      isOfRelease(each, here) &&
      (isOfPerson(each, here) || (firstId(here) === null && hasSameIds(each, here))) &&
      !isLeftOver(each, here),
  );
}

/**
 * Returns the newest participation of the same person that has ended. If the URL has a condition, the participation
 * must have this condition.
 */
export function finishedOf(
  participations: readonly Participation[],
  here: Whose,
): Participation | undefined {
  return participations.find(
    (each) =>
      each.ending !== null &&
      isOfPerson(each, here) &&
      (here.condition === null || each.condition === here.condition),
  );
}

/** Returns an event for each earlier participation of the same person on this device. */
export function againEvents(participations: readonly Participation[], here: Whose): EarlyEvent[] {
  return participations
    .filter((each) => isOfPerson(each, here))
    .slice(0, MOST_AGAIN)
    .map(({ id, startedAt, ending, condition }) => ({
      what: "id_again",
      detail: `${Object.keys(here.ids)[0] ?? "person"}: also session ${id} on this device, begun ${startedAt}, ${
        ending ?? "not finished"
      }${condition === null ? "" : `, condition ${condition}`}`,
    }));
}

const isOfRelease = (each: Participation, here: Pick<Participation, "versions">) =>
  Object.entries(here.versions).every(
    ([app, version]) => minorOf(each.versions[app] ?? "") === minorOf(version),
  );

const isSending = (value: unknown) =>
  isRecord(value) &&
  typeof value.host === "string" &&
  isRecord(value.records) &&
  Object.values(value.records).every((digest) => /^[0-9a-f]{64}$/.test(String(digest))) &&
  Array.isArray(value.given);

const isPersonal = (value: unknown) =>
  isRecord(value) &&
  typeof value.person === "string" &&
  isRecord(value.ids) &&
  Array.isArray(value.done) &&
  value.done.every((each) => isRecord(each) && /^[a-z0-9]{4,32}$/.test(String(each.session)));

/** Returns whether all step ids in an order belong to existing steps. */
function isOrderOf(order: unknown, steps: unknown): boolean {
  if (!Array.isArray(order) || !Array.isArray(steps) || !steps.every(isRecord)) return false;
  const ids = new Set(steps.map(({ id }) => id));
  return order.every((id) => typeof id === "string" && ids.has(id));
}

/** Returns whether a stored value is a participation in the format of this release. */
export function isParticipation(value: unknown): value is Participation {
  return (
    isRecord(value) &&
    FORMATS.includes(value.format) &&
    (value.format === 1 || typeof value.person === "string") &&
    typeof value.id === "string" &&
    /^[a-z0-9]{4,32}$/.test(value.id) &&
    typeof value.protocol === "string" &&
    typeof value.document === "string" &&
    isRecord(value.content) &&
    isOrderOf(value.order, value.content.steps) &&
    isRecord(value.versions) &&
    LOCALES.some((locale) => locale === value.locale) &&
    isRecord(value.ids) &&
    Number.isInteger(value.done) &&
    (value.done as number) >= 0 &&
    Number.isInteger(value.sittings) &&
    !Number.isNaN(Date.parse(String(value.startedAt))) &&
    isRecord(value.runs) &&
    Object.values(value.runs).every(isSession) &&
    Array.isArray(value.events) &&
    (value.personal === undefined || isPersonal(value.personal)) &&
    (value.row === undefined || value.row === null || Number.isInteger(value.row)) &&
    (value.sending === undefined || isSending(value.sending))
  );
}

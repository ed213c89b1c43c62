import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { Consent } from "@/experiments/engine/session/consent";
import {
  type AddressEvent,
  type EarlyEvent,
  hasAnswers,
  isSession,
  localMoment,
  type Session,
  type StudyStep,
} from "@/experiments/engine/session/session";
import { instructionsRecorded } from "@/experiments/study/document/instructions";
import type { AppStep, Exit, ProtocolDocument, Step } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { BASE_PATH } from "@/lib/base-path";
import { LOCALES, type Locale } from "@/lib/routes";

/** Name of the database that holds participations; listed on the terms page. */
export const PARTICIPATIONS_DATABASE = `protocole-participations${BASE_PATH}`;

/** The format of a participation; participations of another format remain unchanged. */
export const PARTICIPATION_FORMAT = 1;

/** An event of a participation as a whole. */
type ParticipationEvent = {
  at: string;
  what: "started" | "resumed" | "step_done" | "translated" | "left" | "finished" | AddressEvent;
  /** The number of steps that were done by then. */
  done: number;
  /** A detail of the event; absent where the event needs none. */
  detail?: string;
};

/** How a participation ended: by an exit of the document, or because the participant left. */
export type Ending = Exit | "left";

/** An exit that was displayed to the participant, with its completion code. */
type Given = { exit: Exit; code: string | null; at: string };

/** The data that a participation sends to the receiver of this site, as announced before the start. */
type Sending = {
  /** The host of the receiver. */
  host: string;
  /** SHA-256 of the record of each finished step, by step id. */
  records: Readonly<Record<string, string>>;
  /** Exits that were shown, with their codes, in their order. */
  given: readonly Given[];
};

/** One person's participation in a study on this device, as the database stores it. */
export type Participation = {
  format: typeof PARTICIPATION_FORMAT;
  /** The session id, the same for each step. */
  id: string;
  protocol: string;
  document: string;
  /** The whole document, so that the participation can continue and be read without its link. */
  content: ProtocolDocument;
  /** Versions of the apps at the start, major.minor.patch. */
  versions: Readonly<Record<string, string>>;
  locale: Locale;
  site: string | null;
  consent: Consent;
  ids: Readonly<Record<string, string | null>>;
  condition: string | null;
  conditionSource: StudyStep["conditionSource"];
  /** Ids of the steps, in the order of this person. */
  order: readonly string[];
  /** The number of steps that are done. */
  done: number;
  sittings: number;
  startedAt: string;
  finishedAt: string | null;
  /** Null while the participation continues. */
  ending: Ending | null;
  /** The finished and unfinished runs of its apps by step id: each is the only record of its step. */
  runs: Readonly<Record<string, Session>>;
  events: readonly ParticipationEvent[];
  /** Absent where data are not sent. */
  sending?: Sending;
};

/** A person as the address describes them: the identifiers that the document names, and a condition. */
export type Person = {
  ids: Readonly<Record<string, string | null>>;
  /** One of the document's conditions, or null if it must be drawn. */
  condition: string | null;
};

function withEvent(participation: Participation, what: ParticipationEvent["what"]): Participation {
  const event = { at: localMoment(), what, done: participation.done };
  return { ...participation, events: [...participation.events, event] };
}

/** Returns the events from before the start, such as notes on the address: each run of the participation also has them. */
export const notedBefore = ({ events }: Pick<Participation, "events">): EarlyEvent[] =>
  events.flatMap(({ what, detail }) =>
    detail === undefined ? [] : [{ what: what as AddressEvent, detail }],
  );

const stepWith = ({ content }: Pick<Participation, "content">, id: string | undefined) =>
  content.steps.find((step) => step.id === id);

/** Returns the next step; undefined after the last step. */
export const nextStep = (participation: Participation): Step | undefined =>
  stepWith(participation, participation.order[participation.done]);

/** Returns the steps of a participation that are apps, in its order. */
export const appSteps = (participation: Participation): AppStep[] =>
  participation.order.flatMap((id) => {
    const step = stepWith(participation, id);
    return step && isAppStep(step) ? [step] : [];
  });

/**
 * Returns how far a participation is: the number of its tasks, and of those that are done. Pages of text are counted
 * only in a study without tasks, also where participants read how many parts a study has.
 */
export function partsOf(participation: Participation): { done: number; of: number } {
  const { order, done } = participation;
  const isDone = new Set(order.slice(0, done));
  const tasks = appSteps(participation);
  if (tasks.length === 0) return { done, of: order.length };
  return { done: tasks.filter(({ id }) => isDone.has(id)).length, of: tasks.length };
}

/** Returns the description of the study that the record of a step contains. */
export function studyStep(participation: Participation, step: AppStep): StudyStep {
  const { protocol, document, condition, conditionSource, order, ids } = participation;
  const place = appSteps(participation).findIndex(({ id }) => id === step.id) + 1;
  const instructions = instructionsRecorded(step, condition);
  return {
    protocol,
    document,
    step: step.id,
    place,
    condition,
    conditionSource,
    order,
    ids,
    ...(instructions && { instructions }),
  };
}

/** Returns the participation with the current run of its current step. */
export const withRun = (participation: Participation, run: Session): Participation => ({
  ...participation,
  runs: { ...participation.runs, ...(run.study && { [run.study.step]: run }) },
});

/** Returns the participation with the digest of a finished step's record, if it sends data. */
export function withRecord(participation: Participation, step: string, digest: string) {
  const { sending } = participation;
  if (!sending) return participation;
  return {
    ...participation,
    sending: { ...sending, records: { ...sending.records, [step]: digest } },
  };
}

/** Returns the participation with an exit that has been displayed to the participant. */
export function withGiven(participation: Participation, exit: Exit, code: string | null) {
  const { sending } = participation;
  if (!sending || sending.given.some((given) => given.exit === exit)) return participation;
  const given = [...sending.given, { exit, code, at: localMoment() }];
  return { ...participation, sending: { ...sending, given } };
}

/** Returns the SHA-256 digests of the step records of a participation, in the order of its steps. */
export const recordDigests = ({ order, sending }: Participation): string[] =>
  order.flatMap((step) => sending?.records[step] ?? []);

/** Returns the participation with its current step done: the last step or an exit ends the participation. */
export function withStepDone(participation: Participation, exit: Exit | null): Participation {
  const next = withEvent({ ...participation, done: participation.done + 1 }, "step_done");
  const isLast = next.done === next.order.length;
  return exit || isLast ? ended(next, exit ?? "completed") : next;
}

/** Returns the participation with the event that the browser has begun to translate its pages. */
export const translated = (participation: Participation): Participation =>
  withEvent(participation, "translated");

/** Returns the participation after the participant has left for good. */
export const left = (participation: Participation): Participation => ended(participation, "left");

function ended(participation: Participation, ending: Ending): Participation {
  return withEvent(
    { ...participation, ending, finishedAt: localMoment() },
    ending === "left" ? "left" : "finished",
  );
}

/** Returns the participation in its next sitting. */
export const resumedParticipation = (participation: Participation): Participation =>
  withEvent({ ...participation, sittings: participation.sittings + 1 }, "resumed");

/** Whether a participant has made progress that can be resumed. */
const isBegun = ({ done, runs }: Participation) => done > 0 || Object.values(runs).some(hasAnswers);

/** The fields that distinguish participations: the study, the person, and the condition where it is known. */
type Whose = Pick<Participation, "protocol" | "ids" | "condition">;

/** Returns the person, who is named by the first identifier of the study; null without an identifier. */
const personIn = ({ ids }: Pick<Whose, "ids">): string | null => Object.values(ids)[0] ?? null;

/** Whether a participation has the same protocol and all identifiers of the address. */
const hasSameIds = ({ protocol, ids }: Whose, here: Whose): boolean =>
  protocol === here.protocol && JSON.stringify(ids) === JSON.stringify(here.ids);

/**
 * Whether a participation has the same protocol, person and condition. An address without a condition matches any
 * condition; another condition is another session, for example on the second day of a retest.
 */
export const isOfSame = (each: Whose, here: Whose): boolean =>
  hasSameIds(each, here) && (here.condition === null || each.condition === here.condition);

/** Whether a participation has the same protocol and the same person, according to the first identifier. */
export const isOfPerson = (each: Whose, here: Whose): boolean =>
  each.protocol === here.protocol && personIn(here) !== null && personIn(each) === personIn(here);

/** The facts of a page that identify the participation of an earlier visit. */
type Here = Whose & Pick<Participation, "locale" | "versions">;

/**
 * Returns the participation that can be resumed here: it has the same protocol, language, person and condition, and
 * its apps have the same major and minor versions as this release.
 */
export function unfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find((each) => isLeftOver(each, here) && isOfRelease(each, here));
}

/**
 * Returns a participation that cannot be resumed here only because its apps have other versions; undefined when
 * another participation can be resumed, because the participant then needs no explanation.
 */
export function outdatedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  if (unfinishedOf(participations, here)) return undefined;
  return participations.find((each) => isLeftOver(each, here));
}

const isUnfinished = (each: Participation) => each.ending === null && isBegun(each);

const isLeftOver = (each: Participation, here: Here) =>
  isUnfinished(each) && each.locale === here.locale && isOfSame(each, here);

/**
 * Returns the newest unfinished participation of the same person, or of an unnamed person, that differs from the
 * address in its condition, its other identifiers or its language. Its apps have the versions of this release.
 */
export function otherUnfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find(
    (each) =>
      isUnfinished(each) &&
      isOfRelease(each, here) &&
      (isOfPerson(each, here) || (personIn(here) === null && hasSameIds(each, here))) &&
      !isLeftOver(each, here),
  );
}

/** Returns the newest participation of the same person that has ended, unless it has another condition. */
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

/** Returns the events that record another participation of the same person on this device; empty without one. */
export function againEvents(participations: readonly Participation[], here: Whose): EarlyEvent[] {
  return participations
    .filter((each) => isOfPerson(each, here) && (each.ending !== null || isBegun(each)))
    .slice(0, MOST_AGAIN)
    .map(({ id, startedAt, ending, condition }) => ({
      what: "id_again",
      detail: `${Object.keys(here.ids)[0]}: also session ${id} on this device, begun ${startedAt}, ${
        ending ?? "not finished"
      }${condition === null ? "" : `, condition ${condition}`}`,
    }));
}

/** Maximum number of earlier participations that a later participation names. */
const MOST_AGAIN = 5;

const isOfRelease = (each: Participation, here: Pick<Participation, "versions">) =>
  Object.entries(here.versions).every(
    ([app, version]) => minorOf(each.versions[app] ?? "") === minorOf(version),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isSending = (value: unknown) =>
  isRecord(value) &&
  typeof value.host === "string" &&
  isRecord(value.records) &&
  Object.values(value.records).every((digest) => /^[0-9a-f]{64}$/.test(String(digest))) &&
  Array.isArray(value.given);

/** Whether all steps of an order exist. */
function isOrderOf(order: unknown, steps: unknown): boolean {
  if (!Array.isArray(order) || !Array.isArray(steps) || !steps.every(isRecord)) return false;
  const ids = new Set(steps.map(({ id }) => id));
  return order.every((id) => typeof id === "string" && ids.has(id));
}

/** Whether a stored value is a participation in the format of this release. */
export function isParticipation(value: unknown): value is Participation {
  return (
    isRecord(value) &&
    value.format === PARTICIPATION_FORMAT &&
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
    (value.sending === undefined || isSending(value.sending))
  );
}

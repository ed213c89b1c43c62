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
import type { AppStep, Exit, ProtocolDocument, Step } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { BASE_PATH } from "@/lib/base-path";
import { LOCALES, type Locale } from "@/lib/routes";

/** Name of the database that holds participations; listed on the terms page. */
export const PARTICIPATIONS_DATABASE = `protocole-participations${BASE_PATH}`;

/** The format of a participation; one of another format is left as it is. */
export const PARTICIPATION_FORMAT = 1;

/** What happened to a participation as a whole. */
type ParticipationEvent = {
  at: string;
  what: "started" | "resumed" | "step_done" | "translated" | "left" | "finished" | AddressEvent;
  /** Steps that were done by then. */
  done: number;
  /** What there is to say of it; absent where there is nothing. */
  detail?: string;
};

/** How a participation ended: by an exit of the document, or because the participant left. */
export type Ending = Exit | "left";

/** What was shown to a participant to take to whoever recruited them. */
type Given = { exit: Exit; code: string | null; at: string };

/** What of a participation goes to the receiver of this site, as the participant was told before the start. */
type Sending = {
  /** The host of the receiver. */
  host: string;
  /** SHA-256 of the record of each finished step, by step id. */
  records: Readonly<Record<string, string>>;
  /** Exits that were shown, with their codes, in their order. */
  given: readonly Given[];
};

/** One person's way through a study on this device: what its database holds. */
export type Participation = {
  format: typeof PARTICIPATION_FORMAT;
  /** The session id, the same for each step. */
  id: string;
  protocol: string;
  document: string;
  /** The whole document, so that it can be gone on with and read without its link. */
  content: ProtocolDocument;
  /** Versions of its apps, major.minor.patch, when it began. */
  versions: Readonly<Record<string, string>>;
  locale: Locale;
  site: string | null;
  consent: Consent;
  ids: Readonly<Record<string, string | null>>;
  condition: string | null;
  conditionSource: StudyStep["conditionSource"];
  /** Ids of the steps, in the order of this person. */
  order: readonly string[];
  /** How many of them are done. */
  done: number;
  sittings: number;
  startedAt: string;
  finishedAt: string | null;
  /** Null while it goes on. */
  ending: Ending | null;
  /** The runs of its apps by step id, finished or under way: each is the one record of its step. */
  runs: Readonly<Record<string, Session>>;
  events: readonly ParticipationEvent[];
  /** Absent where nothing is sent. */
  sending?: Sending;
};

/** What an address says of a person: the identifiers that the document names, and a condition. */
export type Person = {
  ids: Readonly<Record<string, string | null>>;
  /** Of those of the document, or null: it is drawn then. */
  condition: string | null;
};

function withEvent(participation: Participation, what: ParticipationEvent["what"]): Participation {
  const event = { at: localMoment(), what, done: participation.done };
  return { ...participation, events: [...participation.events, event] };
}

/** Returns what was noted of the address before a participation began: each of its runs has it, too. */
export const notedBefore = ({ events }: Pick<Participation, "events">): EarlyEvent[] =>
  events.flatMap(({ what, detail }) =>
    detail === undefined ? [] : [{ what: what as AddressEvent, detail }],
  );

const stepWith = ({ content }: Pick<Participation, "content">, id: string | undefined) =>
  content.steps.find((step) => step.id === id);

/** Returns the step that comes next; undefined after the last one. */
export const nextStep = (participation: Participation): Step | undefined =>
  stepWith(participation, participation.order[participation.done]);

/** Returns the steps of a participation that are apps, in its order. */
export const appSteps = (participation: Participation): AppStep[] =>
  participation.order.flatMap((id) => {
    const step = stepWith(participation, id);
    return step && isAppStep(step) ? [step] : [];
  });

/** Returns what the record of a step says of the study. */
export function studyStep(participation: Participation, step: AppStep): StudyStep {
  const { protocol, document, condition, conditionSource, order, ids } = participation;
  const place = appSteps(participation).findIndex(({ id }) => id === step.id) + 1;
  return { protocol, document, step: step.id, place, condition, conditionSource, order, ids };
}

/** The participation with the run of its present step as it is now. */
export const withRun = (participation: Participation, run: Session): Participation => ({
  ...participation,
  runs: { ...participation.runs, ...(run.study && { [run.study.step]: run }) },
});

/** The participation with the record of a finished step noted, if it is one that sends. */
export function withRecord(participation: Participation, step: string, digest: string) {
  const { sending } = participation;
  if (!sending) return participation;
  return {
    ...participation,
    sending: { ...sending, records: { ...sending.records, [step]: digest } },
  };
}

/** The participation with an exit noted that has been shown to the participant. */
export function withGiven(participation: Participation, exit: Exit, code: string | null) {
  const { sending } = participation;
  if (!sending || sending.given.some((given) => given.exit === exit)) return participation;
  const given = [...sending.given, { exit, code, at: localMoment() }];
  return { ...participation, sending: { ...sending, given } };
}

/** Returns the SHA-256 digests of the step records of a participation, in the order of its steps. */
export const recordDigests = ({ order, sending }: Participation): string[] =>
  order.flatMap((step) => sending?.records[step] ?? []);

/** The participation with its present step done: the last one ends it, and so does an exit. */
export function withStepDone(participation: Participation, exit: Exit | null): Participation {
  const next = withEvent({ ...participation, done: participation.done + 1 }, "step_done");
  const isLast = next.done === next.order.length;
  return exit || isLast ? ended(next, exit ?? "completed") : next;
}

/** The participation, whose pages the browser translates from now on. */
export const translated = (participation: Participation): Participation =>
  withEvent(participation, "translated");

/** The participation as it is left for good. */
export const left = (participation: Participation): Participation => ended(participation, "left");

function ended(participation: Participation, ending: Ending): Participation {
  return withEvent(
    { ...participation, ending, finishedAt: localMoment() },
    ending === "left" ? "left" : "finished",
  );
}

/** The participation in another sitting. */
export const resumed = (participation: Participation): Participation =>
  withEvent({ ...participation, sittings: participation.sittings + 1 }, "resumed");

/** Whether a participant has done anything that can be gone on with. */
const isBegun = ({ done, runs }: Participation) => done > 0 || Object.values(runs).some(hasAnswers);

/** What tells participations in a study apart: the study, who takes part, and the condition, where it is known. */
type Whose = Pick<Participation, "protocol" | "ids" | "condition">;

/** The first identifier of a study names the person; null without one. */
const personIn = ({ ids }: Pick<Whose, "ids">): string | null => Object.values(ids)[0] ?? null;

/** Whether a participation is of the same protocol and has all identifiers of the address. */
const hasSameIds = ({ protocol, ids }: Whose, here: Whose): boolean =>
  protocol === here.protocol && JSON.stringify(ids) === JSON.stringify(here.ids);

/**
 * Whether a participation is of the same protocol, person and condition. An address without a condition leaves it open;
 * another condition is another session, as on the second day of a retest.
 */
export const isOfSame = (each: Whose, here: Whose): boolean =>
  hasSameIds(each, here) && (here.condition === null || each.condition === here.condition);

/** Whether a participation is of the same protocol and the same person, by the first identifier. */
export const isOfPerson = (each: Whose, here: Whose): boolean =>
  each.protocol === here.protocol && personIn(here) !== null && personIn(each) === personIn(here);

/** What a page has, to look for what an earlier visit has left. */
type Here = Whose & Pick<Participation, "locale" | "versions">;

/**
 * Returns the participation that can go on here: of the same protocol, language, person and condition, of apps whose
 * major and minor versions are those of this release.
 */
export function unfinishedOf(
  participations: readonly Participation[],
  here: Here,
): Participation | undefined {
  return participations.find((each) => isLeftOver(each, here) && isOfRelease(each, here));
}

/**
 * Returns the participation that could go on here, were its apps not of another release; undefined where one can, since
 * nobody has to be told then.
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
 * Returns the newest unfinished participation that is not that of the address, but of the same person, or of nobody in
 * particular: with another condition, other further identifiers, or in another language. Its apps are of this release.
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

/** Returns the newest participation of the same person that has ended, unless it is of another condition. */
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

/** Returns what the data say of another participation of the same person on this device; none without one. */
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

/** Earlier participations that a later one names. */
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

/** Whether an order names steps that there are. */
function isOrderOf(order: unknown, steps: unknown): boolean {
  if (!Array.isArray(order) || !Array.isArray(steps) || !steps.every(isRecord)) return false;
  const ids = new Set(steps.map(({ id }) => id));
  return order.every((id) => typeof id === "string" && ids.has(id));
}

/** Whether something read from the device is a participation in the format of this release. */
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

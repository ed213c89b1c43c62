import type { Consent } from "@/experiments/engine/session/consent";
import {
  type AddressEvent,
  localMoment,
  type Session,
  type StudyStep,
} from "@/experiments/engine/session/session";
import type { Exit, ProtocolDocument, RunStep, Step } from "@/experiments/study/document/schema";
import { isRunStep } from "@/experiments/study/document/step-kind";
import type { Locale } from "@/lib/routes";
import type { PersonalLink } from "./personal-link";

/** The version of the format of a participation; participations in an unknown version remain unchanged. */
export const PARTICIPATION_FORMAT = 2;

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

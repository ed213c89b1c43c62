import type { StartRecord } from "@/experiments/engine/sending/sent-record";
import type {
  AddressEvent,
  EarlyEvent,
  StudyStep,
  WhoseRun,
} from "@/experiments/engine/session/session";
import { instructionsRecorded } from "@/experiments/study/document/instructions";
import type { RunStep } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { PARTICIPATION_FORMAT, type Participation, recordedSteps } from "./participation";

/** Returns the events from before the start, such as notes about the URL. Each run also records these events. */
export const notedBefore = ({ events }: Pick<Participation, "events">): EarlyEvent[] =>
  events.flatMap(({ what, detail }) =>
    detail === undefined ? [] : [{ what: what as AddressEvent, detail }],
  );

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

/** Returns the SHA-256 digests of the step records of a participation, in the order of its steps. */
export const recordDigests = ({ order, sending }: Participation): string[] =>
  order.flatMap((step) => sending?.records[step] ?? []);

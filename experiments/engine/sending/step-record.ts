import type { TrialRecord } from "@/experiments/engine/data/columns";
import { columnsOf, sessionRecords } from "@/experiments/engine/data/csv";
import { countFlags } from "@/experiments/engine/score/flags";
import type { Participant } from "@/experiments/engine/session/participant";
import type { Session } from "@/experiments/engine/session/session";
import { RECORD_FORMAT, type StepRecord } from "./sent-record";

/** Returns the identifiers of a run outside of a study, keyed by their names in the URL. */
const identifiersOf = ({ prolificPid, studyId, sessionId }: Participant) =>
  Object.fromEntries(
    Object.entries({ PROLIFIC_PID: prolificPid, STUDY_ID: studyId, SESSION_ID: sessionId }).filter(
      ([, value]) => value !== null,
    ),
  );

/**
 * Returns the record of a finished step, or of a run outside of a study. In a run outside of a study, `protocol`,
 * `document`, `step` and `place` are null. The page sends this record to the receiver (of a run outside of a study,
 * DataPipe receives tables instead), and the archive of a participation contains it. The record depends only on the run,
 * because the same run must always produce the same record. The rows have the columns of the run's format.
 */
const stepRecord = (session: Session): StepRecord => ({
  ...(session.format === RECORD_FORMAT
    ? {
        format: RECORD_FORMAT,
        planHash: session.study?.planHash ?? null,
        person: session.person ?? session.id,
        visit: session.study?.visit ?? null,
        rehearsal: session.rehearsal ?? false,
        deviceFacts: session.deviceFacts ?? null,
      }
    : { format: 1 }),
  kind: "step",
  session: session.id,
  step: session.study?.step ?? null,
  place: session.study?.place ?? null,
  protocol: session.study?.protocol ?? null,
  document: session.study?.document ?? null,
  task: session.app,
  version: session.version,
  parameters: session.parameters,
  ...(session.study?.instructions && { instructions: session.study.instructions }),
  ...(session.simulated && { simulated: true }),
  locale: session.locale,
  condition: session.study?.condition ?? null,
  conditionSource: session.study?.conditionSource ?? null,
  order: session.study?.order ?? null,
  ids: session.study?.ids ?? identifiersOf(session.participant),
  seed: session.seed,
  startedAt: session.startedAt,
  finishedAt: session.finishedAt,
  sittings: session.sittings,
  site: session.site ?? null,
  consent: session.consent ?? null,
  device: session.device,
  flags: countFlags(session.rows).counts,
  events: session.events,
  rows: recordedRows(session),
});

/** Returns the rows of a run with the columns of its format. A run of format 1 does not have the later columns. */
function recordedRows(session: Session): TrialRecord[] {
  const records = sessionRecords(session);
  if (session.format === RECORD_FORMAT) return records;
  const columns = new Set<string>(columnsOf(session));
  const isOfFormat = ([name]: [string, unknown]) => columns.has(name) || name === "simulated";
  return records.map(
    (record) => Object.fromEntries(Object.entries(record).filter(isOfFormat)) as TrialRecord,
  );
}

/** Returns the record of a finished step as it is sent; a receipt covers exactly these bytes. */
export const stepRecordText = (session: Session): string => JSON.stringify(stepRecord(session));

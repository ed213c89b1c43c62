import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { sha256Hex } from "@/experiments/engine/sending/digest";
import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import type { EndRecord } from "@/experiments/engine/sending/sent-record";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { readProtocol } from "@/experiments/study/document/check";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import { recordedSteps } from "@/experiments/study/participation/participation";
import { whoseRecord } from "@/experiments/study/participation/record-fields";
import { appOf } from "@/experiments/study/reading/record/model-at";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";

const APPS = ["stroop", "flanker", "simple-rt"] as const;

/** A study of three tasks with two groups and a plan, as its author writes it. */
export const THREE_TASKS = {
  protocol: 1,
  title: "Three tasks",
  steps: APPS.map((id) => {
    const app = appOf(id);
    if (!app) throw new TypeError(`There is no app ${id}`);
    const parameters = defaultsOf(app.parameters);
    return { id, app: id, version: minorOf(app.modelOf(parameters).facts.version), parameters };
  }),
  conditions: ["a", "b"],
  order: "latin-square",
  plan: {
    question: "groups",
    measure: "stroop.stroop_effect",
    effect: 25,
    sd: 60,
    power: 0.9,
    goal: "power",
    people: 60,
  },
  delivery: { ids: ["PROLIFIC_PID", "SESSION_ID"], exits: { completed: { code: "DONE" } } },
};

/** Returns a checked document. @throws Error with the faults of the document */
export function checkedDocument(document: unknown): ProtocolDocument {
  const read = readProtocol(JSON.stringify(document), MODELS);
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return read.document;
}

/** A moment some minutes after the beginning of the study, as devices in Paris write it. */
const moment = (minutes: number) =>
  `${new Date(Date.UTC(2026, 11, 3, 9, minutes)).toISOString().slice(0, -1)}+01:00`;

/**
 * Yields participations of a study as the devices of real people would store them: simulated people do the tasks, but
 * nothing marks the data as simulated.
 */
export function* simulatedParticipations(
  document: ProtocolDocument,
  people: number,
  seed = 1,
): Generator<Participation> {
  const content = participantDocument(document);
  const [protocol, ofDocument] = [protocolId(document), documentId(document)];
  let runs: Session[] = [];
  const participants = simulatedParticipants(
    {
      document,
      protocolId: protocol,
      documentId: ofDocument,
      ...(content.planHash && { planHash: content.planHash }),
      people,
      seed,
      means: {},
      differences: {},
    },
    (session) => runs.push(session),
  );
  let place = 0;
  for (const { condition, exit } of participants) {
    const id = `s${seed.toString(16).padStart(4, "0")}${place.toString(16).padStart(8, "0")}`;
    const person = `p${id}`;
    const ids = { PROLIFIC_PID: person, SESSION_ID: `sub${id}` };
    const own = runs.map(
      ({ simulated: _, ...run }, index): Session => ({
        ...run,
        id,
        person,
        startedAt: moment(place * 30 + index * 5),
        finishedAt: moment(place * 30 + index * 5 + 4),
        ...(run.study && { study: { ...run.study, conditionSource: "drawn", ids } }),
      }),
    );
    runs = [];
    place += 1;
    const order = own[0]?.study?.order ?? [];
    yield {
      format: 2,
      id,
      protocol,
      document: ofDocument,
      content,
      versions: Object.fromEntries(own.map(({ app, version }) => [app, version])),
      locale: "en",
      site: null,
      consent: { version: "1", at: moment((place - 1) * 30) },
      ids,
      person,
      visit: null,
      rehearsal: false,
      condition,
      conditionSource: condition === null ? null : "drawn",
      row: 0,
      order,
      done: order.length,
      sittings: 1,
      startedAt: moment((place - 1) * 30),
      finishedAt: moment((place - 1) * 30 + 20),
      ending: exit ?? "completed",
      runs: Object.fromEntries(own.map((run) => [run.study?.step ?? run.app, run])),
      events: [],
    };
  }
}

/** Returns simulated participations of the study of three tasks (`THREE_TASKS`). */
export const peopleOfThreeTasks = (people: number) =>
  [...simulatedParticipations(checkedDocument(THREE_TASKS), people)] as [
    Participation,
    ...Participation[],
  ];

/** Returns the records of the steps of a participation, in its order, as its page sends them. */
export const recordsOf = (participation: Participation): string[] =>
  recordedSteps(participation).flatMap(({ id }) => {
    const run = participation.runs[id];
    return run ? [stepRecordText(run)] : [];
  });

/** Returns the record of the end of a participation, with the receipt of all steps. */
export function endOf(participation: Participation, changes: Partial<EndRecord> = {}): string {
  const records = recordsOf(participation);
  return JSON.stringify({
    ...whoseRecord(participation),
    kind: "end",
    session: participation.id,
    protocol: participation.protocol,
    document: participation.document,
    exit: participation.ending,
    code: "DONE",
    steps: records.length,
    receipt: sessionReceipt(records.map(sha256Hex)),
    ...changes,
  });
}

/** Returns all records that the page of a participant sends, in their order. */
export const sentRecords = (participation: Participation): string[] => [
  ...recordsOf(participation),
  endOf(participation),
];

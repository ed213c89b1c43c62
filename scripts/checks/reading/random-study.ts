import { MODELS } from "@/experiments/catalog/generated/models";
import { simulationOf } from "@/experiments/catalog/simulators";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { simulatedSession } from "@/experiments/engine/simulation/simulated-session";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import { isAppStep, isRunStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { contentAt } from "@/experiments/study/document/visits";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import { type Drawing, drawing } from "./drawing";
import { type Shape, validDocument } from "./random-document";
import { formRun } from "./random-forms";

/** A made-up study: its document, and the records of its sessions as a receiver stores them. */
export type RandomStudy = { document: ProtocolDocument; records: string[] };

const isSimulatedStep = (step: RunStep) =>
  isAppStep(step) && simulationOf(step.app, modelOfStep(step, MODELS).parameters) !== undefined;

/** Returns a study of 4 to 115 people in the given number of conditions, with its imperfect records. */
export function randomStudy(seed: number): RandomStudy {
  const draw = drawing(seed);
  const { chance, below, one } = draw;
  const conditions = one([0, 0, 2, 2, 2, 3]);
  const areSessions = conditions === 2 && chance(0.3);
  const shape: Shape = {
    conditions,
    areSessions,
    hasVisits: !areSessions && chance(0.15),
    hasSurvey: chance(0.5),
  };
  const document = validDocument(draw, shape);
  const people = one([4, 12, 30, 45, 70, 110]) + below(6);
  const isSimulated = chance(0.3);
  const visits = shape.hasVisits ? ["first", "second"] : [null];
  const records = visits.flatMap((visit, index) =>
    recordsOf(document, people, { draw, seed: seed * 10 + index, visit, isSimulated }),
  );
  return { document, records };
}

type Making = { draw: Drawing; seed: number; visit: string | null; isSimulated: boolean };

/** Returns the sessions of the simulated tasks, keyed by the id of the participation. */
function simulatedSessions(
  document: ProtocolDocument,
  people: number,
  seed: number,
  visit: string | null,
) {
  const { planHash } = participantDocument(document);
  const sessions = new Map<string, Session[]>();
  const { visits: _, ...ofVisit } = contentAt(document, visit);
  const input = {
    document: ofVisit,
    protocolId: protocolId(document),
    documentId: documentId(document),
    ...(planHash !== undefined && { planHash }),
    people,
    seed,
    means: {},
    differences: {},
  };
  for (const _ of simulatedParticipants(input, (session) => {
    const own = sessions.get(session.id) ?? [];
    sessions.set(session.id, [...own, session]);
  }));
  return [...sessions.values()];
}

/** Returns the runs of the steps that have no simulation, of the person of other runs. */
function formSessions(
  document: ProtocolDocument,
  own: readonly Session[],
  draw: Drawing,
): Session[] {
  const [first] = own;
  if (!first) return [];
  const forms = document.steps.filter(isRunStep).filter((step) => !isSimulatedStep(step));
  return forms.map((step, index) => {
    const seed = draw.below(1e6);
    const place = own.length + index + 1;
    return simulatedSession({
      id: first.id,
      model: modelOfStep(step, MODELS),
      seed,
      blocks: 1,
      run: formRun(step, draw, seed),
      ...(first.study && { study: { ...first.study, step: step.id, place } }),
    });
  });
}

const two = (value: number) => String(value).padStart(2, "0");

/** Returns a time on the given day, counted from the first of January. */
const timeOn = (day: number, minute: number, second: number) =>
  `2026-${two(1 + Math.floor(day / 28))}-${two(1 + (day % 28))}T10:${two(minute % 60)}:${two(second)}.000+01:00`;

/** The fields that all records of a participation share. */
type Common = Omit<Making, "seed"> & {
  id: string;
  person: string;
  locale: "en" | "fr";
  input: string;
  timeAt: (second: number) => string;
};

/** Returns the records of a participation, some of them with dropped frames and made-up responses. */
function recordTexts(runs: readonly Session[], common: Common): string[] {
  const { draw, id, person, locale, input, visit, isSimulated, timeAt } = common;
  const { chance } = draw;
  const lateShare = chance(0.2) ? 0.4 : 0.03;
  return runs.map(({ simulated, ...session }, place) =>
    stepRecordText({
      ...session,
      ...(isSimulated && simulated && { simulated }),
      id,
      format: 2,
      person,
      deviceFacts: null,
      locale,
      sittings: chance(0.05) ? 2 : 1,
      startedAt: timeAt(place),
      finishedAt: timeAt(place + 1),
      ...(session.study && { study: { ...session.study, visit, ids: { participant: person } } }),
      rows: session.rows.map((row) => ({
        ...row,
        ...(row.late_frames !== null && { late_frames: chance(lateShare) ? 1 : 0 }),
        input_type: row.response === null ? null : input,
        ...(row.response !== null && { untrusted: chance(0.01) }),
      })),
    }),
  );
}

/** Returns the records of all people in one visit. Some people leave early, and some come twice. */
function recordsOf(
  document: ProtocolDocument,
  people: number,
  { seed, ...making }: Making,
): string[] {
  const { draw, visit } = making;
  const { chance, below, one } = draw;
  return simulatedSessions(document, people, seed, visit).flatMap((own, index) => {
    const all = [...own, ...formSessions(contentAt(document, visit), own, draw)];
    const locale = one(["en", "en", "fr"] as const);
    const input = one(["keyboard", "keyboard", "touch"]);
    const kept = chance(0.08) ? all.slice(0, below(all.length)) : all;
    const runs = chance(0.06) ? [kept, all] : [kept];
    const day = (index % 20) + (visit === "second" ? 30 : 0);
    // The same person has the same number in each visit.
    const person = `person ${own[0]?.person?.slice(12)}`;
    return runs.flatMap((each, time) =>
      recordTexts(each, {
        ...making,
        // The ids of simulated people, which begin with `sim-`, mark their data.
        id: `${making.isSimulated ? "sim-" : "s"}${visit === "second" ? "v" : ""}${time > 0 ? "x" : ""}${own[0]?.id.slice(4)}`,
        person,
        locale,
        input,
        timeAt: (second) => timeOn(day, index, time * 20 + second),
      }),
    );
  });
}

/** @jest-environment node */
import { checkRows } from "@/__tests__/experiments/device-step/a-check";
import type { DeviceMeasure } from "@/experiments/device-step/model/device-measures";
import {
  DEVICE_TASK,
  DEVICE_VERSION,
  deviceModel,
} from "@/experiments/device-step/model/device-step-model";
import { zipOf } from "@/experiments/engine/data/zip";
import type { Session } from "@/experiments/engine/session/session";
import { isDeviceStep } from "@/experiments/study/document/step-kind";
import type { Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import type { Participation } from "@/experiments/study/participation/participation";
import { studyStep } from "@/experiments/study/participation/record-fields";
import { simulatedDataSet } from "@/experiments/study/simulation/data-set";
import {
  checkedDocument,
  sentRecords,
  simulatedParticipations,
  THREE_TASKS,
} from "@/testing/simulated-participations";
import { setAside } from "../findings/a-study";
import { aFile, faultsOf, read } from "./a-reading";

const PARTS = ["display"] as const;

/** Three tasks after a check, which ends the study for a display with a low refresh rate. */
const STUDY = checkedDocument({
  ...THREE_TASKS,
  order: "fixed",
  steps: [
    {
      id: "check",
      version: "1.0",
      device: { parts: PARTS },
      leave: [{ if: { measure: "check.refresh_rate", below: 50 }, exit: "screenedOut" }],
    },
    ...THREE_TASKS.steps,
  ],
});

/** Returns a participation with the run of the check. A display below 50 Hz ends it after the check. */
function withCheck(participation: Participation, refreshHz: number): Participation {
  const [step] = participation.content.steps.filter(isDeviceStep);
  const [task] = Object.values(participation.runs);
  if (!step || !task) throw new Error("The study has no check or no task");
  const values: Partial<Record<DeviceMeasure, number>> = {
    refresh_rate: refreshHz,
    window_width: 1280,
  };
  const check: Session = {
    ...task,
    app: DEVICE_TASK,
    version: DEVICE_VERSION,
    parameters: deviceModel(PARTS).parameters,
    rows: checkRows(PARTS, values),
    study: studyStep(participation, step),
  };
  if (refreshHz < 50) return { ...participation, done: 1, ending: "screenedOut", runs: { check } };
  return { ...participation, runs: { check, ...participation.runs } };
}

const RATES = [60, 30, 120, 59.9, 60, 144];
const PEOPLE = [...simulatedParticipations(STUDY, RATES.length)].map((each, index) =>
  withCheck(each, RATES[index] ?? 60),
);
const RECORDS = aFile("records.ndjson", PEOPLE.flatMap(sentRecords).join("\n"));
const DOCUMENT = aFile("study.json", JSON.stringify(STUDY));

async function findingsIn(...files: readonly ReturnType<typeof aFile>[]): Promise<Findings> {
  const reading = await read(...files);
  expect(reading.files.flatMap(faultsOf)).toEqual([]);
  const found = findingsOf(reading, {});
  if (!found) throw new Error("No session was read");
  return found;
}

it("the records of a check are read with their figures", async () => {
  const { sessions } = await read(RECORDS);
  const [session] = sessions;
  expect(sessions.map(({ bytes }) => bytes)).toEqual(PEOPLE.map(() => "equal"));
  expect(session?.runs.map(({ step, task }) => [step, task])).toEqual([
    ["check", "device"],
    ["stroop", "stroop"],
    ["flanker", "flanker"],
    ["simple-rt", "simple-rt"],
  ]);
  expect(session?.runs[0]?.score).toMatchObject({
    status: "scored",
    measures: [
      { id: "refresh_rate", value: 60 },
      { id: "window_width", value: 1280 },
    ],
  });
});

it.each([
  ["with the study", [RECORDS, DOCUMENT]],
  ["without the study", [RECORDS]],
])(
  "a participant whom a check screens out began and is set aside, and all others are analysed (%s)",
  async (_, files) => {
    const found = await findingsIn(...files);
    expect(found.flow.began.total).toBe(6);
    expect(setAside(found)).toEqual({ endedByRule: 1 });
    expect(found.flow.analysed.total).toBe(5);
    expect(found.sessions.find(({ aside }) => aside !== null)).toMatchObject({
      session: { id: PEOPLE[1]?.id },
      detail: "screenedOut",
    });
  },
);

it.each([
  ["with the study", [RECORDS, DOCUMENT]],
  ["without the study", [RECORDS]],
])(
  "the figures of a check are listed, and neither answer the question nor are correlated (%s)",
  async (_, files) => {
    const { measures, correlations, sensitivity, answer } = await findingsIn(...files);
    const rate = measures.find(({ measure }) => measure.name === "check.refresh_rate");
    expect(rate).toMatchObject({ isPlanned: false, n: 5 });
    expect(rate?.mean?.value).toBeCloseTo((60 + 120 + 59.9 + 60 + 144) / 5, 10);
    const pairs = correlations.flatMap(({ first, second }) => [first.step, second.step]);
    expect(new Set(pairs)).toEqual(new Set(["stroop", "flanker", "simple-rt"]));
    expect(JSON.stringify(answer)).not.toContain("refresh_rate");
    const [asPlanned] = sensitivity;
    const stroop = measures.find(({ measure }) => measure.step === "stroop");
    if (files.length === 1) expect(asPlanned?.estimate?.value).toBe(stroop?.mean?.value);
  },
);

it("simulated people, who have no device, are complete without a check", async () => {
  const work = simulatedDataSet({
    document: STUDY,
    protocolId: PEOPLE[0]?.protocol ?? "",
    documentId: PEOPLE[0]?.document ?? "",
    people: 4,
    seed: 5,
    means: {},
    differences: {},
  });
  let next = work.next();
  while (!next.done) next = work.next();
  const found = await findingsIn(aFile("simulated.zip", zipOf(next.value, { level: 6 })), DOCUMENT);
  expect(setAside(found)).toEqual({});
  expect(found.flow.analysed.total).toBe(4);
});

/** @jest-environment node */
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { psychDsFaults } from "@/__tests__/experiments/psych-ds-check";
import { APPS } from "@/experiments/catalog/registry";
import { LONGEST_MESSAGE, resultMessages } from "@/experiments/engine/sending/embedding";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { isSession, newSession, type Session } from "@/experiments/engine/session/session";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId, participantDocument } from "@/experiments/study/document/protocol-id";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { isParticipation } from "@/experiments/study/participation/is-participation";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import {
  type Participation,
  recordedSteps,
  withRun,
} from "@/experiments/study/participation/participation";
import {
  participationFiles,
  participationText,
} from "@/experiments/study/participation/participation-files";
import { studyStep, whoseRuns } from "@/experiments/study/participation/record-fields";
import { documentOfEveryField } from "@/testing/recorded-studies";
import { anyRun } from "../../any-run";
import { sampleApp } from "../../sample/sample-session";
import { APPS_HERE } from "../document/a-document";

const PERSON = "5f0c0ffee";

const FACTS = {
  refreshHz: 119.9,
  frameMs: 8.3,
  frameP95Ms: 9.1,
  lateFrames: 2,
  stampDelayMs: 0.9,
  stampDelayP95Ms: 12.5,
  clockStepMs: 0.1,
  stampClock: "page",
  stampOffsetMs: -0.9,
  isolated: false,
  inputs: ["keyboard", "mouse"],
  pixelsPerMm: 3.78,
} as const;

/** Returns a rehearsal of the study with every field, after its timed task. */
function rehearsal(): Participation {
  const checked = checkProtocol(documentOfEveryField, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  const begun = newParticipation(
    checked.document,
    { ids: { PROLIFIC_PID: PERSON, SESSION_ID: null }, condition: "second", rehearsal: true },
    {
      versions: { stroop: APPS.stroop.model.facts.version },
      locale: "en",
      site: "abc123",
      consent: { version: "2026-11-27", at: "2026-11-27T10:00:00.000+01:00" },
    },
  );
  // A later release sets the visit. This release stores it.
  const participation: Participation = { ...begun, visit: "after-a-week" };
  const step = recordedSteps(participation).find(
    (each) => isAppStep(each) && each.app === "stroop",
  );
  if (!step || !isAppStep(step)) throw new Error("The study has no Stroop task.");
  const run: Session = {
    ...newSession(
      {
        app: step.app,
        version: APPS.stroop.model.facts.version,
        parameters: step.parameters,
        locale: "en",
        seed: 7,
        blocks: 3,
        participant: { prolificPid: PERSON, studyId: null, sessionId: null },
        device: { viewportWidth: 900, viewportHeight: 600, pixelRatio: 1, pointer: "fine" },
        site: "abc123",
        consent: participation.consent,
        study: studyStep(participation, step),
        ...whoseRuns(participation),
      },
      participation.id,
    ),
    status: "finished",
    finishedAt: "2026-11-27T10:03:00.000+01:00",
    blocksDone: 3,
    rows: anyRun(APPS.stroop),
    deviceFacts: FACTS,
  };
  return withRun(participation, run);
}

describe("a participation with every field of format 2", () => {
  const participation = rehearsal();
  const run = participation.runs.colours as Session;
  const { planHash } = participantDocument(participation.content);
  const whose = { planHash, person: PERSON, visit: "after-a-week", rehearsal: true };

  it("is a valid participation after it was stored and read as JSON", () => {
    const read = JSON.parse(JSON.stringify(participation));
    expect(isParticipation(read)).toBe(true);
    expect(isSession(read.runs.colours)).toBe(true);
    expect(stepRecordText(read.runs.colours)).toBe(stepRecordText(run));
  });

  it("has the hash of its plan, the person, the visit, the rehearsal and the device facts in the record", () => {
    expect(planHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(stepRecordText(run))).toMatchObject({
      format: 2,
      document: documentId(participation.content),
      ...whose,
      deviceFacts: FACTS,
    });
  });

  it("is downloaded with the bytes of the record and with a table that has each fact in each row", () => {
    const app = { ...sampleApp, model: APPS.stroop.model };
    const files = participationFiles(participation, { colours: app });
    const record = Object.keys(files).find((path) => path.startsWith("records/"));
    expect(files[record ?? ""]).toBe(stepRecordText(run));
    expect(JSON.parse(files["participation.json"] ?? "")).toMatchObject({
      person: PERSON,
      visit: "after-a-week",
      rehearsal: true,
    });
    const [, home = ""] = /^records\/(.*)\.json$/.exec(record ?? "") ?? [];
    const set = Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`${home}/`))
        .map(([path, text]) => [path.slice(home.length + 1), text]),
    );
    expect(psychDsFaults(set)).toEqual([]);
    const table = Object.keys(set).find((path) => path.endsWith("_data.csv")) ?? "";
    const rows = csvRecords(set[table] ?? "");
    expect(rows).toHaveLength(run.rows.length);
    for (const row of rows)
      expect(row).toMatchObject({
        visit: "after-a-week",
        rehearsal: "TRUE",
        device_refresh_hz: "119.9",
        device_stamp_clock: "page",
        device_isolated: "FALSE",
        device_inputs: "keyboard mouse",
        device_px_per_mm: "3.78",
      });
  });

  it("is copied as one text with the same record", () => {
    const { records } = JSON.parse(participationText(participation));
    expect(records).toEqual([JSON.parse(stepRecordText(run))]);
  });

  it("is reported to the embedding page in short messages whose rows have the same columns as the table", () => {
    const whole = {
      session: participation.id,
      protocol: participation.protocol,
      document: participation.document,
      exit: "completed",
      code: "C1",
      receipt: null,
      condition: "second",
      visit: "after-a-week",
      rehearsal: true,
      sent: null,
    };
    const messages = resultMessages(whole, [{ name: "colours", run, model: APPS.stroop.model }]);
    for (const message of messages)
      expect(JSON.stringify(message).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    const rows = messages.flatMap(({ rows: text }) => (text === null ? [] : csvRecords(text)));
    expect(rows).toHaveLength(run.rows.length);
    expect(rows[0]).toMatchObject({ rehearsal: "TRUE", device_refresh_hz: "119.9" });
    expect(messages.every((message) => !JSON.stringify(message).includes('"person"'))).toBe(true);
  });
});

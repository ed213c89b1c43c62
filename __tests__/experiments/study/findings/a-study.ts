import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import type { Answer, Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import type { Choice } from "@/experiments/study/findings/worker/messages";
import type {
  ReadDocument,
  ReadMeasure,
  ReadRun,
  ReadScore,
  ReadSession,
} from "@/experiments/study/reading/read-session";
import { versionOf } from "../document/a-document";

const PROTOCOL = "p".repeat(64);
const DOCUMENT = "d".repeat(64);

export const NO_FLAGS: ReadRun["facts"] = {
  test: 100,
  untrusted: 0,
  tooSoon: 0,
  pasted: 0,
  stillMouse: 0,
  lateFrames: 0,
  hidden: 0,
  wrong: 0,
  shareCorrect: null,
  inputs: ["keyboard"],
  sittings: 1,
};

export const scored = (...measures: readonly ReadMeasure[]): ReadScore => ({
  status: "scored",
  measures,
});

export const measure = (
  id: string,
  value: number,
  error: ReadMeasure["error"] = null,
): ReadMeasure => ({ id, value, n: 48, error });

/** Returns a finished run of a step with one measure, or with a score of its own. */
export function aRun(
  step: string,
  score: ReadScore,
  { task = step, ...changes }: Partial<ReadRun> = {},
): ReadRun {
  return {
    step,
    task,
    version: "4.0.0",
    parameters: null,
    instructions: null,
    place: 1,
    locale: "en",
    input: "keyboard",
    startedAt: "2026-11-02T09:00:00+01:00",
    finishedAt: "2026-11-02T09:05:00+01:00",
    facts: NO_FLAGS,
    score,
    scoreOnTime: score,
    answers: null,
    source: { file: 0, entry: null, line: null },
    ...changes,
  };
}

/** Returns a run of the Stroop task with this effect; NaN for a run without a score. */
export const stroop = (value: number, changes: Partial<ReadRun> = {}): ReadRun =>
  aRun("stroop", scored(measure("stroop_effect", value)), changes);

let sessions = 0;

/** Returns a complete session of a new person. */
export function aSession(changes: Partial<ReadSession> = {}): ReadSession {
  sessions += 1;
  const name = String(sessions).padStart(4, "0");
  return {
    id: `s${name}`,
    protocol: PROTOCOL,
    document: DOCUMENT,
    planHash: null,
    person: `P${name}`,
    visit: null,
    condition: null,
    conditionSource: null,
    order: null,
    ids: { participant: `P${name}` },
    isSimulated: false,
    isRehearsal: false,
    isWithdrawn: false,
    startedAt: "2026-11-02T09:00:00+01:00",
    exit: null,
    code: null,
    bytes: "equal",
    runs: [stroop(100)],
    ...changes,
  };
}

/** Returns one session with the Stroop task for each effect. */
export const people = (
  effects: readonly number[],
  changes: Partial<ReadSession> = {},
): ReadSession[] => effects.map((effect) => aSession({ ...changes, runs: [stroop(effect)] }));

/** Returns a document with the Stroop task, and the changes. */
export const aStudy = (
  plan: Plan | null,
  changes: Partial<ProtocolDocument> = {},
): ReadDocument => ({
  protocol: PROTOCOL,
  document: DOCUMENT,
  planHash: null,
  content: {
    protocol: 1,
    steps: [{ id: "stroop", app: "stroop", version: versionOf("stroop"), parameters: {} }],
    ...(plan && { plan }),
    ...changes,
  },
  source: { file: 1, entry: null, line: null },
});

/** Returns the findings of sessions with a document. @throws Error without any session */
export function findings(
  read: readonly ReadSession[],
  document: ReadDocument | null = null,
  choice: Choice = {},
): Findings {
  const found = findingsOf({ sessions: read, documents: document ? [document] : [] }, choice);
  if (!found) throw new Error("no session");
  return found;
}

/** Returns the answer to the plan's question. @throws Error with the reason if there is no answer */
export function answer(read: readonly ReadSession[], document: ReadDocument): Answer {
  const { answer: found } = findings(read, document);
  if ("reason" in found) throw new Error(found.reason);
  return found;
}

/** Returns the numbers of sessions that were set aside, keyed by reason, without zeros. */
export const setAside = ({ flow }: Pick<Findings, "flow">): Record<string, number> =>
  Object.fromEntries(flow.steps.flatMap(({ aside, total }) => (total > 0 ? [[aside, total]] : [])));

/** Returns the document of a study that consists of one survey, with all defaults. */
export function aSurveyDocument(step: string, survey: object, language: "en" | "fr"): ReadDocument {
  const steps = [{ id: step, version: "1.0", survey }];
  const checked = checkProtocol({ protocol: 1, language, steps }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return {
    protocol: PROTOCOL,
    document: DOCUMENT,
    planHash: null,
    content: checked.document,
    source: { file: 0, entry: null, line: null },
  };
}

import { MODELS } from "@/experiments/catalog/generated/models";
import { simulationOf } from "@/experiments/catalog/simulators";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { FormModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { formRows } from "@/experiments/engine/run/form-rows";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { simulatedSession } from "@/experiments/engine/simulation/simulated-session";
import { readProtocol } from "@/experiments/study/document/check";
import {
  documentId,
  participantDocument,
  protocolId,
} from "@/experiments/study/document/protocol-id";
import type { Plan, ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import { isRunStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import type { Survey } from "@/experiments/survey/definition/schema";
import { seededRandom } from "@/lib/stats/random";

/** A made-up study: its document, and the records of its sessions as a receiver stores them. */
export type RandomStudy = { document: ProtocolDocument; records: string[] };

const FEW_TRIALS = {
  stroop: { trials: 24, blocks: 1, practiceTrials: 4 },
  flanker: { trials: 24, blocks: 1, practiceTrials: 4 },
  "simple-rt": {},
  "go-no-go": {},
  "lottery-choice": {},
  "spatial-span": {},
} as const;
type Task = keyof typeof FEW_TRIALS;
const TASKS = Object.keys(FEW_TRIALS) as Task[];
const MEASURES: Readonly<Record<Task, string>> = {
  stroop: "stroop_effect",
  flanker: "flanker_effect",
  "simple-rt": "median_rt",
  "go-no-go": "commission_errors",
  "lottery-choice": "safe_choices",
  "spatial-span": "mean_span",
};

const SURVEY: Survey = {
  choices: {
    four: [1, 2, 3, 4].map((value) => ({ value, label: `Label ${value}` })),
    days: ["mon", "tue", "sun"].map((value) => ({ value, label: value })),
    pets: [
      { value: "cat", label: "A cat" },
      { value: "dog", label: "A dog" },
      { value: "other", label: "Another", other: true },
    ],
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "age", type: "integer", label: "Age", min: 10, max: 99 },
        { id: "pets", type: "many", choices: "pets", label: "Pets" },
        { id: "best", type: "rank", choices: "days", label: "Rank" },
        { id: "said", type: "text", label: "Say", show: { item: "age", atLeast: 30 } },
      ],
    },
    {
      id: "worry",
      matrix: "four",
      items: ["w1", "w2", "w3", "w4"].map((id) => ({ id, label: id })),
    },
  ],
  scales: [
    {
      id: "worry_mean",
      items: ["w1", "w2", "w3", "w4"],
      reversed: ["w2"],
      score: "mean",
      answered: 0.5,
    },
  ],
};

/** The texts of free answers: each looks like something else to a program. */
const SAID = [
  "=1+1",
  "007",
  "1-2",
  "NA",
  "TRUE",
  "jan 1",
  'said; "so"',
  "a,b",
  "l’été",
  "two\nlines",
  "1e5",
];

/** Draws the parts of a study. The same seed always yields the same study. */
function drawing(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const chance = (share: number) => random() < share;
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  return { random, below, chance, one };
}
type Drawing = ReturnType<typeof drawing>;

const versionOf = (task: keyof typeof MODELS) =>
  minorOf(
    modelOfStep({ id: task, app: task, version: "1.0", parameters: {} }, MODELS).facts.version,
  );

function planOf(
  { chance, one }: Drawing,
  tasks: readonly Task[],
  { conditions, areSessions, hasVisits, hasSurvey }: Shape,
): Plan | undefined {
  if (chance(0.15)) return undefined;
  const [first, second] = tasks;
  const measure =
    hasSurvey && chance(0.25) ? "you.worry_mean" : first && `${first}.${MEASURES[first]}`;
  const other = second ? `${second}.${MEASURES[second]}` : undefined;
  const questions: Plan["question"][] = [
    "effect",
    "mean",
    ...(conditions >= 2 && !areSessions ? (["groups", "groups", "groups"] as const) : []),
    ...(areSessions || hasVisits ? (["change", "change", "change"] as const) : []),
    ...(other ? (["correlation", "correlation"] as const) : []),
  ];
  const question = one(questions);
  const goal = one(["power", "power", "equivalence", "width", "smallestEffect"] as const);
  return {
    question,
    ...(measure && { measure }),
    goal,
    ...(goal === "width"
      ? { width: question === "correlation" ? 0.3 : 20 }
      : { effect: question === "correlation" ? one([0.2, 0.4]) : one([1, 5, 25]) }),
    ...(question === "mean" && { reference: one([0, 100, 300]) }),
    ...(question === "correlation" && other && { other: { measure: other }, observed: true }),
    ...(conditions > 2 &&
      question === "groups" && {
        compare: [{ condition: "a" }, { condition: "c" }] as [
          { condition: string },
          { condition: string },
        ],
      }),
    alpha: one([0.05, 0.01]),
    tests: one([1, 3]),
    ...(chance(0.3) && { sides: "one" as const, whyOneSided: "Only more matters." }),
    ...(chance(0.5) && { sd: one([10, 60]), people: 60 }),
    ...(chance(0.6) && {
      exclude: [
        { flag: "lateFrames" as const, abovePercent: one([10, 30]) },
        ...(chance(0.5) ? [{ flag: "accuracyBelow" as const, percent: one([70, 85]) }] : []),
        ...(chance(0.3) ? [{ flag: "input" as const, only: "keyboard" as const }] : []),
        ...(chance(0.3) ? [{ flag: "sittings" as const, above: 1 }] : []),
        ...(chance(0.3) ? [{ flag: "untrusted" as const, abovePercent: 5 }] : []),
      ],
    }),
  };
}

type Shape = { conditions: number; areSessions: boolean; hasVisits: boolean; hasSurvey: boolean };

function documentOf(draw: Drawing, shape: Shape): ProtocolDocument {
  const { chance, one, below } = draw;
  const tasks = [...new Set([one(TASKS), ...Array.from({ length: below(3) }, () => one(TASKS))])];
  const steps: RunStep[] = tasks.map((task) => ({
    id: task,
    app: task,
    version: versionOf(task),
    parameters: FEW_TRIALS[task],
  }));
  if (shape.hasSurvey) steps.push({ id: "you", version: "1.0", survey: SURVEY });
  if (chance(0.4))
    steps.push({ id: "traits", app: "mini-ipip", version: versionOf("mini-ipip"), parameters: {} });
  const plan = planOf(draw, tasks, shape);
  return {
    protocol: 1,
    steps,
    order: one(["fixed", "shuffled"] as const),
    ...(shape.conditions > 0 && { conditions: ["a", "b", "c"].slice(0, shape.conditions) }),
    ...(shape.areSessions && { conditionsAre: "sessions" as const }),
    delivery: { ids: ["participant"] },
    ...(plan && { plan }),
  };
}

const MOST_TRIES = 200;

/** Draws documents until one of them is valid. It is returned as readers check it, because ids depend on its form. */
function validDocument(draw: Drawing, shape: Shape): ProtocolDocument {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const checked = readProtocol(JSON.stringify(documentOf(draw, shape)), MODELS);
    if ("document" in checked) return checked.document;
  }
  throw new Error("No valid document was drawn.");
}

/** Returns answers to the survey that depend on a trait of the person, so that its scale measures something. */
function surveyAnswers({ random, chance, below, one }: Drawing): Record<string, string> {
  const trait = random();
  const rated = () => String(1 + Math.min(3, Math.floor((trait + random()) * 2)));
  const answers: Record<string, string> = {};
  const maybe = (id: string, value: string) => {
    if (chance(0.93)) answers[id] = value;
  };
  maybe("age", String(18 + below(50)));
  maybe("pets", ["cat", "dog", "other"].filter(() => chance(0.5)).join(" ") || "cat");
  maybe("best", one(["mon tue sun", "tue sun mon", "sun mon tue"]));
  maybe("pets_other", one(SAID));
  if (Number(answers.age ?? 0) >= 30) maybe("said", one(SAID));
  for (const id of ["w1", "w3", "w4"]) maybe(id, rated());
  maybe("w2", String(5 - Number(rated())));
  return answers;
}

const GIVEN = { rt_ms: 1500, input_type: "mouse", hidden: false };

/** Returns the run of a person in a step whose app has no simulation: a survey, or a questionnaire. */
function formRun(step: RunStep, draw: Drawing, seed: number) {
  const model = modelOfStep(step, MODELS) as FormModel;
  const answers = isSurveyStep(step) ? surveyAnswers(draw) : null;
  const lean = draw.random();
  const rated = () => String(1 + Math.floor((lean + draw.random()) * 2.49));
  const rows: TrialRow[] = [];
  for (let screen = 1; screen <= model.screens; screen += 1) {
    const content = model.screenAt(screen - 1, seed, rows);
    // The rows of a survey without answers tell which items it asks for.
    const asked = answers
      ? model.outcome(content, []).map(({ stimulus }) => String(stimulus))
      : (content as { items: { id: string }[] }).items.map(({ id }) => id);
    const given = asked.map((id) => {
      const value = answers ? answers[id] : rated();
      return value === undefined ? null : { value, ...GIVEN };
    });
    const found = model.outcome(content, given as never[]);
    rows.push(...formRows(found, { before: rows.length, screen, sitting: 1 }));
  }
  return { rows, raw: [], durationMs: 60_000 };
}

const isSimulatedStep = (step: RunStep) =>
  !isSurveyStep(step) && simulationOf(step.app, modelOfStep(step, MODELS).parameters) !== undefined;

/** Returns a study of 4 to 90 people in the given number of conditions, with its imperfect records. */
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
  const people = one([4, 12, 30, 45, 70, 90]) + below(6);
  const isSimulated = chance(0.3);
  const visits = shape.hasVisits ? ["first", "second"] : [null];
  const records = visits.flatMap((visit, index) =>
    recordsOf(document, people, { draw, seed: seed * 10 + index, visit, isSimulated }),
  );
  return { document, records };
}

type Making = { draw: Drawing; seed: number; visit: string | null; isSimulated: boolean };

function recordsOf(
  document: ProtocolDocument,
  people: number,
  { draw, seed, visit, isSimulated }: Making,
): string[] {
  const { chance, below, one } = draw;
  const content = participantDocument(document);
  const sessions = new Map<string, Session[]>();
  const input = {
    document,
    protocolId: protocolId(document),
    documentId: documentId(document),
    ...(content.planHash !== undefined && { planHash: content.planHash }),
    people,
    seed,
    means: {},
    differences: {},
  };
  for (const _ of simulatedParticipants(input, (session) => {
    const own = sessions.get(session.id) ?? [];
    sessions.set(session.id, [...own, session]);
  }));
  const records: string[] = [];
  for (const [index, own] of [...sessions.values()].entries()) {
    const [first] = own;
    if (!first) continue;
    const person = `person ${String(first.person).slice(12)}`;
    const device = {
      locale: one(["en", "en", "fr"] as const),
      input: one(["keyboard", "keyboard", "touch"]),
    };
    const forms = document.steps.filter(isRunStep).filter((step) => !isSimulatedStep(step));
    const added = forms.map((step, place) => {
      const model = modelOfStep(step, MODELS);
      const formSeed = below(1e6);
      return simulatedSession({
        id: first.id,
        model,
        seed: formSeed,
        blocks: 1,
        run: formRun(step, draw, formSeed),
        ...(first.study && {
          study: { ...first.study, step: step.id, place: own.length + place + 1 },
        }),
      });
    });
    const all = [...own, ...added];
    // Some people leave early, and some come twice.
    const kept = chance(0.08) ? all.slice(0, below(all.length)) : all;
    const day = 1 + (index % 20) + (visit === "second" ? 30 : 0);
    const started = (offset: number) =>
      `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, "0")}T10:${String(index % 60).padStart(2, "0")}:${String(offset).padStart(2, "0")}.000+01:00`;
    const again = chance(0.06) ? [kept, all] : [kept];
    again.forEach((runs, time) => {
      const lateShare = chance(0.2) ? 0.4 : 0.03;
      for (const [place, session] of runs.entries()) {
        const id = `${visit === "second" ? "v" : ""}${time > 0 ? "x" : ""}${session.id}`;
        const { simulated, ...real } = session;
        records.push(
          stepRecordText({
            ...real,
            ...(isSimulated && simulated && { simulated }),
            id,
            format: 2,
            person,
            deviceFacts: null,
            locale: device.locale,
            sittings: chance(0.05) ? 2 : 1,
            startedAt: started(time * 20 + place),
            finishedAt: started(time * 20 + place + 1),
            ...(session.study && {
              study: { ...session.study, visit, ids: { participant: person } },
            }),
            rows: session.rows.map((row) => ({
              ...row,
              ...(row.late_frames !== null && { late_frames: chance(lateShare) ? 1 : 0 }),
              input_type: row.response === null ? null : device.input,
              ...(row.response !== null && { untrusted: chance(0.01) }),
            })),
          }),
        );
      }
    });
  }
  return records;
}

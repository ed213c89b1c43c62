import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { readProtocol } from "@/experiments/study/document/check";
import type { Plan, ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { Drawing } from "./drawing";
import { SURVEY } from "./survey";

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

/** The parts of a document other than its tasks. */
export type Shape = {
  conditions: number;
  areSessions: boolean;
  hasVisits: boolean;
  hasSurvey: boolean;
};

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
  const last = steps.at(-1);
  if (shape.hasVisits && last && steps.length > 1) last.at = ["second"];
  const plan = planOf(draw, tasks, shape);
  return {
    protocol: 1,
    steps,
    order: one(["fixed", "shuffled"] as const),
    ...(shape.conditions > 0 && { conditions: ["a", "b", "c"].slice(0, shape.conditions) }),
    ...(shape.areSessions && { conditionsAre: "sessions" as const }),
    ...(shape.hasVisits && {
      visits: [
        { id: "first" },
        { id: "second", after: "first", days: [20, 40] as [number, number] },
      ],
    }),
    delivery: { ids: ["participant"] },
    ...(plan && { plan }),
  };
}

const MOST_TRIES = 200;

/**
 * Draws documents until one of them is valid. The checked document is returned, because the check fills in defaults and
 * the ids depend on them.
 */
export function validDocument(draw: Drawing, shape: Shape): ProtocolDocument {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const checked = readProtocol(JSON.stringify(documentOf(draw, shape)), MODELS);
    if ("document" in checked) return checked.document;
  }
  throw new Error("No valid document was drawn.");
}

import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { KnownApp } from "@/experiments/study/document/fault";
import type {
  Answer,
  Aside,
  CountedSession,
  Estimate,
  MeasureFinding,
  MeasureRef,
} from "@/experiments/study/findings/findings";
import type { ShownFindings } from "@/experiments/study/findings/worker/messages";
import type { ReadDocument, ReadRun, ReadSession } from "@/experiments/study/reading/read-session";
import { versionOf } from "@/testing/version-of";

/** The scores of the simulated reference study, rounded: the Stroop effect of group a and group b, in milliseconds. */
const SCORES = {
  a: [
    102.0, 193.8, 132.4, 93.3, 82.9, 65.3, 146.3, 84.4, 194.8, 128.3, 60.7, 161.3, 93.4, 125.7,
    200.9, 75.1, 17.6, 117.2, 5.8, 92.2, 142.3, 154.0, 234.4, 35.7, 183.0, 132.3, 74.9, 142.0,
    160.4, -48.8, 197.5, 88.6, 61.0, 109.5, 143.5, -8.4, 160.8,
  ],
  b: [
    126.2, 200.9, 111.5, 101.6, 104.7, 170.8, 259.4, 173.3, 106.8, 239.7, 86.4, 149.0, 135.3, 114.5,
    149.8, 139.7, 68.4,
  ],
};
/** The Stroop effect and the flanker effect of each person with both. */
const PAIRS: readonly (readonly [number, number])[] = [
  [102.0, 67.9],
  [193.8, 61.7],
  [132.4, 112.8],
  [93.3, 24.4],
  [126.2, 137.3],
  [200.9, 95.1],
  [82.9, 31.0],
  [111.5, 48.9],
  [65.3, -23.6],
  [101.6, 67.4],
  [104.7, 88.5],
  [170.8, 41.4],
  [146.3, 25.8],
  [84.4, 61.0],
  [194.8, 13.7],
  [128.3, 4.4],
  [259.4, 83.7],
  [60.7, 1.2],
  [173.3, 115.4],
  [161.3, 62.1],
  [106.8, 85.8],
  [125.7, 54.2],
  [200.9, 89.5],
  [75.1, 65.8],
  [17.6, 81.8],
  [117.2, 97.1],
  [5.8, 14.0],
  [92.2, -13.5],
  [142.3, 49.9],
  [154.0, 72.8],
  [234.4, 88.4],
  [239.7, 90.5],
  [35.7, 39.2],
  [183.0, 76.9],
  [86.4, 53.3],
  [132.3, 121.3],
  [74.9, 75.9],
  [149.0, 33.9],
  [142.0, 89.7],
  [135.3, 19.6],
  [160.4, 32.0],
  [-48.8, 43.9],
  [197.5, 48.7],
  [88.6, 70.4],
  [114.5, 131.5],
  [149.8, 98.7],
  [61.0, 74.5],
  [139.7, 47.0],
  [109.5, 56.3],
  [143.5, 45.0],
  [-8.4, 81.8],
  [68.4, 26.8],
  [160.8, 71.3],
];

const PROTOCOL = "0".repeat(64);
const PLAN_HASH = `dc22fa07${"1".repeat(56)}`;

export const estimate = (
  value: number,
  low: number | null,
  high: number | null,
  level = 0.95,
): Estimate => ({ value, low, high, level });

export const STROOP: MeasureRef = {
  name: "stroop.stroop_effect",
  step: "stroop",
  task: "stroop",
  id: "stroop_effect",
};
export const FLANKER: MeasureRef = {
  name: "flanker.flanker_effect",
  step: "flanker",
  task: "flanker",
  id: "flanker_effect",
};

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const sd = (values: readonly number[]) => {
  const centre = mean(values);
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1),
  );
};

const side = (condition: string | null, values: readonly number[], measure = STROOP) => ({
  condition,
  measure,
  n: values.length,
  mean: mean(values),
  sd: sd(values),
  values,
});

/** The answer of the reference study: 32 ms larger in b, and zero is not ruled out. */
export const ANSWER: Answer = {
  question: "groups",
  goal: "power",
  method: "welch",
  measure: STROOP,
  other: null,
  sides: [side("a", SCORES.a), side("b", SCORES.b)],
  estimate: estimate(31.626, -1.468, 64.721),
  df: 37.247,
  reference: 0,
  margin: 25,
  standardised: { kind: "g", estimate: estimate(0.5207, -0.06, 1.1) },
  decision: "undecided",
};

const run = (step: string, index: number): ReadRun => ({
  step,
  task: step,
  version: "1.0.0",
  parameters: null,
  instructions: null,
  place: 1,
  locale: "en",
  input: "keyboard",
  startedAt: "2026-12-03T10:00:00.000+01:00",
  finishedAt: "2026-12-03T10:06:00.000+01:00",
  facts: {
    test: 48,
    untrusted: 0,
    tooSoon: 0,
    pasted: 0,
    stillMouse: 0,
    lateFrames: 0,
    hidden: 0,
    wrong: 2,
    shareCorrect: 0.96,
    inputs: ["keyboard"],
    sittings: 1,
  },
  score: { status: "scored", measures: [] },
  scoreOnTime: { status: "scored", measures: [] },
  answers: null,
  source: { file: 0, entry: null, line: index },
});

export function session(
  index: number,
  condition: string | null,
  aside: Aside | null = null,
  detail: string | null = null,
): CountedSession {
  const read: ReadSession = {
    id: `s-${String(index).padStart(4, "0")}`,
    protocol: PROTOCOL,
    document: PROTOCOL,
    planHash: PLAN_HASH,
    person: `p-${index}`,
    visit: null,
    condition,
    conditionSource: "drawn",
    order: ["stroop", "flanker"],
    ids: {},
    isSimulated: true,
    isRehearsal: false,
    isWithdrawn: aside === "withdrawn",
    startedAt: "2026-12-03T10:00:00.000+01:00",
    exit: aside === "endedByRule" ? detail : null,
    code: null,
    bytes: "equal",
    runs: aside === "incomplete" ? [] : [run("stroop", index), run("flanker", index)],
  };
  const isComplete = aside !== "incomplete" && aside !== "endedByRule";
  return { session: read, aside, detail, isSeenBefore: false, isComplete };
}

const measure = (
  ref: MeasureRef,
  values: readonly number[],
  more: Partial<MeasureFinding>,
): MeasureFinding => ({
  measure: ref,
  isPlanned: false,
  n: values.length,
  mean: estimate(mean(values), mean(values) - 16.7, mean(values) + 16.7),
  sd: estimate(sd(values), sd(values) * 0.84, sd(values) * 1.23),
  median: 125.9,
  dz: estimate(mean(values) / sd(values), 1.53, 2.45),
  hedges: 1.96,
  above0: estimate(0.963, 0.87, 0.99),
  trials: 24,
  reliability: null,
  byCondition: [],
  difference: null,
  byPlace: null,
  values,
  conditions: values.map(() => null),
  ...more,
});

const all = [...SCORES.a, ...SCORES.b];

/** Findings of the simulated reference study: 54 of 58 people are analysed. */
export const FINDINGS: ShownFindings = {
  warnings: [],
  study: {
    protocol: PROTOCOL,
    document: null,
    plans: [{ hash: PLAN_HASH, sessions: 58, first: "2026-12-03", last: "2026-12-09" }],
    documents: [{ document: PROTOCOL, sessions: 58 }],
    others: [],
  },
  isSimulated: true,
  sessions: [
    ...SCORES.a.map((_, index) => session(index, "a")),
    ...SCORES.b.map((_, index) => session(100 + index, "b")),
    session(200, "a", "excluded", "0"),
    session(201, "a", "excluded", "0"),
    session(202, "b", "incomplete"),
    session(203, "b", "noScore", "stroop.tooOftenHidden"),
    session(204, "b", "withdrawn"),
    session(205, "a", "laterRun"),
  ],
  flow: {
    conditions: ["a", "b"],
    sessions: 60,
    began: { total: 58, byCondition: [39, 19] },
    steps: [
      { aside: "otherProtocol", total: 0, byCondition: [0, 0] },
      { aside: "simulated", total: 0, byCondition: [0, 0] },
      { aside: "rehearsal", total: 0, byCondition: [0, 0] },
      { aside: "withdrawn", total: 1, byCondition: [0, 1] },
      { aside: "edited", total: 0, byCondition: [0, 0] },
      { aside: "incomplete", total: 1, byCondition: [0, 1] },
      { aside: "endedByRule", total: 0, byCondition: [0, 0] },
      { aside: "laterRun", total: 1, byCondition: [1, 0] },
      { aside: "noScore", total: 1, byCondition: [0, 1] },
      { aside: "excluded", total: 2, byCondition: [2, 0] },
    ],
    analysed: { total: 54, byCondition: [37, 17] },
    visits: [],
    partial: 0,
    knowsPersons: true,
    seenBefore: 1,
    people: null,
    sources: [{ source: "drawn", sessions: 58 }],
  },
  attrition: {
    first: "a",
    second: "b",
    shares: [0.949, 0.895],
    difference: estimate(-0.054, -0.25, 0.09),
  },
  planned: {
    people: { planned: 60, found: 54 },
    groups: { planned: [30, 30], found: [37, 17] },
    sd: { planned: 70.5, found: estimate(61.1, 51.4, 75.4) },
    reliability: { planned: 0.5, found: estimate(0.6276, 0.401, 0.7396) },
    loss: { planned: null, found: estimate(0.069, 0.027, 0.164) },
    detectable: { planned: 52, found: 59 },
  },
  answer: ANSWER,
  measures: [
    measure(STROOP, all, {
      isPlanned: true,
      reliability: {
        kind: "errors",
        n: 54,
        estimate: estimate(0.6276, 0.401, 0.7396),
        omega: null,
        interval: "bootstrapT",
        resamples: { count: 1000, seed: 1 },
        halves: null,
      },
      byCondition: (["a", "b"] as const).map((condition) => ({
        condition,
        n: SCORES[condition].length,
        mean: estimate(
          mean(SCORES[condition]),
          mean(SCORES[condition]) - 20,
          mean(SCORES[condition]) + 20,
        ),
        sd: sd(SCORES[condition]),
      })),
      difference: {
        first: "a",
        second: "b",
        welch: estimate(31.626, -1.468, 64.721),
        df: 37.247,
        g: estimate(0.5207, -0.06, 1.1),
      },
    }),
    measure(
      FLANKER,
      PAIRS.map(([, flanker]) => flanker),
      {
        reliability: {
          kind: "errors",
          n: 53,
          estimate: estimate(0.443, 0.149, 0.609),
          omega: null,
          interval: "bootstrapT",
          resamples: { count: 1000, seed: 1 },
          halves: null,
        },
      },
    ),
  ],
  correlations: [
    {
      first: STROOP,
      second: FLANKER,
      n: 53,
      pearson: estimate(0.2583, -0.0129, 0.4941),
      spearman: 0.281,
      corrected: null,
      points: PAIRS,
    },
  ],
  retests: [],
  asked: STROOP,
  sensitivity: [
    { id: "asPlanned", part: null, n: 54, estimate: estimate(31.6, -1.5, 64.7) },
    { id: "nobodyExcluded", part: null, n: 56, estimate: estimate(30.9, -1.6, 63.4) },
    { id: "onTime", part: null, n: 54, estimate: estimate(34.4, 0.3, 68.5) },
    { id: "trimmed", part: null, n: 54, estimate: estimate(19.6, -11, 50.2) },
    { id: "place", part: "first", n: 31, estimate: estimate(14.4, -38.5, 67.4) },
    { id: "place", part: "later", n: 23, estimate: estimate(53.9, 6.2, 101.6) },
    { id: "locale", part: "en", n: 41, estimate: estimate(22.9, -15, 60.9) },
    { id: "locale", part: "fr", n: 13, estimate: estimate(53.8, -24.9, 132.5) },
    { id: "input", part: "keyboard", n: 44, estimate: estimate(47.6, 9.9, 85.2) },
    { id: "input", part: "touch", n: 1, estimate: null },
  ],
  surveys: [
    {
      step: "about-you",
      items: [
        {
          column: "sex",
          shown: 54,
          answered: 53,
          kind: "choices",
          frequencies: [
            { value: "f", label: "female", n: 30 },
            { value: "m", label: "male", n: 21 },
            { value: "x", label: "another", n: 2 },
          ],
          moments: null,
        },
        {
          column: "age",
          shown: 54,
          answered: 54,
          kind: "number",
          frequencies: [],
          moments: { n: 54, mean: 31.4, sd: 9.2, low: 18, high: 62 },
        },
        {
          column: "remarks",
          shown: 54,
          answered: 12,
          kind: "text",
          frequencies: [],
          moments: null,
        },
      ],
    },
  ],
  notes: [],
};

const KNOWN: Readonly<Record<"stroop" | "flanker", KnownApp>> = MODELS;

/** A document of two tasks and two groups, with a plan. */
export const DOCUMENT: ReadDocument = {
  protocol: PROTOCOL,
  document: PROTOCOL,
  planHash: PLAN_HASH,
  content: {
    protocol: 1,
    title: { en: "Stroop effect in groups a and b", fr: "Effet Stroop dans les groupes a et b" },
    conditions: ["a", "b"],
    steps: (["stroop", "flanker"] as const).map((app) => ({
      id: app,
      app,
      version: versionOf(app),
      parameters: defaultsOf(KNOWN[app].parameters),
    })),
    plan: {
      question: "groups",
      measure: "stroop.stroop_effect",
      effect: 25,
      exclude: [{ flag: "tooSoon", abovePercent: 10 }],
    },
  },
  source: { file: 1, entry: null, line: null },
};

/** The findings with the document of the study. */
export const WITH_PLAN: ShownFindings = {
  ...FINDINGS,
  study: { ...FINDINGS.study, document: DOCUMENT },
};

/** @jest-environment node */

import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { ReadMeasure, ReadScore, ReadSession } from "@/experiments/study/reading/read-session";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { aRun, aSession, aStudy, findings, measure, people, scored, stroop } from "./a-study";
import { referenceDocument, referenceSessions } from "./reference/reference-study";

const numbersOf = (sessions: readonly ReadSession[]) =>
  resultsOf(findings(sessions, referenceDocument()));

/** The sessions of the reference study, as if people had done them. */
const real = () => referenceSessions().map((session) => ({ ...session, isSimulated: false }));

/** Returns the names of the numbers that differ. */
const changed = (before: object, after: object) => {
  const [one, other] = [before, after].map((each) => new Map(Object.entries(each)));
  const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])];
  return names.filter((name) => one?.get(name) !== other?.get(name));
};

it("the findings have the same numbers for any order of the sessions, and for sessions that were read twice", () => {
  const sessions = real();
  const numbers = numbersOf(sessions);
  expect(changed(numbers, numbersOf(shuffled(sessions, seededRandom(1))))).toEqual([]);
  expect(changed(numbers, numbersOf([...sessions, ...sessions.slice(10, 20)]))).toEqual([]);
});

it("a record that does not count changes only its own line of the flow", () => {
  const sessions = real();
  const [first] = sessions;
  if (!first) throw new Error("no session");
  const numbers = numbersOf(sessions);
  const other = { ...first, id: "other", person: "other", startedAt: "2026-11-01T00:00:00Z" };
  const added = (changes: Partial<ReadSession>) =>
    changed(numbers, numbersOf([...sessions, { ...other, ...changes }]));
  const lines = (aside: string) => [
    "flow.sessions",
    `flow.${aside}.total`,
    `flow.${aside}.condition.a`,
  ];
  expect(added({ protocol: "0".repeat(64) })).toEqual(lines("otherProtocol"));
  expect(added({ isSimulated: true })).toEqual(lines("simulated"));
  expect(added({ isRehearsal: true })).toEqual(lines("rehearsal"));
  expect(added({ isWithdrawn: true })).toEqual(lines("withdrawn"));
  expect(added({ bytes: "differ" })).toEqual(lines("edited"));
  const { person, startedAt } = first;
  expect(added({ person, startedAt: `${startedAt?.slice(0, 10)}T23:59:00+01:00` })).toEqual(
    lines("laterRun"),
  );
});

it("a session of another study does not replace a session with the same id", () => {
  const { sessions, flow } = findings([
    ...people([100, 200], { person: null }),
    aSession({ id: "same", runs: [stroop(300)] }),
    aSession({
      id: "same",
      protocol: "0".repeat(64),
      runs: [stroop(1), aRun("other", scored(measure("other", 1)))],
    }),
  ]);
  const same = sessions.filter(({ session }) => session.id === "same");
  expect(same.map(({ aside }) => aside)).toEqual(["otherProtocol", null]);
  expect(flow.analysed.total).toBe(3);
});

const HOSTILE = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e308,
  -1e308,
  5e-324,
  -0,
  0,
  7,
];

const hostileScore = (random: () => number): ReadScore => {
  const pick = () => HOSTILE[Math.floor(random() * HOSTILE.length)] ?? 0;
  const errors: ReadMeasure["error"][] = [
    null,
    { kind: "squared", value: pick() },
    { kind: "median", values: Array.from({ length: Math.floor(random() * 4) }, pick) },
    { kind: "items", values: [pick(), random() < 0.5 ? null : pick()] },
  ];
  if (random() < 0.1) return { status: "no-score", reason: "__proto__" };
  const error = errors[Math.floor(random() * errors.length)] ?? null;
  return scored(measure("stroop_effect", pick(), error), measure("__proto__", pick(), error));
};

const hostileSession = (random: () => number): ReadSession =>
  aSession({
    person: random() < 0.3 ? null : "__proto__".repeat(Math.ceil(random() * 40)),
    visit: random() < 0.5 ? null : "constructor",
    condition: [null, "a", "b", "toString"][Math.floor(random() * 4)] ?? null,
    startedAt:
      [null, "never", "2026-13-45", "2026-11-02T09:00:00Z"][Math.floor(random() * 4)] ?? null,
    order: random() < 0.5 ? null : ["stroop", "hasOwnProperty"],
    runs: ["stroop", "__proto__"]
      .filter(() => random() < 0.9)
      .map((step) =>
        aRun(step, hostileScore(random), {
          task: random() < 0.5 ? "stroop" : "survey",
          place: random() < 0.5 ? null : Math.floor(random() * 3),
          answers: random() < 0.5 ? null : { __proto__: null, a: Number.NaN, b: "=1+1" },
        }),
      ),
  });

it("the findings never fail and are always finite, whatever the records contain", () => {
  const random = seededRandom(20_261_127);
  const questions = ["effect", "mean", "groups", "change", "correlation", "proportions"] as const;
  for (let round = 0; round < 60; round += 1) {
    const question = questions[round % questions.length] ?? "effect";
    const sessions = Array.from({ length: Math.floor(random() * 70) + 1 }, () =>
      hostileSession(random),
    );
    const document = aStudy(
      { question, measure: "stroop.stroop_effect" },
      round % 2 === 0 ? { conditions: ["a", "b"] } : {},
    );
    const numbers = resultsOf(findings(sessions, round % 5 === 0 ? null : document));
    for (const value of Object.values(numbers))
      expect(value === null || Number.isFinite(value)).toBe(true);
  }
});

it("there are no findings without a session", () => {
  expect(findingsOf({ sessions: [], documents: [aStudy(null)] })).toBeNull();
});

it("the findings can be computed for one person, and for people whose values do not vary", () => {
  for (const effects of [[100], [100, 100, 100, 100, 100]]) {
    const numbers = resultsOf(findings(people(effects)));
    expect(numbers["measures.stroop.stroop_effect.mean.value"]).toBe(100);
    expect(numbers["measures.stroop.stroop_effect.mean.low"]).toBeNull();
  }
});

it("the first measure is not taken from simulated, rehearsed or withdrawn sessions", () => {
  const early = { runs: [aRun("early", scored(measure("score", 1)), { place: 0 })] };
  const read = [
    ...people([1, 2, 3]),
    aSession({ ...early, isSimulated: true }),
    aSession({ ...early, isRehearsal: true }),
    aSession({ ...early, isWithdrawn: true }),
  ];
  const { measures, flow } = findings(read);
  expect(measures.map(({ measure: { name } }) => name)).toEqual(["stroop.stroop_effect"]);
  expect(flow.analysed.total).toBe(3);
});

it("the findings combine two protocols into one study if the visitor has chosen both", () => {
  const other = "q".repeat(64);
  const read = [...people([1, 2, 3]), ...people([4, 5], { protocol: other })];
  expect(findings(read).flow.analysed.total).toBe(3);
  const protocols = [read[0]?.protocol ?? "", other];
  expect(findings(read, null, { protocols }).flow.analysed.total).toBe(5);
  expect(findings(read, null, { protocols: [other] }).flow.analysed.total).toBe(2);
});

it("the findings use the plan of the document that most records name, unless the visitor has chosen another plan", () => {
  const [first, second] = ["1", "2"].map((digit) => ({
    ...aStudy({ question: "effect", alpha: Number(digit) / 100 }),
    document: digit.repeat(64),
  }));
  if (!first || !second) throw new Error("no document");
  const documents = [first, second];
  const sessions = [
    ...people([1, 2], { document: first.document }),
    ...people([3, 5, 9], { document: second.document }),
  ];
  const usual = findingsOf({ sessions, documents });
  expect(usual?.study.document?.document).toBe(second.document);
  expect(usual?.study.documents.map(({ sessions: count }) => count)).toEqual([3, 2]);
  const chosen = findingsOf({ sessions, documents }, { plan: first.document });
  expect(chosen?.answer).toMatchObject({ estimate: { level: 0.99 } });
});

it("the findings list the plans in the records with their first and last day", () => {
  const read = [
    aSession({ planHash: "e".repeat(64), startedAt: "2026-12-03T23:30:00+01:00" }),
    aSession({ planHash: "e".repeat(64), startedAt: "2026-12-09T08:00:00+01:00" }),
    aSession({ planHash: null, startedAt: null, runs: [stroop(3)] }),
  ];
  expect(findings(read).study.plans).toEqual([
    { hash: "e".repeat(64), sessions: 2, first: "2026-12-03", last: "2026-12-09" },
    { hash: null, sessions: 1, first: "", last: "" },
  ]);
});

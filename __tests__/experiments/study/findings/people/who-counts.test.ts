/** @jest-environment node */
import type { Plan } from "@/experiments/study/document/schema";
import type { ReadRun, ReadSession } from "@/experiments/study/reading/read-session";
import { aRun, aSession, aStudy, findings, NO_FLAGS, scored, setAside, stroop } from "../a-study";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T09:00:00+01:00`;

/** Returns the reason for which each session of a person is set aside, by session id, and whether it is marked. */
const verdicts = (read: readonly ReadSession[], document = aStudy(null)) =>
  Object.fromEntries(
    findings(read, document).sessions.map(({ session, aside, detail, isSeenBefore }) => [
      session.id,
      [aside, detail, isSeenBefore],
    ]),
  );

it("records that are not data of the study are set aside, in the documented order", () => {
  const found = findings([
    aSession(),
    aSession(),
    aSession({ protocol: "q".repeat(64), isWithdrawn: true }),
    aSession({ isSimulated: true, isRehearsal: true }),
    aSession({ isRehearsal: true, isWithdrawn: true }),
    aSession({ isWithdrawn: true, bytes: "differ" }),
    aSession({ bytes: "differ", runs: [] }),
    aSession({ runs: [] }),
    aSession({ exit: "screenedOut", runs: [] }),
  ]);
  expect(setAside(found)).toEqual({
    otherProtocol: 1,
    simulated: 1,
    rehearsal: 1,
    withdrawn: 1,
    edited: 1,
    incomplete: 1,
    endedByRule: 1,
  });
  expect(found.flow.began.total).toBe(4);
  expect(found.flow.analysed.total).toBe(2);
  expect(found.study.others).toEqual([{ protocol: "q".repeat(64), sessions: 1 }]);
});

it("simulated sessions count as data only if all sessions are simulated", () => {
  const simulated = [1, 2, 3].map(() => aSession({ isSimulated: true }));
  const alone = findings(simulated);
  expect(alone.isSimulated).toBe(true);
  expect(alone.flow.analysed.total).toBe(3);
  expect(alone.notes.map(({ id }) => id)).toContain("simulated");
  const mixed = findings([...simulated, aSession()]);
  expect(mixed.isSimulated).toBe(false);
  expect(mixed.flow.analysed.total).toBe(1);
});

it("a rehearsal does not set the simulated sessions aside", () => {
  const simulated = [1, 2, 3].map(() => aSession({ isSimulated: true }));
  const found = findings([...simulated, aSession({ isRehearsal: true })]);
  expect(setAside(found)).toEqual({ rehearsal: 1 });
  expect(found.flow.analysed.total).toBe(3);
});

it("the first complete run of a person counts, and a person with an earlier unfinished run is marked", () => {
  const document = aStudy(null);
  const found = verdicts(
    [
      aSession({ id: "late", person: "A", startedAt: at(4) }),
      aSession({ id: "half", person: "A", startedAt: at(2), runs: [] }),
      aSession({ id: "full", person: "A", startedAt: at(3) }),
      aSession({ id: "begun", person: "B", startedAt: at(2), runs: [] }),
      aSession({ id: "again", person: "B", startedAt: at(3), runs: [] }),
    ],
    document,
  );
  expect(found).toEqual({
    half: ["incomplete", "further", false],
    full: [null, null, true],
    late: ["laterRun", null, false],
    begun: ["incomplete", null, false],
    again: ["incomplete", "further", false],
  });
});

it("the numbers of the flow add up from the sessions in the files to the analysed people", () => {
  const { flow } = findings([
    aSession({ person: "A", startedAt: at(2), runs: [] }),
    aSession({ person: "A", startedAt: at(3) }),
    aSession({ person: "A", startedAt: at(4) }),
    aSession({ person: "B", runs: [] }),
    aSession({ person: "C", exit: "failedCheck" }),
    aSession({ isWithdrawn: true }),
    aSession({ runs: [aRun("stroop", { status: "no-score", reason: "tooFewCorrect" })] }),
  ]);
  const total = (aside: string) => flow.steps.find((step) => step.aside === aside)?.total ?? 0;
  expect(flow.sessions - total("withdrawn") - total("laterRun") - flow.partial).toBe(
    flow.began.total,
  );
  expect(flow.began.total - total("incomplete") - total("endedByRule") - total("noScore")).toBe(
    flow.analysed.total,
  );
  expect([flow.partial, flow.began.total, total("incomplete")]).toEqual([1, 4, 1]);
  expect([flow.seenBefore, flow.analysed.total]).toEqual([1, 1]);
});

it("a person whose session a rule ended, and who then came back, is not counted", () => {
  const found = verdicts([
    aSession({ id: "out", person: "A", startedAt: at(2), exit: "screenedOut" }),
    aSession({ id: "back", person: "A", startedAt: at(3) }),
  ]);
  expect(found).toEqual({
    out: ["endedByRule", "screenedOut", false],
    back: ["laterRun", null, false],
  });
});

it("each session of a person counts if the conditions are sessions, and so does each visit", () => {
  const conditions = ["first", "second"];
  const sessions = conditions.map((condition, day) =>
    aSession({ person: "A", condition, startedAt: at(day + 2) }),
  );
  const within = findings(sessions, aStudy(null, { conditions, conditionsAre: "sessions" }));
  expect(within.flow.analysed).toEqual({ total: 2, byCondition: [1, 1] });
  const between = findings(sessions, aStudy(null, { conditions }));
  expect(setAside(between)).toEqual({ laterRun: 1 });
  const visits = sessions.map((session, index) => ({ ...session, visit: `v${index}` }));
  expect(findings(visits, aStudy(null, { conditions })).flow.analysed.total).toBe(2);
});

it("later runs of a person cannot be found without identifiers, and the flow states this", () => {
  const found = findings([aSession({ person: null }), aSession({ person: null })]);
  expect(found.flow.knowsPersons).toBe(false);
  expect(found.flow.analysed.total).toBe(2);
  expect(found.notes.map(({ id }) => id)).toContain("unknownPersons");
});

it("a session is complete if it has all steps of its condition, or if its end states this", () => {
  const step = (id: string, only?: string[]) => ({
    ...aStudy(null).content.steps[0],
    id,
    ...(only && { for: only }),
  });
  const document = aStudy(null, {
    conditions: ["short", "long"],
    steps: [step("stroop"), step("more", ["long"])] as never,
  });
  const found = verdicts(
    [
      aSession({ id: "a", condition: "short" }),
      aSession({ id: "b", condition: "long" }),
      aSession({ id: "c", condition: "long", runs: [stroop(1), aRun("more", scored())] }),
      aSession({ id: "d", condition: "long", exit: "completed" }),
    ],
    document,
  );
  expect(found).toEqual({
    a: [null, null, false],
    b: ["incomplete", null, false],
    c: [null, null, false],
    d: [null, null, false],
  });
});

it("without a document, the steps are taken from the order of a person, except texts", () => {
  const order = ["welcome", "stroop", "flanker", "thanks"];
  const flanker = aRun("flanker", scored());
  const { flow } = findings([
    aSession({ order, runs: [stroop(1), flanker] }),
    aSession({ order, runs: [stroop(1)] }),
  ]);
  expect(flow.analysed.total).toBe(1);
});

it("the reason of a missing score names the step", () => {
  const document = aStudy({ question: "effect", measure: "stroop.stroop_effect" });
  const found = verdicts(
    [
      aSession({ id: "a", runs: [aRun("stroop", { status: "no-score", reason: "tooFewLeft" })] }),
      aSession({ id: "b", runs: [], exit: "completed" }),
      aSession({ id: "c", runs: [stroop(Number.NaN)] }),
    ],
    document,
  );
  expect(Object.values(found).map(([aside, detail]) => [aside, detail])).toEqual([
    ["noScore", "stroop.tooFewLeft"],
    ["noScore", "stroop.notDone"],
    ["noScore", "stroop.noValue"],
  ]);
});

it("a planned measure is not missing for people whose condition does not include its step", () => {
  const [step] = aStudy(null).content.steps;
  const document = aStudy(
    { question: "effect", measure: "stroop.stroop_effect" },
    {
      conditions: ["a", "b"],
      steps: [
        { ...step, for: ["a"] },
        { ...step, id: "other" },
      ] as never,
    },
  );
  const other = aRun("other", scored());
  const found = verdicts(
    [
      aSession({ id: "a", condition: "a", runs: [stroop(1), other] }),
      aSession({ id: "b", condition: "b", runs: [other] }),
    ],
    document,
  );
  expect(Object.values(found)).toEqual([
    [null, null, false],
    [null, null, false],
  ]);
});

type Rule = NonNullable<Plan["exclude"]>[number];

it.each<[Rule, Partial<ReadRun["facts"]>, Partial<ReadRun["facts"]>]>([
  [{ flag: "tooSoon", abovePercent: 10 }, { tooSoon: 11 }, { tooSoon: 10 }],
  [{ flag: "untrusted", abovePercent: 0 }, { untrusted: 1 }, {}],
  [{ flag: "pasted", abovePercent: 0 }, { pasted: 1 }, {}],
  [{ flag: "stillMouse", abovePercent: 50 }, { stillMouse: 51 }, { stillMouse: 50 }],
  [{ flag: "lateFrames", abovePercent: 25 }, { lateFrames: 26 }, { lateFrames: 25 }],
  [{ flag: "hidden", abovePercent: 5 }, { hidden: 6 }, { hidden: 5 }],
  [{ flag: "sittings", above: 1 }, { sittings: 2 }, { sittings: 1 }],
  [{ flag: "failedChecks", above: 0 }, { wrong: 1 }, { wrong: 0 }],
  [{ flag: "accuracyBelow", percent: 60 }, { shareCorrect: 0.59 }, { shareCorrect: null }],
  [{ flag: "input", only: "keyboard" }, { inputs: ["keyboard", "touch"] }, { inputs: [] }],
])("excludes by the rule %j only whom it is about", (rule, out, stays) => {
  const withFacts = (facts: Partial<ReadRun["facts"]>) =>
    aSession({ runs: [stroop(1, { facts: { ...NO_FLAGS, ...facts } })] });
  const [first, second] = [withFacts(out), withFacts(stays)];
  const document = aStudy({
    question: "effect",
    measure: "stroop.stroop_effect",
    exclude: [{ flag: "sittings", above: 9 }, rule],
  });
  const found = verdicts([first, second], document);
  expect(found[first.id]).toEqual(["excluded", "1", false]);
  expect(found[second.id]).toEqual([null, null, false]);
});

it("a rule applies to the step that it names, and otherwise to the step of the planned measure", () => {
  const step = (id: string) => ({ ...aStudy(null).content.steps[0], id });
  const session = aSession({
    runs: [stroop(1), aRun("other", scored(), { facts: { ...NO_FLAGS, hidden: 100 } })],
  });
  const withRule = (rule: Rule) =>
    findings(
      [session],
      aStudy(
        { question: "effect", measure: "stroop.stroop_effect", exclude: [rule] },
        { steps: [step("stroop"), step("other")] as never },
      ),
    ).flow.analysed.total;
  expect(withRule({ flag: "hidden", abovePercent: 50 })).toBe(1);
  expect(withRule({ flag: "hidden", abovePercent: 50, step: "other" })).toBe(0);
});

it("the findings compare the shares of analysed people between two conditions", () => {
  const group = (condition: string, analysed: number, lost: number) => [
    ...Array.from({ length: analysed }, () => aSession({ condition })),
    ...Array.from({ length: lost }, () => aSession({ condition, runs: [] })),
  ];
  const read = [...group("a", 56, 14), ...group("b", 48, 32)];
  const { attrition, flow } = findings(read, aStudy(null, { conditions: ["a", "b"] }));
  expect(flow.began.byCondition).toEqual([70, 80]);
  // Newcombe (1998), Table II, the example 56/70 against 48/80: 0.0524 to 0.3339 by his method 10.
  expect(attrition?.shares).toEqual([0.8, 0.6]);
  expect(attrition?.difference.value).toBeCloseTo(-0.2, 12);
  expect(attrition?.difference.low).toBeCloseTo(-0.3339, 4);
  expect(attrition?.difference.high).toBeCloseTo(-0.0524, 4);
});

it("the findings count how the conditions were assigned", () => {
  const read = [
    aSession({ condition: "a", conditionSource: "address" }),
    aSession({ condition: "a", conditionSource: "balanced" }),
    aSession({ condition: "b", conditionSource: "balanced" }),
    aSession({ condition: "b", conditionSource: "drawn", isWithdrawn: true }),
  ];
  const found = findings(read);
  expect(found.flow.sources).toEqual([
    { source: "balanced", sessions: 2 },
    { source: "address", sessions: 1 },
  ]);
  expect(found.notes).toContainEqual({
    id: "conditionsFromAddress",
    values: { sessions: 1, of: 3 },
  });
});

/** @jest-environment node */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import stroopPlan from "@/experiments/study/plan/data/stroop.json";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { simulatedDataSet } from "@/experiments/study/simulation/data-set";
import {
  type SimulationInput,
  simulatedParticipants,
} from "@/experiments/study/simulation/participants";
import { plannedPower, unseenRules } from "@/experiments/study/simulation/planned-power";
import { batchSummary } from "@/experiments/study/simulation/recovery";
import { unpack } from "@/testing/recompute";
import { versionOf } from "@/testing/version-of";
import { LANGUAGES_HERE } from "../../recompute";

const STROOP = {
  id: "effect",
  app: "stroop",
  version: versionOf("stroop"),
  parameters: defaultsOf(MODELS.stroop.parameters),
};
const REACTION = {
  id: "other",
  app: "simple-rt",
  version: versionOf("simple-rt"),
  parameters: defaultsOf(MODELS["simple-rt"].parameters),
};

const inputOf = (document: Partial<ProtocolDocument>, more: object = {}): SimulationInput => ({
  document: { steps: [STROOP], ...document },
  protocolId: "a".repeat(64),
  documentId: "b".repeat(64),
  people: 60,
  seed: 5,
  means: {},
  differences: {},
  ...more,
});

describe("simulated participants of a study whose conditions are sessions", () => {
  const sessions = {
    conditions: ["first", "second"],
    conditionsAre: "sessions" as const,
    steps: [STROOP, { ...REACTION, id: "late", for: ["second"] }],
  };
  const participants = [...simulatedParticipants(inputOf(sessions))];

  it("each do all sessions, with the same true score and with answers of their own", () => {
    expect(participants).toHaveLength(120);
    const [first, second] = participants;
    expect([first?.condition, second?.condition]).toEqual(["first", "second"]);
    expect(second?.person).toBe(first?.person);
    expect(second?.results.effect?.truth).toBe(first?.results.effect?.truth);
    expect(second?.results.effect?.measured).not.toBe(first?.results.effect?.measured);
    expect(new Set(participants.map(({ id }) => id)).size).toBe(120);
  });

  it("are counted once in the summary of a step, and in each session in the table of conditions", () => {
    const { people, steps } = batchSummary(participants);
    expect(people).toBe(60);
    expect(steps.effect?.people).toBe(60);
    expect(steps.late?.people).toBe(60);
    expect(steps.effect?.conditions.second?.people).toBe(60);
  });

  it("have a difference in the session that the plan compares as the second", () => {
    const truthIn = (differs?: string) => {
      const input = inputOf(sessions, { differences: { effect: 50 }, ...(differs && { differs }) });
      return [...simulatedParticipants(input)]
        .slice(0, 2)
        .map(({ results }) => results.effect?.truth ?? 0);
    };
    const [a = 0, b = 0] = truthIn();
    expect(b - a).toBeCloseTo(50, 6);
    const [c = 0, d = 0] = truthIn("first");
    expect(c - d).toBeCloseTo(50, 6);
  });

  it("are never recorded as assigned at random", () => {
    const sources = new Set<string | null>();
    const work = simulatedParticipants(inputOf(sessions, { people: 4 }), ({ study }) =>
      sources.add(study?.conditionSource ?? null),
    );
    expect([...work]).toHaveLength(8);
    expect([...sources]).not.toContain("drawn");
  });

  it("are summarised alike by the page and by the scripts of the downloaded data", () => {
    const work = simulatedDataSet(inputOf(sessions));
    let next = work.next();
    while (!next.done) next = work.next();
    const folder = mkdtempSync(join(tmpdir(), "sessions-"));
    try {
      unpack(next.value, folder);
      const own = batchSummary(participants).steps.effect;
      for (const { command, script } of LANGUAGES_HERE) {
        const group = join(folder, "1-effect/analysis", script.replace("recompute", "group"));
        const { stdout } = spawnSync(command, [group], { encoding: "utf8" });
        const printed = stdout.split("\n").map((line) => line.trim());
        expect(printed).toEqual(
          expect.arrayContaining([
            "people 60",
            `scored ${own?.scored.n}`,
            `mean ${own?.scored.mean.toFixed(3)}`,
            `careless ${own?.careless.n}`,
            `reliability ${own?.reliability?.value.toFixed(3)}`,
          ]),
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the rules of a plan in simulated data", () => {
  const excludedBy = (document: Partial<ProtocolDocument>, rule: object, steps: string[]) =>
    [...simulatedParticipants(inputOf(document, { people: 200, exclude: [{ rule, steps }] }))].map(
      ({ results }) => results.effect?.isExcluded ?? false,
    );

  it("exclude participants with fewer correct responses than a rule requires", () => {
    const count = (percent: number) =>
      excludedBy({}, { flag: "accuracyBelow", percent }, ["effect"]).filter(Boolean).length;
    expect(count(0)).toBe(0);
    expect(count(90)).toBeGreaterThan(count(60));
    expect(count(90)).toBeLessThan(200);
  });

  it("about another task exclude a participant from the analysis of the planned task, too", () => {
    const document = { steps: [STROOP, REACTION] };
    const rule = { flag: "tooSoon", abovePercent: 0 };
    const byOther = excludedBy(document, rule, ["other"]).filter(Boolean).length;
    const byOwn = excludedBy(document, rule, ["effect"]).filter(Boolean).length;
    expect(byOther).toBeGreaterThan(0);
    expect(byOther).not.toBe(byOwn);
  });

  it("about displays, interruptions and inputs exclude no simulated participant", () => {
    for (const rule of [
      { flag: "lateFrames", abovePercent: 0 },
      { flag: "hidden", abovePercent: 0 },
      { flag: "sittings", above: 1 },
      { flag: "input", only: "keyboard" },
    ] as const) {
      expect(excludedBy({}, rule, ["effect"])).not.toContain(true);
      expect(unseenRules({ exclude: [{ rule, steps: ["effect"] }] }, "effect")).toEqual([
        rule.flag,
      ]);
    }
  });
});

describe("the simulation of a planned comparison", () => {
  const powerOf = (plan: Plan, document: Partial<ProtocolDocument>) => {
    const study: ProtocolDocument = { protocol: 1, steps: [STROOP], ...document, plan };
    const data = { stroop: stroopPlan as unknown as PlannerData };
    const inputs = planFor(study, undefined, { apps: MODELS, data });
    return plannedPower(plan, "reason" in inputs ? null : inputs, STROOP, "stroop_effect");
  };
  const three = { conditions: ["low", "middle", "high"] };
  const plan: Plan = {
    question: "groups",
    effect: 20,
    people: 150,
    compare: [{ condition: "low" }, { condition: "high" }],
  };

  it("simulates only the participants of the two compared groups", () => {
    expect(powerOf(plan, three)).toMatchObject({ kind: "groups", people: 100, inStudy: 150 });
    const two = powerOf({ ...plan, people: 100 }, { conditions: ["low", "high"] });
    expect(two.people).toBe(100);
    expect(two).not.toHaveProperty("inStudy");
  });

  it("gives no number for a comparison of two different measures", () => {
    const steps = [STROOP, { ...STROOP, id: "again" }];
    const compare: Plan["compare"] = [
      { condition: "low", measure: "effect.stroop_effect" },
      { condition: "high", measure: "again.stroop_effect" },
    ];
    expect(powerOf({ ...plan, compare }, { ...three, steps }).notSimulated).toBe("twoMeasures");
  });
});

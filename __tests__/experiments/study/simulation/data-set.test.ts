/** @jest-environment node */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { simulatedDataSet } from "@/experiments/study/simulation/data-set";
import {
  type SimulationInput,
  simulatedParticipants,
} from "@/experiments/study/simulation/participants";
import { batchSummary } from "@/experiments/study/simulation/recovery";
import { unpack } from "@/testing/recompute";
import { versionOf } from "@/testing/version-of";
import { parseCsv } from "../../parse-csv";
import { psychDsFaults } from "../../psych-ds-check";
import { LANGUAGES_HERE } from "../../recompute";

const INPUT: SimulationInput = {
  document: {
    steps: [
      {
        id: "effect",
        app: "flanker",
        version: versionOf("flanker"),
        parameters: defaultsOf(MODELS.flanker.parameters),
      },
    ],
    conditions: ["low", "high"],
  },
  protocolId: "a".repeat(64),
  documentId: "b".repeat(64),
  people: 300,
  seed: 11,
  means: {},
  differences: {},
};

function filesOf(input: SimulationInput) {
  const work = simulatedDataSet(input);
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

const files = filesOf(INPUT);
const own = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace("1-effect/", ""), text]),
);

it("the data of simulated participants are a valid Psych-DS data set", () => {
  expect(psychDsFaults(own)).toEqual([]);
});

it("the name, the description and each row of the data set state that the data are simulated", () => {
  const { name, description } = JSON.parse(own["dataset_description.json"] ?? "");
  expect(name).toContain("simulated");
  expect(description).toContain("Simulated data: nobody took part.");
  const path = Object.keys(own).find((each) => each.startsWith("data/")) ?? "";
  const [header = [], ...rows] = parseCsv(own[path] ?? "");
  expect(new Set(rows.map((row) => row[header.indexOf("simulated")]))).toEqual(new Set(["TRUE"]));
  expect(rows.every((row) => row[header.indexOf("session_id")]?.startsWith("sim-"))).toBe(true);
});

it("the data of a study with two visits do not say that each participant did the app once", () => {
  const input = (at?: string[]): SimulationInput => ({
    ...INPUT,
    document: {
      ...INPUT.document,
      steps: INPUT.document.steps.map((step) => ({ ...step, ...(at && { at }) })),
      visits: [{ id: "first" }, { id: "second", after: "first", days: [6, 9] }],
    },
    people: 3,
  });
  const textsOf = (data: Readonly<Record<string, string>>) => [
    JSON.parse(data["1-effect/dataset_description.json"] ?? "").description,
    data["1-effect/README.md"],
  ];
  for (const data of [files, filesOf(input(["first"]))]) {
    const [description, readme] = textsOf(data);
    expect(description).toContain("let each do the app once: ");
    expect(readme).toContain("simulated one run of each");
  }
  const [description, readme] = textsOf(filesOf(input()));
  expect(description).toContain("let each do the app: ");
  expect(readme).toContain("simulated the runs of each");
});

describe.each(LANGUAGES_HERE)("the scripts for $command", ({ command, script }) => {
  it("print the numbers that the page displays", () => {
    const folder = mkdtempSync(join(tmpdir(), "protocole-simulated-"));
    try {
      unpack(own, folder);
      const group = script.replace("recompute", "group");
      const { stdout, stderr } = spawnSync(command, [join(folder, "analysis", group)], {
        encoding: "utf8",
      });
      const { scored, reliability, careless, withoutScore, people } =
        batchSummary([...simulatedParticipants(INPUT)]).steps.effect ?? {};
      const lost = Object.entries(withoutScore ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const printed = stdout
        .trim()
        .split("\n")
        .map((line) => line.trim());
      expect({ printed, stderr: command === "python3" ? stderr : "" }).toEqual({
        printed: [
          `people ${people}`,
          `scored ${scored?.n}`,
          `mean ${scored?.mean.toFixed(3)}`,
          `sd ${scored?.sd.toFixed(3)}`,
          ...lost.map(([reason, count]) => `no-score ${reason} ${count}`),
          `careless ${careless?.n}`,
          `reliability ${reliability?.value.toFixed(3)}`,
        ],
        stderr: "",
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

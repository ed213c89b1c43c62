/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleSession } from "@/__tests__/experiments/sample/sample-session";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import {
  endItem,
  type RecordItem,
  stepItem,
  withdrawalItem,
} from "@/experiments/engine/sending/record-item";
import type { StartRecord } from "@/experiments/engine/sending/sent-record";
import { faultText } from "@/experiments/payloads/fault-text";
import { readProtocol } from "@/experiments/study/document/check";
import { OURS } from "@/experiments/study/document/reserved-names";
import { EXITS, LIMITS, protocolSchema } from "@/experiments/study/document/schema";
import { ROOT } from "@/scripts/project.mjs";
import { protocolReport } from "@/scripts/studies/protocol";

const guide = readFileSync(join(ROOT, "docs/protocol.md"), "utf8");
const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
const [short = "", long = ""] = examples;

it("the guide to study documents contains a short example and a complete example", () => {
  expect(examples).toHaveLength(2);
  // In a participant's link, planHash replaces the plan. Authors do not write this field. The example compares groups,
  // so its conditions are not sessions.
  const { planHash: _, conditionsAre: __, ...fields } = protocolSchema.shape;
  expect(Object.keys(JSON.parse(long))).toEqual(Object.keys(fields));
});

it.each([short, long])("this release of the site accepts the example in the guide: %#", (text) => {
  const checked = readProtocol(text, MODELS);
  expect("faults" in checked ? checked.faults : []).toEqual([]);
  expect(protocolReport("my-study.json", text).join("\n")).toMatch(
    /^protocol id +[\da-f]{64}\ndocument id +[\da-f]{64}\nlink +\/study#p=/,
  );
});

it("the guide describes every field of a study document", () => {
  const { information, delivery } = protocolSchema.shape;
  const names = [
    ...Object.keys(protocolSchema.shape),
    ...Object.keys(information._zod.def.innerType.shape),
    ...Object.keys(delivery._zod.def.innerType.shape),
    ...[
      "id",
      "for",
      "app",
      "version",
      "parameters",
      "instructions",
      "instructionsFor",
      "fixed",
      "leave",
      "text",
      "survey",
      "device",
    ],
    ...["is", "isNot", "below", "above"],
    ...EXITS,
    ...OURS,
  ];
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  expect(guide).toContain(`1 to ${LIMITS.steps}; together at most 3,000 trials`);
});

it("the guide lists all apps with their versions and their measures", () => {
  for (const [id, { words, model }] of Object.entries(APPS)) {
    const version = model.facts.version.replace(/\.\d+$/, "");
    const measures = model.facts.measures.map((measure) => `\`${measure.id}\``).join(", ");
    const rows = guide.split("\n").filter((line) => line.includes(` | \`${id}\` | `));
    expect(rows).toEqual([`| ${words.name.en} | \`${id}\` | \`${version}\` | ${measures} |`]);
  }
});

it("the guide quotes error messages exactly as the command-line tool prints them", () => {
  const document = JSON.parse(short);
  document.steps[1] = { ...document.steps[0], id: "other", parameters: { trials: 49 } };
  const errors = (value: object) => {
    const checked = readProtocol(JSON.stringify(value), MODELS);
    return "faults" in checked ? checked.faults.map(faultText) : [];
  };
  const misspelt = JSON.parse(long);
  misspelt.steps[2].for = ["hihg"];
  const shown = [
    ...errors(document),
    ...errors(misspelt),
    ...errors({ ...JSON.parse(short), colour: "red" }),
  ];
  expect(shown).toHaveLength(3);
  for (const error of shown) expect(guide).toContain(`my-study.json: ${error}\n`);
});

it("the guide lists exactly the fields of each kind of record that the page sends", () => {
  const fieldsOf = ({ record }: RecordItem) => Object.keys(JSON.parse(record)).sort();
  const namesIn = (text = "") => [...text.matchAll(/\w+/g)].map(([name]) => name).sort();
  const [, table = ""] = /\| field \| what it holds \|\n.*\n((?:\|.*\n)+)/.exec(guide) ?? [];
  const cells = table.split("\n").map((row) => row.split("|")[1]);
  const study = {
    protocol: "p",
    document: "d",
    step: "stroop",
    place: 1,
    condition: null,
    conditionSource: null,
    order: ["stroop"],
    ids: {},
    instructions: "own",
  } as const;
  expect(namesIn(cells.join())).toEqual(
    fieldsOf(stepItem(sampleSession({ format: 2, person: "p", simulated: true, study }))),
  );

  const listed = (kind: string) => namesIn(guide.match(`{ format, kind: "${kind}"[^}]*}`)?.[0]);
  const ids = { session: "s", protocol: "p", document: "d", receipt: "r" };
  const whose = { format: 2, planHash: null, person: "p", visit: null, rehearsal: false } as const;
  const end = endItem({ ...whose, ...ids, exit: "completed", code: null, steps: 1 });
  expect(listed("end")).toEqual([...fieldsOf(end), "end"].sort());
  const start: Record<keyof StartRecord, true> = {
    format: true,
    kind: true,
    session: true,
    protocol: true,
    document: true,
    planHash: true,
    person: true,
    visit: true,
    rehearsal: true,
    condition: true,
    conditionSource: true,
    row: true,
    ids: true,
    at: true,
  };
  expect(listed("start")).toEqual([...Object.keys(start), "start"].sort());
  expect(listed("withdrawal")).toEqual([...fieldsOf(withdrawalItem(ids)), "withdrawal"].sort());
});

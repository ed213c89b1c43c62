/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import { aSession, aStudy, findings, people, stroop } from "../a-study";
import { referenceDocument, referenceSessions } from "../reference/reference-study";

/** Parts of findings that are lists of people or descriptions, and not numbers of the page. */
const NOT_NUMBERS = ["study", "sessions", "notes", "values", "points", "conditions"];

/** The limit of a method, which is not computed from the data. */
const LIMIT = "least";

/** Returns all numbers in a part of the findings. */
function numbersIn(part: unknown): number[] {
  if (typeof part === "number") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === LIMIT || (NOT_NUMBERS.includes(key) && typeof value === "object")
      ? []
      : numbersIn(value),
  );
}

const visits = () =>
  [10, 25, 30, 44, 50].flatMap((effect, index) =>
    ["one", "two"].map((visit, time) =>
      aSession({ person: `${index}`, visit, runs: [stroop(effect + (time * index) / 2)] }),
    ),
  );

it.each<[string, () => Findings | null]>([
  [
    "the reference study",
    () => findingsOf({ sessions: referenceSessions(), documents: [referenceDocument()] }),
  ],
  ["two visits", () => findings(visits(), aStudy({ question: "change" }))],
  ["one person", () => findings(people([3]), aStudy({ question: "effect" }))],
])("has every number of the findings of %s", (_, of) => {
  const found = of();
  if (!found) throw new Error("no findings");
  const results = new Set(Object.values(resultsOf(found)));
  const missing = numbersIn(found).filter(
    (number) => Number.isFinite(number) && !results.has(number),
  );
  expect(missing).toEqual([]);
});

it("the numbers in results.json are named by part and measure, in a fixed order", () => {
  const found = findingsOf({ sessions: referenceSessions(), documents: [referenceDocument()] });
  if (!found) throw new Error("no findings");
  const results = resultsOf(found);
  const parts = Object.keys(results).map((name) => name.split(".")[0]);
  expect([...new Set(parts)]).toEqual([
    "flow",
    "attrition",
    "planned",
    "answer",
    "measures",
    "correlations",
    "sensitivity",
  ]);
  expect(results["flow.analysed.condition.b"]).toBe(17);
  expect(results["measures.stroop.stroop_effect.mean.value"]).toBe(found.measures[0]?.mean.value);
  expect(results["answer.estimate.low"]).toBe(
    "estimate" in found.answer ? found.answer.estimate.low : undefined,
  );
});

it("docs/reading.md describes each name of the results of the reference study", () => {
  const found = findingsOf({ sessions: referenceSessions(), documents: [referenceDocument()] });
  if (!found) throw new Error("no findings");
  const text = readFileSync(join(process.cwd(), "docs/reading.md"), "utf8");
  // A name in the table has parts such as <measure> for the names of a study.
  const patterns = [...text.matchAll(/^\| `([a-z][^`]*)` \|/gm)].map(
    ([, name = ""]) =>
      new RegExp(
        `^${name.replaceAll(".", "\\.").replace(/<[a-z ]+>/g, ".+")}(\\.(value|low|high|level))?$`,
      ),
  );
  const undescribed = Object.keys(resultsOf(found)).filter(
    (name) => !patterns.some((pattern) => pattern.test(name)),
  );
  expect(undescribed).toEqual([]);
});

it("the SD of a measure of one person is null in results.json, and the SD of equal scores is 0", () => {
  const sdOf = (effects: readonly number[]) => {
    const results = resultsOf(findings(people(effects, { condition: "a" })));
    return ["sd.value", "sd.low", "condition.a.sd"].map(
      (name) => results[`measures.stroop.stroop_effect.${name}`],
    );
  };
  expect(sdOf([3])).toEqual([null, null, null]);
  expect(sdOf([3, 3])).toEqual([0, null, 0]);
});

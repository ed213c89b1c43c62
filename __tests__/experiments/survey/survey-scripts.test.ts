/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { analysisScripts } from "@/experiments/engine/data/psych-ds";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Survey } from "@/experiments/survey/definition/schema";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";
import { aSession } from "../a-session";
import { LANGUAGES_HERE } from "../recompute";
import { answersOf, HOSTILE_TEXTS, surveyOf } from "./random-survey";
import { surveyRun } from "./survey-run";

const SURVEYS = 200;
/** Runs of each survey, with the share of the items that have an answer. */
const RUNS = [1, 0.8, 0.4, 0];

const TIMEOUT = 300_000;

/** A program that runs each of the given scripts and prints a line with its path before the output of the script. */
const RUN_ALL: Record<string, readonly string[]> = {
  python3: [
    "-c",
    `import runpy, sys
paths, sys.argv[1:] = sys.argv[1:], []
for path in paths:
    for out in (sys.stdout, sys.stderr):
        print("## " + path, file=out, flush=True)
    runpy.run_path(path)`,
  ],
  Rscript: [
    "-e",
    `for (path in commandArgs(TRUE)) {
  cat("##", path, "\\n")
  message("## ", path)
  source(path, local = new.env())
}`,
  ],
};

/** Returns the lines that follow each line with a path, keyed by this path. */
function byPath(output: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of output.split("\n").map((each) => each.trim())) {
    if (line.startsWith("## ")) {
      lines = [];
      found.set(line.slice(3), lines);
    } else if (line !== "") lines.push(line);
  }
  return found;
}

/**
 * The table of the runs of a survey, and the expected output of the scripts: scores as displayed, and scales without
 * rounding.
 */
function expected(survey: Survey, runs: readonly { session: string; rows: TrialRow[] }[]) {
  const model = surveyModel(survey);
  const scales = new Set((survey.scales ?? []).map(({ id }) => id));
  const scores = runs.map(({ session, rows }) => ({ session, score: model.score(rows) }));
  return {
    survey,
    model,
    table: runs
      .map(({ session, rows }) => sessionCsv(aSession({ model }, { id: session, rows })))
      .map((text, index) => (index === 0 ? text : text.slice(text.indexOf("\n") + 1)))
      .join(""),
    printed: scores.flatMap(({ session, score }) =>
      printedScore(model.facts, score)
        .split("\n")
        .map((line) => `${session} ${line}`),
    ),
    unrounded: scores.flatMap(({ score }) =>
      score.status === "scored"
        ? score.measures.flatMap(({ id, value }) => (scales.has(id) ? [[id, value] as const] : []))
        : [],
    ),
  };
}

function randomCase(seed: number) {
  const survey = surveyOf(seed);
  return expected(
    survey,
    RUNS.map((share, index) => ({
      session: `run${index}`,
      rows: surveyRun(survey, answersOf(survey, seed * RUNS.length + index, share), seed + index),
    })),
  );
}

/** as.numeric() in R returns another double for these numbers than JavaScript and Python. */
function hardNumbers() {
  const numbers = ["0.002877", "0.005754", "0.011227", "0.022454", "-0.637870436999946"];
  const ids = numbers.map((_, index) => `q${index}`);
  const survey: Survey = {
    pages: [{ id: "p", items: ids.map((id) => ({ id, type: "decimal" as const, label: "Q" })) }],
    scales: [{ id: "s", items: ids, score: "sum", answered: 0 }],
  };
  const runs = numbers.map((_, index) => {
    const answers = Object.fromEntries(ids.map((id, at) => [id, numbers[at] ?? ""]).slice(index));
    return { session: `hard${index}`, rows: surveyRun(survey, answers) };
  });
  return expected(survey, runs);
}

const cases = [hardNumbers(), ...Array.from({ length: SURVEYS }, (_, seed) => randomCase(seed))];
let folder: string;
let paths: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "surveys-"));
  paths = cases.map(({ survey, model, table }, index) => {
    const own = join(folder, String(index));
    const scripts = analysisScripts({ recompute: surveyScripts(survey) });
    for (const each of ["data", "analysis"]) mkdirSync(join(own, each), { recursive: true });
    writeFileSync(join(own, "data", "runs.csv"), table);
    writeFileSync(join(own, "parameters.json"), parametersJson(model));
    writeFileSync(join(own, "analysis", "recompute.R"), scripts.r);
    writeFileSync(join(own, "analysis", "recompute.py"), scripts.py);
    return join(own, "analysis");
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(LANGUAGES_HERE)(
  "$script prints the score of each run of 200 random surveys, to the last digit",
  ({ command, script }) => {
    const scripts = paths.map((path) => join(path, script));
    const { stdout, stderr, status } = spawnSync(
      command,
      [...(RUN_ALL[command] ?? []), ...scripts],
      {
        encoding: "utf8",
        maxBuffer: 1e8,
      },
    );
    if (status !== 0) throw new Error(stderr.slice(-500));
    const printed = byPath(stdout);
    const details = byPath(stderr);
    cases.forEach(({ printed: lines, unrounded }, index) => {
      const path = scripts[index] ?? "";
      expect(printed.get(path)).toEqual(lines);
      const exact = (details.get(path) ?? []).map((line) => line.split(" "));
      expect(exact.map(([id, , value]) => [id, Number(value)])).toEqual(unrounded);
    });
    const all = cases.flatMap(({ printed: lines }) => lines);
    expect(cases.flatMap((each) => each.unrounded).length).toBeGreaterThan(300);
    expect(all.some((line) => line.includes("failed_checks"))).toBe(true);
  },
  TIMEOUT,
);

test("a script contains no text of its survey", () => {
  for (const { survey } of cases) {
    const { r, py } = surveyScripts(survey);
    for (const text of HOSTILE_TEXTS.filter((each) => each.length > 8))
      for (const script of [r, py]) expect(script).not.toContain(text);
  }
});

describe.each(LANGUAGES_HERE)("$script of a survey", ({ command, script }) => {
  const survey: Survey = {
    pages: [{ id: "p", items: [{ id: "height", type: "decimal", label: "Height" }] }],
    scales: [{ id: "s", items: ["height"], score: "mean" }],
  };
  const table = (of: Survey, answers: Record<string, string>) =>
    sessionCsv(aSession({ model: surveyModel(of) }, { id: "arun", rows: surveyRun(of, answers) }));

  /** Runs the script of the survey with a table of trials. */
  function runWith(text: string, of = survey) {
    const own = mkdtempSync(join(folder, "one-"));
    writeFileSync(join(own, "runs.csv"), text);
    writeFileSync(join(own, "parameters.json"), parametersJson(surveyModel(of)));
    const scripts = analysisScripts({ recompute: surveyScripts(of) });
    writeFileSync(join(own, script), script.endsWith("R") ? scripts.r : scripts.py);
    return spawnSync(command, [join(own, script), join(own, "runs.csv")], { encoding: "utf8" });
  }

  it("reads a table that a French spreadsheet has saved", () => {
    const saved = table(survey, { height: "1.75" })
      .replaceAll(",", ";")
      .replace(/;1\.75;/, ";1,75;");
    expect(runWith(saved).stdout.split("\n")).toEqual([
      "s 1.75 NA NA",
      "height 1.75 NA NA",
      "answered 1 NA NA",
      "",
    ]);
  });

  it("scores a survey with three million characters of text", () => {
    const texts = { label: "“x”\n".repeat(1000), hint: "é".repeat(5000) };
    const items = Array.from({ length: 300 }, (_, index) => ({
      id: `q${index}`,
      type: "integer" as const,
      ...texts,
    }));
    const long: Survey = { pages: [{ id: "p", items }] };
    expect(parametersJson(surveyModel(long)).length).toBeGreaterThan(2.5e6);
    const { stdout } = runWith(table(long, { q0: "7" }), long);
    expect(stdout).toBe("q0 7 NA NA\nanswered 1 NA NA\n");
  });

  it("names a row that belongs to another survey", () => {
    const other: Survey = {
      pages: [{ id: "p", items: [{ id: "age", type: "integer", label: "A" }] }],
    };
    const { stdout, stderr, status } = runWith(table(other, { age: "30" }));
    expect(stdout).toBe("");
    expect(stderr).toContain('stimulus is "age" and no question of this survey');
    expect(status).toBe(1);
  });
});

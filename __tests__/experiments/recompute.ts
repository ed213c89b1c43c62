import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { lateFrames } from "@/experiments/engine/score/late-frames";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Score } from "@/experiments/engine/score/score";
import { ROOT } from "@/scripts/project.mjs";
import { rowsCsv } from "./rows-csv";

const LANGUAGES = [
  { command: "python3", script: "recompute.py" },
  { command: "Rscript", script: "recompute.R" },
];

/** The script languages that this machine can run. R may be missing, except in continuous integration. */
export const LANGUAGES_HERE = LANGUAGES.filter(
  ({ command }) => spawnSync(command, ["--version"]).status === 0,
);
if (LANGUAGES_HERE.length < (process.env.CI ? LANGUAGES.length : 1))
  throw new Error("Python or R is missing, so that the scripts of the apps cannot be run.");

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the complete recompute script of an app, as `analysisScripts` writes it into an archive. */
export const scriptOf = (app: string, script: string, folder = "experiments/apps") =>
  [join("experiments/engine/data", script), join(folder, app, script)]
    .map((path) => readFileSync(join(ROOT, path), "utf8"))
    .join("");

type Recomputing = {
  /** The app with the parameters of the run. If this option is absent, the parameters have their default values. */
  model?: Pick<AppModel, "facts" | "parameters">;
  /** The folder that contains the apps, relative to the root of the repository. */
  folder?: string;
};

const published = (app: string) => APPS[app as AppId].model;

/** Returns the lines that an app's recompute script prints for these rows. */
export function runRecompute(
  app: string,
  { command, script }: (typeof LANGUAGES)[number],
  rows: readonly TrialRow[],
  { model = published(app), folder }: Recomputing = {},
): { results: string[]; details: string[] } {
  const data = mkdtempSync(join(tmpdir(), "recompute-"));
  try {
    const file = join(data, "data.csv");
    writeFileSync(file, rowsCsv(rows, app));
    writeFileSync(join(data, "parameters.json"), parametersJson(model));
    const path = join(data, script);
    writeFileSync(path, scriptOf(app, script, folder));
    const { stdout, stderr, status } = spawnSync(command, [path, file], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return { results: linesOf(stdout), details: linesOf(stderr) };
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** Returns the results for these rows, as printed by the script in each available language. */
export function recomputed(app: string, rows: readonly TrialRow[], how?: Recomputing): string[] {
  return LANGUAGES_HERE.map((language) =>
    runRecompute(app, language, rows, how).results.join("\n"),
  );
}

/** Returns the lines that the scripts must print for the rows of a run: its score, and the lines about late frames. */
export function printedRun(
  { facts, score }: { facts: Pick<AppFacts, "measures">; score(rows: readonly TrialRow[]): Score },
  rows: readonly TrialRow[],
): string {
  const late = lateFrames(rows);
  const others = late ? printedScore(facts, score(late.others)).split("\n") : [];
  return [
    printedScore(facts, score(rows)),
    ...(late ? [`late-frames ${late.late} ${late.kept} ${VERDICTS[late.verdict]}`] : []),
    ...others.map((line) => `without-late-frames ${line}`),
  ].join("\n");
}

const VERDICTS = { caution: "caution", limit: "do-not-use" };

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import { APPS } from "@/experiments/catalog/registry";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { ROOT } from "@/scripts/project.mjs";
import { simulatedRuns } from "@/testing/simulated-runs";
import { printedRun, scriptOf } from "../recompute";
import { rowsCsv } from "../rows-csv";

/** The steps of the example study, each with the id of its app. */
const STEPS = { speed: "simple-rt", colours: "stroop", person: "mini-ipip" } as const;
type Step = keyof typeof STEPS;

/** Writes files with texts or bytes, keyed by their paths, into a folder. */
export function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/**
 * Writes the scripts of a standalone archive into a folder, and creates an empty folder for the data of the
 * participants.
 */
export function writeHome(folder: string) {
  const texts: Record<string, string> = { "data/README.txt": "" };
  for (const script of ["recompute.R", "recompute.py"])
    for (const [step, app] of Object.entries(STEPS))
      texts[`analysis/${step}/${script}`] = scriptOf(app, script);
  for (const script of ["recompute-all.R", "recompute-all.py"])
    texts[`analysis/${script}`] = readFileSync(
      join(ROOT, "experiments/study/export", script),
      "utf8",
    );
  write(folder, texts);
}

/** Returns the path of a step's trials in a participant's archive. */
export const tableOf = (step: Step) =>
  `${Object.keys(STEPS).indexOf(step) + 1}-${step}/data/task-${step}_data.csv`;

/**
 * Returns the files that a participant downloads, by path, and the lines that the scripts must print for these files.
 * Files that the scripts do not read are left out.
 */
export function participantFiles(
  session: string,
  seed: number,
  steps: readonly Step[] = ["speed"],
) {
  const files: Record<string, string> = { "participation.json": "{}" };
  const expected: string[] = [];
  for (const step of steps) {
    const app = STEPS[step];
    const [run] = simulatedRuns(app, 1, seed);
    const place = tableOf(step);
    files[place] = rowsCsv(run?.rows ?? [], app, session);
    files[join(place, "../../parameters.json")] = parametersJson(APPS[app].model);
    const lines = printedRun(APPS[app].model, run?.rows ?? []).split("\n");
    expected.push(...lines.map((line) => `${session} ${line}`));
  }
  return { files, expected };
}

export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ) as Zippable,
  );

const linesOf = (text: string) => text.split(/\s*\n/).filter(Boolean);

/**
 * Runs a command and returns its exit status, its output and its error messages. Lines that R adds to every error are
 * removed.
 */
export function printed(
  command: string,
  args: readonly string[],
  cwd?: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  const said = linesOf(stderr).filter((line) => !/^Execution halted$|^crc error /.test(line));
  return { status, lines: linesOf(stdout), said };
}

/** Returns a text encoded in UTF-16, as a spreadsheet may save it. */
export const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

/** Returns a table as a French spreadsheet saves it: with semicolons, decimal commas, and TRUE and FALSE in French. */
export const french = (csv: string) =>
  csv
    .replaceAll(",", ";")
    .replaceAll(".", ",")
    .replaceAll("TRUE", "VRAI")
    .replaceAll("FALSE", "FAUX");

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { writeDataSet } from "@/experiments/study/findings/downloads/data-set";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import { createReader } from "@/experiments/study/reading/reader";
import { UserError } from "../terminal.mjs";
import { FASTER_IN_NODE } from "./faster";
import { folderWriter } from "./folder-writer";
import { inputsOf } from "./inputs";
import { faultLines, findingsLines } from "./report";

const USAGE = "npm run read -- my-data my-study.json --out my-results";

/** Returns the paths to read and the folder for the results. */
function argumentsOf(args: readonly string[]): { paths: string[]; out: string } {
  const at = args.indexOf("--out");
  const out = at === -1 ? "results" : (args[at + 1] ?? "");
  const paths = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const unknown = paths.find((path) => path.startsWith("-"));
  if (unknown) throw new UserError(`There is no option ${unknown}.`, USAGE);
  if (paths.length === 0)
    throw new UserError("Give files or folders with data, and the study as a file.", USAGE);
  if (!out || out.startsWith("-")) throw new UserError("--out needs the name of a folder.", USAGE);
  expectEmpty(out);
  return { paths, out };
}

/** @throws UserError if a folder is not empty */
export function expectEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty.`, "Name a folder that is new or empty.");
}

/**
 * Reads the data of a study as the page /study/data does, prints who counts and the answer, and writes the data set of
 * the page as a folder, with the key to its ids in a folder of its own.
 * @param args files and folders, and `--out` with the folder for the results
 * @throws UserError if a path does not exist, or if the folder for the results is not empty
 */
export async function readData(args: readonly string[], print: (line: string) => void) {
  const { paths, out } = argumentsOf(args);
  const reader = createReader(FASTER_IN_NODE);
  await reader.add(inputsOf(paths));
  const reading = reader.reading();
  print(`Files: ${reading.files.length}; sessions: ${reading.sessions.length}.`);
  for (const line of faultLines(reading)) print(line);
  const findings = findingsOf(reading);
  if (!findings) {
    print(
      "The files do not contain data of a study. Add archives, records or tables of this site.",
    );
    return;
  }
  for (const line of findingsLines(findings)) print(line);
  await writeDataSet(folderWriter(out), findings, resultsOf(findings), reading, reader.runAt, {
    locale: "en",
  });
  print(
    `Before you share ${join(out, "data-set")}, read “Before you publish” in its README. Do not share ${join(out, "private")}.`,
  );
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { downloadOf } from "@/experiments/study/findings/downloads/download-of";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { DownloadKind } from "@/experiments/study/findings/worker/messages";
import { createReader } from "@/experiments/study/reading/reader";
import { UserError } from "../terminal.mjs";
import { FASTER_IN_NODE } from "./faster";
import { inputsOf } from "./inputs";
import { reportLines } from "./report";

const USAGE = "npm run read -- my-data my-study.json --out my-results";

const DOWNLOADS: readonly DownloadKind[] = ["participants", "results", "deviations", "dataSet"];

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
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new UserError(`${out} is not empty.`, `Name a folder that is new or empty: ${USAGE}`);
  return { paths, out };
}

/**
 * Reads the data of a study as the page /study/data does, prints who counts and the answer, and writes the same files.
 * @param args files and folders, and `--out` with the folder for the results
 * @throws UserError if a path does not exist, or if the folder for the results is not empty
 */
export async function readData(args: readonly string[], print: (line: string) => void) {
  const { paths, out } = argumentsOf(args);
  const reader = createReader(FASTER_IN_NODE);
  await reader.add(await inputsOf(paths));
  const reading = reader.reading();
  const findings = findingsOf(reading);
  for (const line of reportLines(reading, findings)) print(line);
  if (!findings) return;
  mkdirSync(out, { recursive: true, mode: 0o700 });
  const results = resultsOf(findings);
  for (const kind of DOWNLOADS) {
    const { name, blob } = await downloadOf(kind, findings, results, reading, reader.rowsAt);
    writeFileSync(join(out, name), new Uint8Array(await blob.arrayBuffer()), { mode: 0o600 });
    print(`  ${join(out, name)}`);
  }
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { downloadOf } from "@/experiments/study/findings/downloads/download-of";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import type { DownloadKind } from "@/experiments/study/findings/messages";
import { resultsOf } from "@/experiments/study/findings/results";
import { createReader } from "@/experiments/study/reading/reader";
import { runMain, say, UserError } from "../terminal.mjs";
import { FASTER_IN_NODE } from "./faster";
import { inputsOf } from "./inputs";
import { reportLines } from "./report";

const USAGE = "npm run read -- my-data --out my-results";

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
 * Reads the data of a study as the page /study/data does, and writes the same files: npm run read -- <files and folders>
 * [--out <folder>]
 */
void runMain(async () => {
  const { paths, out } = argumentsOf(process.argv.slice(2));
  const reader = createReader(FASTER_IN_NODE);
  await reader.add(await inputsOf(paths));
  const reading = reader.reading();
  const findings = findingsOf(reading, {});
  for (const line of reportLines(reading, findings)) say(line);
  if (!findings) return;
  mkdirSync(out, { recursive: true, mode: 0o700 });
  const results = resultsOf(findings);
  for (const kind of DOWNLOADS) {
    const { name, blob } = await downloadOf(kind, findings, results, reading, reader.rowsAt);
    writeFileSync(join(out, name), new Uint8Array(await blob.arrayBuffer()), { mode: 0o600 });
    say(`  ${join(out, name)}`);
  }
});

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { downloadOf } from "@/experiments/study/findings/downloads/download-of";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import { createReader } from "@/experiments/study/reading/reader";
import { say, UserError } from "../../terminal.mjs";
import { randomStudy } from "./random-study";

const fileOf = (name: string, text: string) => ({ name, path: name, blob: new Blob([text]) });

/** Reads a random study as the page does, and writes its data set into a folder. @returns the number of its results */
async function writeDataSet(seed: number, folder: string): Promise<number> {
  const { document, records } = randomStudy(seed);
  const reader = createReader();
  // Every tenth study is read without its document.
  await reader.add([
    ...(seed % 10 === 7 ? [] : [fileOf("study.json", JSON.stringify(document))]),
    ...records.map((record, index) => fileOf(`records/${index}.json`, record)),
  ]);
  const reading = reader.reading();
  const faults = reading.files.flatMap((file) => file.faults);
  for (const fault of faults.slice(0, 1)) say(`Study ${seed}: ${JSON.stringify(fault)}`);
  const findings = findingsOf(reading);
  if (!findings) return 0;
  const results = resultsOf(findings);
  const { blob } = await downloadOf("dataSet", findings, results, reading, reader.runAt);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  for (const [path, bytes] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return Object.keys(results).length;
}

/** Runs a script of a data set. @returns what it printed, and its errors if it failed */
function runR(folder: string, name: string): string {
  const path = join(folder, "data-set", "analysis", name);
  const { error, status, stdout, stderr } = spawnSync("Rscript", [path], { encoding: "utf8" });
  if (error)
    throw new UserError("R did not start.", "Install R (Debian: apt install r-base-core).");
  return status === 0 ? stdout : `${stdout}differs: ${name} failed: ${stderr}`;
}

/**
 * Generates random studies with their records, writes the data set of each, runs its scripts in R, and compares every
 * number with the page.
 * @param from the seed of the first study
 */
export async function checkStudies(from: number, count: number): Promise<void> {
  const differing: string[] = [];
  let numbers = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const folder = mkdtempSync(join(tmpdir(), "reading-"));
    const all = await writeDataSet(seed, folder);
    if (all === 0) continue;
    const scored = runR(folder, "01-score.R");
    const counted = runR(folder, "02-exclude.R");
    const printed = runR(folder, "03-results.R");
    const agree = /^(\d+) of (\d+) numbers agree/m.exec(printed);
    numbers += all;
    const isEqual =
      agree?.[1] === agree?.[2] &&
      Number(agree?.[2]) === all &&
      counted.includes("All decisions are those of participants.csv.");
    if (isEqual) rmSync(folder, { recursive: true });
    else {
      differing.push(`${seed}: ${folder}`);
      const lines = `${scored}\n${counted}\n${printed}`.split("\n");
      say(`Study ${seed}, ${folder}:`);
      for (const line of lines.filter((each) => /differs|agree/.test(each)).slice(0, 20))
        say(`  ${line}`);
    }
    say(`Study ${seed}: ${agree?.[0]}`);
  }
  say(`${count} studies, ${numbers} numbers, ${differing.length} studies with differences`);
  if (differing.length > 0)
    throw new UserError("R and the page disagree.", "See the folders named above.");
}

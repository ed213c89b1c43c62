import { setImmediate as pause } from "node:timers/promises";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { createReader } from "@/experiments/study/reading/reader";
import { FASTER_IN_NODE } from "@/scripts/read/faster";
import { inputsOf } from "@/scripts/read/inputs";
import { repeatedRecords } from "./repeated-records";

/** Seconds, and the processor time of this process in seconds, which other programs do not increase. */
type Time = { seconds: number; processor: number };

/** The result of a measurement. */
export type Measured = {
  reading: Time;
  findings: Time;
  /** The largest memory of this process, and its memory before the reading, in MB. */
  peak: number;
  before: number;
  /** The memory of objects and bytes after the reading, and after the findings, each after a garbage collection, in MB. */
  kept: number;
  keptFindings: number;
  sessions: number;
  runs: number;
};

const MB = 1_000_000;
const [form = "", folder = "", most = "0"] = process.argv.slice(2);

function measuredInputs(): NamedBlob[] {
  if (form === "records") return [repeatedRecords(Number(most))];
  return inputsOf([folder]).slice(0, Number(most));
}

async function timed<Result>(work: () => Result | Promise<Result>) {
  const [begin, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(used);
  const time: Time = {
    seconds: (performance.now() - begin) / 1000,
    processor: (user + system) / 1_000_000,
  };
  return { result, time };
}

async function keptMemory(): Promise<number> {
  // What a weak reference holds is collected after the present task only.
  for (let collection = 0; collection < 2; collection += 1) {
    await pause();
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}

async function main() {
  const inputs = measuredInputs();
  const before = process.memoryUsage().rss / MB;
  const reader = createReader(FASTER_IN_NODE);
  const { result: reading, time: readingTime } = await timed(async () => {
    await reader.add(inputs);
    return reader.reading();
  });
  const faults = reading.files.flatMap((file) => file.faults);
  if (faults.length > 0)
    throw new Error(`Unexpected faults: ${JSON.stringify(faults.slice(0, 3))}`);
  const kept = await keptMemory();
  const { result: findings, time: findingsTime } = await timed(() => findingsOf(reading));
  const measured: Measured = {
    reading: readingTime,
    findings: findingsTime,
    peak: process.resourceUsage().maxRSS / 1000,
    before,
    kept,
    keptFindings: await keptMemory(),
    sessions: findings?.sessions.length ?? 0,
    runs: reading.sessions.reduce((sum, { runs }) => sum + runs.length, 0),
  };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

void main();

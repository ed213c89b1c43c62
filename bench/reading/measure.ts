import { openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { createReader } from "@/experiments/study/reading/reader";
import { FASTER_IN_NODE } from "@/scripts/read/faster";

/** The result of a measurement. */
export type Measured = {
  seconds: number;
  /** The processor time of this process in seconds. Other programs do not increase this time. */
  processor: number;
  /** The largest memory of this process, and its memory before the reading, in MB. */
  peak: number;
  before: number;
  /** The memory in use after the reading and a garbage collection, in MB. */
  kept: number;
  sessions: number;
  runs: number;
};

const MB = 1_000_000;
const [folder = "", most = "0"] = process.argv.slice(2);

const names = readdirSync(folder).sort().slice(0, Number(most));
const inputs = await Promise.all(
  names.map(async (name) => ({ name, path: name, blob: await openAsBlob(join(folder, name)) })),
);
const before = process.memoryUsage().rss / MB;
const begin = performance.now();
const used = process.cpuUsage();
const reader = createReader(FASTER_IN_NODE);
await reader.add(inputs);
const { sessions, files } = reader.reading();
const seconds = (performance.now() - begin) / 1000;
const { user, system } = process.cpuUsage(used);
const faults = files.flatMap((file) => file.faults);
if (faults.length > 0) throw new Error(`Unexpected faults: ${JSON.stringify(faults.slice(0, 3))}`);
globalThis.gc?.();
const measured: Measured = {
  seconds,
  processor: (user + system) / 1_000_000,
  peak: process.resourceUsage().maxRSS / 1000,
  before,
  kept: process.memoryUsage().heapUsed / MB,
  sessions: sessions.length,
  runs: sessions.reduce((sum, { runs }) => sum + runs.length, 0),
};
process.stdout.write(`${JSON.stringify(measured)}\n`);

import { setImmediate } from "node:timers/promises";
import { createDataService } from "@/experiments/study/findings/worker/data-service";
import type { DataAnswer } from "@/experiments/study/findings/worker/messages";
import { FASTER_IN_NODE } from "@/scripts/read/faster";
import { inputsOf } from "@/scripts/read/inputs";

/** The result of a measurement. */
export type MeasuredDataSet = {
  /** The time from the request to the file, and the processor time of this process, in seconds. */
  seconds: number;
  processor: number;
  /** The largest memory of this process after the reading, and after the file was made, in MB. */
  before: number;
  peak: number;
  /** The size of the file in MB, and the messages about the progress. */
  size: number;
  messages: number;
};

const [folder = "", most = "0"] = process.argv.slice(2);

const peak = () => process.resourceUsage().maxRSS / 1000;
async function main() {
  const inputs = inputsOf([folder]).slice(0, Number(most));
  const answers: DataAnswer[] = [];
  const service = createDataService({
    say: (answer) => answers.push(answer),
    now: () => performance.now(),
    breathe: () => setImmediate(),
    faster: FASTER_IN_NODE,
  });
  await service.receive({ kind: "add", inputs });
  answers.length = 0;
  const before = peak();
  const begin = performance.now();
  const used = process.cpuUsage();
  await service.receive({ kind: "download", ask: 1, download: "dataSet", locale: "en" });
  const { user, system } = process.cpuUsage(used);
  const made = answers.at(-1);
  if (made?.kind !== "download") throw new Error(`No data set was made: ${JSON.stringify(made)}`);
  const measured: MeasuredDataSet = {
    seconds: (performance.now() - begin) / 1000,
    processor: (user + system) / 1_000_000,
    before,
    peak: peak(),
    size: made.blob.size / 1_000_000,
    messages: answers.length - 1,
  };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

void main();

import { execFileSync } from "node:child_process";
import { bundle } from "@/scripts/bundle";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import { ARCHIVES, FOLDER, makeArchives, PAGE_LIMITS } from "./archives";
import type { Measured } from "./measure";
import type { MeasuredDataSet } from "./measure-data-set";

/** The numbers of archives from which a data set is made. */
const DATA_SETS = [2000, 5000] as const;
/** The numbers of sessions in files of records whose memory is compared. */
const SESSIONS = [5000, 50_000] as const;
/** The limit of the memory of each further session in kB. */
const MOST_KB = 1;

const timeText = ({ seconds, processor }: Measured["reading"]) =>
  `${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s)`;

/**
 * Measures how long archives of participations take to be read, how long a data set of them takes to be made, and the
 * memory of the process:
 * npm run bench:part reading [-- --new]. The archives are made once; `--new` makes them again.
 */
await runMain(async () => {
  await makeArchives();
  const script = await bundle("bench/reading/measure.ts", FOLDER);
  const printed = (path: string, ...options: string[]) =>
    execFileSync(process.execPath, ["--expose-gc", path, ...options], { encoding: "utf8" });
  const measure = (form: "archives" | "records", most: number): Measured =>
    JSON.parse(printed(script, form, ARCHIVES, String(most)));
  const ofArchives = PAGE_LIMITS.map(({ archives }) => measure("archives", archives));
  const slow = PAGE_LIMITS.filter(({ archives, seconds, memory }, index) => {
    const { reading, findings, runs, peak, kept } = ofArchives[index] as Measured;
    say(
      `${archives} archives, ${runs} runs: ${timeText(reading)} of at most ${seconds} s, findings ${timeText(findings)}, peak memory ${peak.toFixed(0)} MB of at most ${memory} MB (kept: ${kept.toFixed(0)} MB)`,
    );
    return reading.seconds > seconds || peak > memory;
  });
  const dataSetScript = await bundle("bench/reading/measure-data-set.ts", FOLDER);
  for (const archives of DATA_SETS) {
    const made: MeasuredDataSet = JSON.parse(printed(dataSetScript, ARCHIVES, String(archives)));
    say(
      `data set of ${archives} archives: ${made.seconds.toFixed(1)} s (processor ${made.processor.toFixed(1)} s), ${made.size.toFixed(1)} MB, peak memory ${made.peak.toFixed(0)} MB (after the reading: ${made.before.toFixed(0)} MB), messages about the progress: ${made.messages}`,
    );
  }
  const ofRecords = SESSIONS.map((sessions) => measure("records", sessions));
  const large = Object.entries({ archives: ofArchives, records: ofRecords }).filter(
    ([form, [few, many]]) => {
      if (!few || !many) return false;
      const kbOf = (field: "kept" | "keptFindings") =>
        (1000 * (many[field] - few[field])) / (many.sessions - few.sessions);
      say(
        `${many.sessions} sessions as ${form}: ${timeText(many.reading)}, findings ${timeText(many.findings)}, peak memory ${many.peak.toFixed(0)} MB; each session above ${few.sessions} uses ${kbOf("kept").toFixed(2)} kB, with findings ${kbOf("keptFindings").toFixed(2)} kB of at most ${MOST_KB} kB`,
      );
      return kbOf("keptFindings") > MOST_KB;
    },
  );
  const { cpu, cores } = machine();
  say(`Node ${process.version}, ${cores} × ${cpu}, load ${currentLoad()}`);
  if (slow.length > 0)
    throw new UserError(
      `${slow.map(({ archives }) => archives).join(" and ")} archives exceed a limit.`,
    );
  if (large.length > 0)
    throw new UserError(
      `The sessions of ${large.map(([form]) => form).join(" and ")} use too much memory.`,
    );
});

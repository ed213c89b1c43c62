import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "@/scripts/bundle";
import { ROOT } from "@/scripts/project.mjs";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import type { Measured } from "./measure";
import type { MeasuredDataSet } from "./measure-data-set";

/** The limits of the reading of archives: seconds, and the largest memory in MB. */
const LIMITS = [
  { archives: 500, seconds: 3, memory: 300 },
  { archives: 5000, seconds: 20, memory: 500 },
] as const;

/** The numbers of archives from which a data set is made. */
const DATA_SETS = [2000, 5000] as const;
/** The numbers of sessions in files of records whose memory is compared, and the limit for each further session in kB. */
const SESSIONS = [5000, 50_000] as const;
const MOST_KB = 1;

const FOLDER = join(ROOT, ".next/bench/reading");
const ARCHIVES = join(FOLDER, "archives");
const MOST = Math.max(...LIMITS.map(({ archives }) => archives));

const timeText = ({ seconds, processor }: Measured["reading"]) =>
  `${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s)`;

/**
 * Measures how long archives of participations take to be read, how long a data set of them takes to be made, and the
 * memory of the process:
 * npm run bench:part reading [-- --new]. The archives are made once; `--new` makes them again.
 */
await runMain(async () => {
  mkdirSync(FOLDER, { recursive: true });
  if (process.argv.includes("--new")) rmSync(ARCHIVES, { recursive: true, force: true });
  if (!existsSync(ARCHIVES) || readdirSync(ARCHIVES).length < MOST) {
    say(`· making ${MOST} archives, which takes some minutes`);
    execFileSync(process.execPath, [
      await bundle("bench/reading/make-archives.ts", FOLDER),
      ARCHIVES,
      String(MOST),
    ]);
  }
  const script = await bundle("bench/reading/measure.ts", FOLDER);
  const printed = (path: string, ...options: string[]) =>
    execFileSync(process.execPath, ["--expose-gc", path, ...options], { encoding: "utf8" });
  const measure = (form: "archives" | "records", most: number): Measured =>
    JSON.parse(printed(script, form, ARCHIVES, String(most)));
  const slow = LIMITS.filter(({ archives, seconds, memory }) => {
    const { reading, findings, sessions, runs, peak, kept } = measure("archives", archives);
    say(
      `${sessions} archives, ${runs} runs: ${timeText(reading)} of at most ${seconds} s, findings ${timeText(findings)}, peak memory ${peak.toFixed(0)} MB of at most ${memory} MB (kept: ${kept.toFixed(0)} MB)`,
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
  const [few, many] = SESSIONS.map((sessions) => measure("records", sessions)) as [
    Measured,
    Measured,
  ];
  const each = (1000 * (many.keptFindings - few.keptFindings)) / (many.sessions - few.sessions);
  say(
    `${many.sessions} sessions as records: ${timeText(many.reading)}, findings ${timeText(many.findings)}, peak memory ${many.peak.toFixed(0)} MB; each session above ${few.sessions} uses ${each.toFixed(2)} kB of at most ${MOST_KB} kB`,
  );
  const { cpu, cores } = machine();
  say(`Node ${process.version}, ${cores} × ${cpu}, load ${currentLoad()}`);
  if (slow.length > 0)
    throw new UserError(
      `${slow.map(({ archives }) => archives).join(" and ")} archives exceed a limit.`,
    );
  if (each > MOST_KB) throw new UserError("The sessions of a large study use too much memory.");
});

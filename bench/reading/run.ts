import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "@/scripts/bundle";
import { ROOT } from "@/scripts/project.mjs";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import type { Measured } from "./measure";

/** The limits of the reading of archives: seconds, and the largest memory in MB. */
const LIMITS = [
  { archives: 500, seconds: 3, memory: 300 },
  { archives: 5000, seconds: 20, memory: 500 },
] as const;

const FOLDER = join(ROOT, ".next/bench/reading");
const ARCHIVES = join(FOLDER, "archives");
const MOST = Math.max(...LIMITS.map(({ archives }) => archives));

/**
 * Measures how long archives of participations take to be read, and the memory of the process:
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
  const slow = LIMITS.filter(({ archives, seconds, memory }) => {
    const printed = execFileSync(
      process.execPath,
      ["--expose-gc", script, ARCHIVES, String(archives)],
      { encoding: "utf8" },
    );
    const measured: Measured = JSON.parse(printed);
    say(
      `${measured.sessions} archives, ${measured.runs} runs: ${measured.seconds.toFixed(1)} s (processor ${measured.processor.toFixed(1)} s) of at most ${seconds} s, peak memory ${measured.peak.toFixed(0)} MB of at most ${memory} MB (before: ${measured.before.toFixed(0)} MB, kept: ${measured.kept.toFixed(0)} MB)`,
    );
    return measured.seconds > seconds || measured.peak > memory;
  });
  const { cpu, cores } = machine();
  say(`Node ${process.version}, ${cores} × ${cpu}, load ${currentLoad()}`);
  if (slow.length > 0)
    throw new UserError(
      `${slow.map(({ archives }) => archives).join(" and ")} archives exceed a limit.`,
    );
});

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
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

const FOLDER = join(ROOT, ".next/bench/reading");
const ARCHIVES = join(FOLDER, "archives");
const MOST = Math.max(...LIMITS.map(({ archives }) => archives));

/** Bundles a script, so that the memory of the process contains only the code that a worker has as well. */
async function bundled(name: string): Promise<string> {
  const outfile = join(FOLDER, `${name}.mjs`);
  await build({
    entryPoints: [join(ROOT, "bench/reading", `${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    minify: true,
    loader: { ".R": "text", ".py": "text" },
    logLevel: "error",
  });
  return outfile;
}

/** Returns what a script prints about so many archives. */
const printed = (script: string, archives: number): string =>
  execFileSync(process.execPath, ["--expose-gc", script, ARCHIVES, String(archives)], {
    encoding: "utf8",
  });

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
    execFileSync(process.execPath, [await bundled("make-archives"), ARCHIVES, String(MOST)]);
  }
  const script = await bundled("measure");
  const slow = LIMITS.filter(({ archives, seconds, memory }) => {
    const measured: Measured = JSON.parse(printed(script, archives));
    say(
      `${measured.sessions} archives, ${measured.runs} runs: ${measured.seconds.toFixed(1)} s (processor ${measured.processor.toFixed(1)} s) of at most ${seconds} s, peak memory ${measured.peak.toFixed(0)} MB of at most ${memory} MB (before: ${measured.before.toFixed(0)} MB, kept: ${measured.kept.toFixed(0)} MB)`,
    );
    return measured.seconds > seconds || measured.peak > memory;
  });
  const dataSetScript = await bundled("measure-data-set");
  for (const archives of DATA_SETS) {
    const made: MeasuredDataSet = JSON.parse(printed(dataSetScript, archives));
    say(
      `data set of ${archives} archives: ${made.seconds.toFixed(1)} s (processor ${made.processor.toFixed(1)} s), ${made.size.toFixed(1)} MB, peak memory ${made.peak.toFixed(0)} MB (after the reading: ${made.before.toFixed(0)} MB), messages about the progress: ${made.messages}`,
    );
  }
  const { cpu, cores } = machine();
  say(`Node ${process.version}, ${cores} × ${cpu}, load ${currentLoad()}`);
  if (slow.length > 0)
    throw new UserError(
      `${slow.map(({ archives }) => archives).join(" and ")} archives exceed a limit.`,
    );
});

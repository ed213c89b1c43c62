import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "@/scripts/bundle";
import { ROOT } from "@/scripts/project.mjs";
import { say } from "@/scripts/terminal.mjs";

/** The folder for the measurements of reading. A build of the site removes it. */
export const FOLDER = join(ROOT, ".next/bench/reading");
export const ARCHIVES = join(FOLDER, "archives");

/** The limits of the reading of archives: seconds, and the largest memory in MB. */
export const PAGE_LIMITS = [
  { archives: 500, seconds: 3, memory: 300 },
  { archives: 5000, seconds: 20, memory: 500 },
] as const;

const MOST = Math.max(...PAGE_LIMITS.map(({ archives }) => archives));

/** Makes archives of participations unless as many exist. The argument `--new` makes them again. */
export async function makeArchives(number = MOST): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  if (process.argv.includes("--new")) rmSync(ARCHIVES, { recursive: true, force: true });
  if (existsSync(ARCHIVES) && readdirSync(ARCHIVES).length >= number) return;
  say(`· making ${number} archives; 5,000 take some minutes`);
  execFileSync(process.execPath, [
    await bundle("bench/reading/make-archives.ts", FOLDER),
    ARCHIVES,
    String(number),
  ]);
}

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { BUILD_INPUTS, GENERATED_BY_BUILD } from "@/scripts/build/build-stamp.mjs";
import { sourceDay } from "@/scripts/build/source-date.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { UserError } from "@/scripts/terminal.mjs";
import { runTimed } from "../run-timed";
import type { BuildTime } from "./results";

/** The limits of one of the hosts, which a site of the bench is never deployed to. */
const HOST_LIMITS = /(const MAX_(?:RULES|LINE) = )\d+/g;

/**
 * Copies what the build reads to a folder in .next/bench/, to be changed and built there with the
 * project's packages.
 * @returns the folder
 */
export function copyProject(name: string): string {
  const folder = join(ROOT, ".next/bench", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const input of BUILD_INPUTS.filter((path) => existsSync(join(ROOT, path))))
    cpSync(join(ROOT, input), join(folder, input), {
      recursive: true,
      filter: (path) => !GENERATED_BY_BUILD.test(relative(ROOT, path).split(sep).join("/")),
    });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  editFile(folder, "scripts/build/delivery/headers.ts", (text) =>
    text.replace(HOST_LIMITS, "$11_000_000"),
  );
  return folder;
}

/** Changes a file of a copy. */
export function editFile(folder: string, file: string, change: (text: string) => string) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Adds a file to a copy. */
export function addFile(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Builds a copy as `npm run build` does, with nothing left from an earlier build. */
export async function buildCold(folder: string): Promise<BuildTime> {
  for (const left of [".next", "out", "hosts"])
    rmSync(join(folder, left), { recursive: true, force: true });
  return runInCopy(folder, "scripts/build/build.ts");
}

/** Runs a script of a copy, as of the day of the sources. @throws UserError with the end of what it printed */
export async function runInCopy(folder: string, script: string): Promise<BuildTime> {
  const env = { SOURCE_DATE_EPOCH: String(sourceDay(ROOT).getTime() / 1000) };
  const { code, output, ...times } = await runTimed(
    process.execPath,
    ["--import", "tsx", join(folder, script)],
    folder,
    env,
  );
  if (code !== 0)
    throw new UserError(`${script} failed in the copy ${folder}.`, output.slice(-3000));
  return times;
}

import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { BUILD_INPUTS, GENERATED_BY_BUILD } from "@/scripts/build/build-stamp.mjs";
import { sourceDay } from "@/scripts/build/source-date.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { UserError } from "@/scripts/terminal.mjs";
import { runTimed } from "../run-timed";
import type { BuildTime } from "./results";

/**
 * Copies the files that the build reads to a folder in .next/bench/, where they can be built with the project's
 * packages.
 *
 * @returns the path of the folder
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
  return folder;
}

/**
 * Builds a copy as `npm run build` does, with the date of the sources as build date and without files of an earlier
 * build.
 *
 * @throws UserError with the last part of the build's output
 */
export async function buildCold(folder: string): Promise<BuildTime> {
  for (const left of [".next", "out", "hosts"])
    rmSync(join(folder, left), { recursive: true, force: true });
  const script = "scripts/build/build.ts";
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

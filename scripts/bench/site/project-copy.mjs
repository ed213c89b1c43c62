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
import { BUILD_INPUTS, GENERATED_BY_BUILD } from "../../ensure.mjs";
import { ROOT } from "../../project.mjs";
import { sourceDay } from "../../source-date.mjs";
import { UserError } from "../../terminal.mjs";
import { runTimed } from "./run-timed.mjs";

/** More than this is too much for one of the hosts, which a site of the bench is not published on. */
const HOST_LIMITS = /(const MAX_(?:RULES|LINE) = )\d+/g;

/**
 * Copies what the build reads, to be changed and built there. The packages are those of the project.
 *
 * @param {string} name of the folder in .next/bench/
 * @returns {string} the folder
 */
export function copyProject(name) {
  const folder = join(ROOT, ".next/bench", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const input of BUILD_INPUTS.filter((path) => existsSync(join(ROOT, path))))
    cpSync(join(ROOT, input), join(folder, input), {
      recursive: true,
      filter: (path) => !GENERATED_BY_BUILD.test(relative(ROOT, path).split(sep).join("/")),
    });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  edit(folder, "scripts/build/delivery/headers.ts", (text) =>
    text.replace(HOST_LIMITS, "$11_000_000"),
  );
  return folder;
}

/**
 * Changes a file of a copy.
 *
 * @param {string} folder
 * @param {string} file
 * @param {(text: string) => string} change
 */
export function edit(folder, file, change) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/**
 * Writes a new file into a copy.
 *
 * @param {string} folder
 * @param {string} file
 * @param {string} text
 */
export function add(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/**
 * Builds a copy as `npm run build` does, from cold: without what an earlier build has left.
 *
 * @param {string} folder
 * @returns {Promise<{ seconds: number, cpuSeconds: number }>} wall-clock and processor time, with
 *   all steps after the export
 */
export async function buildCold(folder) {
  for (const left of [".next", "out", "hosts"])
    rmSync(join(folder, left), { recursive: true, force: true });
  const env = { SOURCE_DATE_EPOCH: String(sourceDay(ROOT).getTime() / 1000) };
  const { code, output, seconds, cpuSeconds } = await runTimed(
    process.execPath,
    ["--import", "tsx", join(folder, "scripts/build/build.ts")],
    folder,
    env,
  );
  if (code !== 0)
    throw new UserError(`The copy in ${folder} could not be built.`, output.slice(-3000));
  return { seconds, cpuSeconds };
}

import { execFile } from "node:child_process";
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { BUILD_INPUTS, GENERATED_BY_BUILD } from "../build/build-stamp.mjs";
import { buildEnvironment } from "../build/environment";
import { sourceDay } from "../build/source-date.mjs";
import { listFiles, ROOT } from "../project.mjs";
import { UserError } from "../terminal.mjs";

/**
 * Builds the site from a copy of the sources. The copy contains only the declared inputs of the build and the installed
 * packages. The packages are linked file by file, because webpack resolves a linked folder to its real path and derives
 * names from this path.
 *
 * @param folder where the copy is created; it must not exist
 * @param env differences from the environment of this process
 * @returns the exported site, `out/` of the copy
 * @throws UserError with the end of the build's output
 */
export async function buildCopy(folder: string, env: Record<string, string> = {}): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const input of BUILD_INPUTS.filter((path) => existsSync(join(ROOT, path))))
    cpSync(join(ROOT, input), join(folder, input), { recursive: true, filter: isInput });
  linkFolder(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const date = String(sourceDay(ROOT, buildEnvironment()).getTime() / 1000);
  await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(folder, "scripts/build/build.ts")],
    {
      cwd: folder,
      env: { ...process.env, SOURCE_DATE_EPOCH: date, ...env },
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch(({ stdout, stderr }) => {
    throw new UserError(
      `The copy in ${folder} could not be built.`,
      `${stdout}${stderr}`.slice(-4000),
    );
  });
  return join(folder, "out");
}

/** Generated files in public/ are left out, because each build creates them again. */
const isInput = (path: string) =>
  !GENERATED_BY_BUILD.test(relative(ROOT, path).split(sep).join("/"));

function linkFolder(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    // The file is copied if it cannot be linked: the folder is on another disk, or the file system has no links.
    if (!/EXDEV|EPERM|ENOTSUP/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/** The number of characters that are printed of each of two files, starting at the first difference. */
const EXCERPT = 60;

/**
 * Returns the differences between two folders, one sentence for each file. The list is empty if all files are the same
 * byte for byte.
 */
export function differences(a: string, b: string): string[] {
  const files = [...new Set([a, b].flatMap((folder) => listFiles(folder)))].sort();
  return files.flatMap((file) => {
    const [one, other] = [join(a, file), join(b, file)];
    if (!existsSync(one)) return `${file} is not in ${dirname(a)}`;
    if (!existsSync(other)) return `${file} is not in ${dirname(b)}`;
    const [first, second] = [readFileSync(one), readFileSync(other)];
    if (first.equals(second)) return [];
    const at = first.findIndex((byte, index) => byte !== second[index]);
    const from = at < 0 ? first.length : at;
    const excerpts = [first, second].map((bytes) =>
      JSON.stringify(bytes.toString("latin1", Math.max(0, from - EXCERPT / 2), from + EXCERPT)),
    );
    return `${file} differs from byte ${from} on:\n  ${excerpts.join("\n  ")}`;
  });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "./bundle";
import { run } from "./terminal.mjs";

/**
 * Runs a script that imports scripts in R and Python as texts, which only a bundler does, with the arguments of this
 * process. The bundle is in the folder for temporary files, because the folder of the project may be read-only.
 * @param entry the path of the script in the project
 */
export async function runBundled(entry: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "protocole-"));
  try {
    const script = await bundle(entry, folder);
    const { code } = await run(process.execPath, [script, ...process.argv.slice(2)]);
    process.exitCode = code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

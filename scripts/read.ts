import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle";
import { ROOT } from "./project.mjs";
import { run, runMain } from "./terminal.mjs";

const FOLDER = join(ROOT, "node_modules/.cache/read");

/**
 * Reads the data of a study as the page /study/data does, and writes the same files:
 * npm run read -- <files and folders> [--out <folder>]
 */
await runMain(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const script = await bundle("scripts/read/read-data.ts", FOLDER);
  // Node opens files as blobs only with a warning that it is an experiment.
  const options = ["--disable-warning=ExperimentalWarning"];
  const { code } = await run(process.execPath, [...options, script, ...process.argv.slice(2)]);
  process.exitCode = code;
});

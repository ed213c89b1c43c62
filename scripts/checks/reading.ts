import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../bundle";
import { isMain, runMain } from "../terminal.mjs";

const STUDIES = 200;
const FIRST_SEED = 1;

/**
 * Compares every number of random studies with the scripts of their data sets, which R runs: `npm run check:reading`. The
 * seed of the first study and the number of studies can be given.
 */
async function main() {
  const [from = FIRST_SEED, count = STUDIES] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), "check-reading-"));
  try {
    const outfile = await bundle("scripts/checks/reading/check-studies.ts", folder);
    const { checkStudies } = await import(pathToFileURL(outfile).href);
    await checkStudies(from, count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (isMain(import.meta.url)) await runMain(main);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../project.mjs";
import { isMain, runMain } from "../terminal.mjs";

const STUDIES = 200;
const FIRST_SEED = 1;

/**
 * Compares every number of random studies with the scripts of their data sets, which R runs: `npm run check:reading`. The
 * seed of the first study and the number of studies can be given. The code is bundled first, because only a bundler
 * imports the scripts in R as texts.
 */
async function main() {
  const [from = FIRST_SEED, count = STUDIES] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), "check-reading-"));
  const outfile = join(folder, "check-studies.cjs");
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: ["scripts/checks/reading/check-studies.ts"],
      outfile,
      bundle: true,
      platform: "node",
      format: "cjs",
      loader: { ".R": "text", ".py": "text", ".css": "empty" },
      define: { "import.meta.url": JSON.stringify(import.meta.url) },
      logLevel: "error",
    });
    const { checkStudies } = await import(pathToFileURL(outfile).href);
    await checkStudies(from, count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (isMain(import.meta.url)) await runMain(main);

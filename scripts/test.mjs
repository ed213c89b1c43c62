import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { findNginx } from "./find-nginx.mjs";
import { findPython } from "./find-python.mjs";
import { findRscript } from "./find-rscript.mjs";
import { ROOT } from "./project.mjs";
import { describeFailure, npmCommand, run, runMain, say, secondsSince } from "./terminal.mjs";
import { addCounts, closingLine, countJest, countPlaywright } from "./test-counts.mjs";
import { runPlaywright } from "./test-e2e.mjs";

/**
 * @param {string} script a script of package.json
 * @returns {Promise<number>} its exit code
 */
async function npmRun(script) {
  const npm = npmCommand(["run", "--silent", script]);
  return (await run(npm.command, npm.args, { shell: npm.shell })).code;
}

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/**
 * Runs every stage, the later ones also after one has failed, because each finds other faults.
 *
 * @param {string} reports a folder for the runners' reports
 */
async function testEverything(reports) {
  const jestReport = join(reports, "jest.json");
  /** @param {string} project of playwright.config.ts */
  const playwrightReport = (project) => join(reports, `${project}.json`);
  let built = false;

  /** @param {string} project of playwright.config.ts */
  const browserTests = async (project) => {
    if (!built) {
      say("Left out, because there is no site to test.");
      return 1;
    }
    return runPlaywright([`--project=${project}`, "--reporter=list,json"], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport(project),
    });
  };

  const stages = {
    lint: () => npmRun("lint"),
    typecheck: () => npmRun("typecheck"),
    "unit tests (jest)": async () => {
      const jest = join(ROOT, "node_modules/jest/bin/jest.js");
      const args = [jest, "--json", `--outputFile=${jestReport}`, "--reporters=default"];
      return (await run(process.execPath, args)).code;
    },
    build: async () => {
      await ensureBuilt();
      built = true;
      return 0;
    },
    "browser tests (Playwright)": () => browserTests("site"),
    "builds: below a path, and once more": () => browserTests("builds"),
  };

  /** @type {string[]} */
  const failed = [];
  for (const [name, stage] of Object.entries(stages)) {
    say(`\n▶ ${name}`);
    const start = performance.now();
    const code = await stage().catch((error) => {
      say(describeFailure(error));
      return 1;
    });
    say(`${code === 0 ? "✓" : "✗"} ${name}, ${secondsSince(start)}`);
    if (code !== 0) failed.push(name);
  }

  const counts = [
    countJest(readJson(jestReport)),
    countPlaywright(readJson(playwrightReport("site"))),
    countPlaywright(readJson(playwrightReport("builds"))),
  ].reduce((sum, part) => addCounts(sum, part));
  say(failed.length > 0 ? `\nFailed: ${failed.join(", ")}.` : "\nEvery stage has passed.");
  say(closingLine(counts));
  process.exitCode = failed.length > 0 || counts.failed > 0 ? 1 : 0;
}

await runMain(async () => {
  await ensureInstalled();
  await findPython();
  const rscript = await findRscript({ install: true });
  if (!rscript)
    say("R was not found: the R scripts of the apps are not run. (Debian: r-base-core.)");
  if (!(await findNginx({ install: true })))
    say("nginx was not found: its configuration is not tried. (Debian: nginx.)");
  const reports = mkdtempSync(join(tmpdir(), "protocole-tests-"));
  try {
    await testEverything(reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whyBuild } from "./build/build-stamp.mjs";
import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { findNginx, findPostgres, findPython, findRscript, installPwr } from "./programs.mjs";
import { ROOT } from "./project.mjs";
import {
  describeFailure,
  npmCommand,
  run,
  runMain,
  say,
  secondsSince,
  UserError,
} from "./terminal.mjs";
import { drawnCases, runPlaywright } from "./test-e2e.mjs";
import { countTests, describeFaults } from "./test-report.mjs";

/** @param {string} script of package.json; returns its exit code */
async function npmRun(script) {
  const npm = npmCommand(["run", "--silent", script]);
  return (await run(npm.command, npm.args, { shell: npm.shell })).code;
}

/** @typedef {(report: string) => Promise<number>} Stage writes a JSON report of its tests, if it has any; returns an exit code */

/** @param {string[]} files patterns of the test files to run; all files if the list is empty @returns {Stage} */
const jest =
  (...files) =>
  async (report) => {
    const bin = join(ROOT, "node_modules/jest/bin/jest.js");
    const args = ["--json", `--outputFile=${report}`, "--reporters=default", ...files];
    return (await run(process.execPath, [bin, ...args])).code;
  };

/** @param {string[]} projects of playwright.config.ts @param {string[]} options @returns {Stage} */
const playwright =
  (projects, ...options) =>
  async (report) => {
    if (whyBuild(ROOT)) throw new UserError("Left out, because there is no site to test.");
    const chosen = projects.map((project) => `--project=${project}`);
    return runPlaywright([...chosen, "--reporter=list,json", ...options], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  };

/** @type {Stage} */
const build = () => ensureBuilt().then(() => 0);

/** The stages of `npm test`, `npm run test:release` and `npm run test:full`. @type {Record<string, Record<string, Stage>>} */
const SUITES = {
  test: {
    lint: () => npmRun("lint"),
    typecheck: () => npmRun("typecheck"),
    "unit tests (jest)": jest(),
    build,
    "browser tests (Playwright)": playwright(["site"]),
  },
  release: {
    build,
    "pictures, and further languages, schemes and lines": playwright(["long", "release"]),
    // Tests with simulated participants mostly wait. They can therefore run at the same time as one build.
    "sites built anew, and participants in real time": playwright(
      ["builds", "real-time", "rebuild"],
      "--workers=5",
    ),
  },
  // The tests of which a run of the other suites tests a part of the cases.
  full: {
    "all random documents and parameters": jest(
      "random-documents",
      "/parameters",
      "row-faults",
      "apps/simulated",
      "scripts/ways",
    ),
    build,
    "all cases of the browser tests": playwright(["site"]),
    "all further languages and schemes, and all moments of leaving a page": playwright([
      "long",
      "release",
    ]),
    "all participants in real time, and the site built again": playwright(
      ["real-time", "rebuild"],
      "--workers=4",
    ),
  },
};

/**
 * Runs every stage, even after a stage has failed, because each stage finds other faults. The last line of the output
 * is `N passed, N failed`.
 *
 * @param {Record<string, Stage>} stages
 * @param {string} reports a folder for the runners' reports
 */
async function runStages(stages, reports) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failedStages = [];
  /** @type {string[]} */
  const faults = [];
  for (const [name, stage] of Object.entries(stages)) {
    say(`\n▶ ${name}`);
    const start = performance.now();
    const report = join(reports, `${name}.json`);
    const code = await stage(report).catch((error) => {
      say(describeFailure(error));
      return 1;
    });
    say(`${code === 0 ? "✓" : "✗"} ${name}, ${secondsSince(start)}`);
    if (code !== 0) failedStages.push(name);
    faults.push(...describeFaults(report));
    const { passed, failed, skipped } = countTests(report, code);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  const { passed, failed, skipped } = total;
  say(
    failedStages.length > 0 ? `\nFailed: ${failedStages.join(", ")}.` : "\nEvery stage has passed.",
  );
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) say(`  The browser tests had the cases of CASES=${drawnCases()}.`);
  say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failedStages.length > 0 || failed > 0 ? 1 : 0;
}

await runMain(async () => {
  await ensureInstalled();
  if (!(await findPython({ install: true }))) {
    throw new UserError(
      "The tests run the Python scripts of the apps, and there is no python3 on this machine.",
      "Install Python 3 (https://www.python.org/downloads/), so that `python3` starts it.",
    );
  }
  if (!(await findRscript({ install: true })))
    say("R was not found: the R scripts of the apps are not run. (Debian: r-base-core.)");
  await installPwr();
  if (!(await findNginx({ install: true })))
    say("nginx was not found: its configuration is not tried. (Debian: nginx.)");
  if (!(await findPostgres({ install: true })))
    say("PostgreSQL was not found: the receiver is tested with files only. (Debian: postgresql.)");
  const suite = process.argv[2] ?? "test";
  // __tests__/chosen-cases.ts, testing/drawn-cases.ts and e2e/leaving.spec.ts read this variable.
  if (suite === "full") process.env.CASES = "all";
  const reports = mkdtempSync(join(tmpdir(), "protocole-tests-"));
  try {
    await runStages(SUITES[suite] ?? {}, reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/programs.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${PORT}`;

const { executablePath, args } = await findChromium({ windowless: true });

/** Turns off requests that Chromium makes on its own initiative. These requests would fail on an offline machine. */
const OFFLINE_ARGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** Tests of a further build of the site. These tests run one at a time. */
const BUILDS =
  /(base-path|contact-(faults|sending)|follow-study|lab|study-places|(study|launch)-sending)\.spec\.ts/;

/** The test that builds the site a second time, and compares the two builds. */
const REBUILD = /reproducible\.spec\.ts/;

/**
 * Tests that last half an hour: visitors use the site, and a study is planned, done and sent at the same time
 * (`npm run bench:soak`).
 */
const SOAK = /soak\.spec\.ts/;

/** Tests whose simulated participants respond in real time. These tests mostly wait. */
const REAL_TIME = /known-participant\.spec\.ts/;

/** The longest tests of the release. */
const LONG = /(leaving|offline|screenshots|updates)\.spec\.ts/;

/**
 * Tests of `npm run test:release`: they repeat tests of `npm test` with other languages, colour schemes and connections,
 * and compare pictures.
 */
const RELEASE = /@release/;

export default defineConfig({
  testDir: "e2e",
  outputDir: ".next/playwright",
  fullyParallel: true,
  // On two processors, a third worker uses the time in which the tests of the others wait: the same 75 tests took 148 s
  // instead of 170 s.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // Another program on a shared machine may slow a test down, so a failed test is tried again. The end of the output
  // names each test that passed only at its second attempt.
  retries: process.env.CI ? 1 : 0,
  // A machine that is three times slower than usual passes the tests, too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: address,
    // A service worker would answer requests that a test intercepts, so workers are blocked. Tests of the worker allow
    // workers.
    serviceWorkers: "block",
    launchOptions: { executablePath, args: [...args, ...OFFLINE_ARGS] },
  },
  projects: [
    { name: "site", testIgnore: [BUILDS, REBUILD, SOAK, REAL_TIME], grepInvert: RELEASE },
    // The long tests start first. Otherwise one worker would still run them when the others have ended.
    { name: "long", testMatch: LONG, grep: RELEASE },
    { name: "release", testIgnore: [BUILDS, REBUILD, SOAK, REAL_TIME, LONG], grep: RELEASE },
    // This project is listed before the real-time tests. If both projects run, one worker builds the site, and the
    // other workers run the participants.
    { name: "builds", testMatch: BUILDS, workers: 1 },
    { name: "real-time", testMatch: REAL_TIME },
    // This project is listed after the others, so that its build starts when the build of the first project has ended.
    { name: "rebuild", testMatch: REBUILD },
    { name: "soak", testMatch: SOAK, workers: 2 },
  ],
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    env: { PORT: String(PORT), HOST: "127.0.0.1" },
    url: address,
    reuseExistingServer: false,
  },
});

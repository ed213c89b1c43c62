import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/programs.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${PORT}`;

const { executablePath, args } = await findChromium({ windowless: true });

/** What Chromium would otherwise ask of the network by itself, which fails on an offline machine. */
const OFFLINE_ARGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** Tests that build the site anew, one at a time. */
const BUILDS = /(base-path|reproducible|contact-(faults|sending)|(study|launch)-sending)\.spec\.ts/;

/** Half an hour of visitors, and of a study that is planned, done and sent beside them (`npm run bench:soak`). */
const SOAK = /soak\.spec\.ts/;

/** Participants who answer in real time, so that they wait most of it. */
const REAL_TIME = /known-participant\.spec\.ts/;

/** Further languages, schemes and lines of what `npm test` looks at once, and pictures: `npm run test:release`. */
const RELEASE = /@release/;

export default defineConfig({
  testDir: "e2e",
  outputDir: ".next/playwright",
  fullyParallel: true,
  // Tests keep a processor busy each: more workers than processors are no faster.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // On a machine that others share, a second attempt; the run's last lines name every test that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: address,
    // It would answer before a test can; the tests of it let it.
    serviceWorkers: "block",
    launchOptions: { executablePath, args: [...args, ...OFFLINE_ARGS] },
  },
  projects: [
    { name: "site", testIgnore: [BUILDS, SOAK, REAL_TIME], grepInvert: RELEASE },
    { name: "release", testIgnore: [BUILDS, SOAK, REAL_TIME], grep: RELEASE },
    // Before those of real time: where both run, a worker goes to each build, the others to participants.
    { name: "builds", testMatch: BUILDS, workers: 1 },
    { name: "real-time", testMatch: REAL_TIME },
    { name: "soak", testMatch: SOAK, workers: 2 },
  ],
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    env: { PORT: String(PORT), HOST: "127.0.0.1" },
    url: address,
    reuseExistingServer: false,
  },
});

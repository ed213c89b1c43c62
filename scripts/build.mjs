import { join } from "node:path";
import { addPolicies } from "./csp.mjs";
import { writeHostFiles } from "./delivery/write-host-files.mjs";
import { drawIcons, writeIcons } from "./draw-icons.mjs";
import {
  buildFingerprint,
  checkNodeVersion,
  removeBuildStamp,
  writeBuildStamp,
} from "./ensure.mjs";
import { buildEnvironment, checkEnvironment } from "./environment.mjs";
import { fontsInBody } from "./fonts-in-body.mjs";
import { writeHeadersFile } from "./headers.mjs";
import { inlineStyles } from "./inline-styles.mjs";
import { startLate } from "./late-start.mjs";
import { formatOfflineWeight, writeOfflineSet } from "./offline-set.mjs";
import { formatWeights, pageWeights } from "./page-weight.mjs";
import { OUT, ROOT } from "./project.mjs";
import { checkSecurityText, sourceDay } from "./source-date.mjs";
import { stripPolyfills } from "./strip-polyfills.mjs";
import { run, runMain, say, secondsSince, systemAdvice, UserError } from "./terminal.mjs";

/**
 * What is done to the exported files, in this order: a policy hashes what its page finally holds, and
 * the service worker lists what is finally there.
 */
const STEPS = [
  stripPolyfills,
  inlineStyles,
  fontsInBody,
  startLate,
  addPolicies,
  writeOfflineSet,
  writeHeadersFile,
  writeHostFiles,
  checkSecurityText,
];

/** Of how many pages the weight is shown: brotli 11 takes ten times as long as rendering a page. */
const PAGES_SHOWN = 20;

/** How much of the fingerprint of its inputs names a build. */
const BUILD_ID_LENGTH = 16;

/** @param {string} inputs the fingerprint of what the build reads */
async function exportSite(inputs) {
  // webpack, because next-pwa is a webpack plugin (docs/architecture.md).
  const { code, stderr } = await run(
    process.execPath,
    [join(ROOT, "node_modules/next/dist/bin/next"), "build", "--webpack"],
    {
      env: {
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
        // Known to what runs at build only: in a chunk it would change that chunk with every release.
        BUILD_ID: inputs.slice(0, BUILD_ID_LENGTH),
        SOURCE_DATE_EPOCH: String(sourceDay(ROOT, buildEnvironment()).getTime() / 1000),
      },
    },
  );
  if (code !== 0) {
    throw new UserError(`next build failed (exit code ${code}).`, systemAdvice(stderr));
  }
}

await runMain(async () => {
  checkNodeVersion();
  const start = performance.now();
  checkEnvironment(buildEnvironment());
  const inputs = buildFingerprint(ROOT);
  removeBuildStamp(ROOT);
  const [icons] = await Promise.all([drawIcons(join(ROOT, "public")), exportSite(inputs)]);
  say(`· ${writeIcons(OUT, icons)}`);
  for (const step of STEPS) say(`· ${step(OUT)}`);
  const weights = await pageWeights(OUT, { most: PAGES_SHOWN });
  say(`\nFirst load in bytes (brotli 11), longest pages:\n${formatWeights(weights)}\n`);
  say(`${await formatOfflineWeight(OUT)}\n`);
  writeBuildStamp(ROOT, inputs);
  say(`Built out/ in ${secondsSince(start)}.`);
});

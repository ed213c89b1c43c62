import { join } from "node:path";
import { addPolicies } from "./csp.mjs";
import { drawIcons } from "./draw-icons.mjs";
import {
  buildFingerprint,
  checkNodeVersion,
  removeBuildStamp,
  writeBuildStamp,
} from "./ensure.mjs";
import { buildEnvironment, checkEnvironment } from "./environment.mjs";
import { writeHeadersFile } from "./headers.mjs";
import { formatWeights, pageWeights } from "./page-weight.mjs";
import { OUT, ROOT } from "./project.mjs";
import { stripPolyfills } from "./strip-polyfills.mjs";
import { run, runMain, say, secondsSince, systemAdvice, UserError } from "./terminal.mjs";

/** What is done to the exported files, in this order: a policy hashes what its page finally holds. */
const STEPS = [stripPolyfills, addPolicies, writeHeadersFile];

async function exportSite() {
  // webpack, because next-pwa is a webpack plugin (docs/architecture.md).
  const { code, stderr } = await run(
    process.execPath,
    [join(ROOT, "node_modules/next/dist/bin/next"), "build", "--webpack"],
    { env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } },
  );
  if (code !== 0) {
    throw new UserError(`next build failed (exit code ${code}).`, systemAdvice(stderr));
  }
}

await runMain(async () => {
  checkNodeVersion();
  const start = performance.now();
  const inputs = buildFingerprint(ROOT);
  checkEnvironment(buildEnvironment());
  removeBuildStamp(ROOT);
  await exportSite();
  say(`· drawn: ${(await drawIcons(OUT)).join(", ")}`);
  for (const step of STEPS) say(`· ${step(OUT)}`);
  say(`\nFirst load in bytes (brotli 11):\n${formatWeights(pageWeights(OUT))}\n`);
  writeBuildStamp(ROOT, inputs);
  say(`Built out/ in ${secondsSince(start)}.`);
});

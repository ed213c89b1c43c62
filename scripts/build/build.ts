import { cpSync } from "node:fs";
import { join } from "node:path";
import { OUT, ROOT } from "../project.mjs";
import { run, runMain, say, secondsSince, systemAdvice, UserError } from "../terminal.mjs";
import { writeArchiveBundle } from "./archive/bundle";
import { buildFingerprint, removeBuildStamp, writeBuildStamp } from "./build-stamp.mjs";
import { writeHeadersFile } from "./delivery/headers";
import { writeCompressedCopies } from "./delivery/precompress";
import { writeHostFiles } from "./delivery/write-host-files";
import { buildEnvironment, readEnvironment } from "./environment";
import { addPolicies } from "./html/csp";
import { fontsInBody } from "./html/fonts-in-body";
import { inlineStyles } from "./html/inline-styles";
import { type ExportedSite, readSite, writePages } from "./html/pages";
import { stripPolyfills } from "./html/strip-polyfills";
import { deferHydration } from "./hydration/defer-hydration";
import { drawIcons, writeIcons } from "./icons/draw-icons";
import { writePrecacheManifest } from "./offline/precache-manifest";
import { checkSecurityText } from "./security-text";
import { sourceDay } from "./source-date.mjs";
import { ensureTiles, TILES } from "./tiles/draw-tiles";
import { checkVersions } from "./versions/check-versions";

/**
 * The steps after the export. Their order matters. A policy contains hashes of the final content of its page, and the
 * service worker lists the final files. The steps before `writePages` change the parsed pages.
 */
const STEPS: ((site: ExportedSite) => string)[] = [
  stripPolyfills,
  inlineStyles,
  fontsInBody,
  deferHydration,
  addPolicies,
  writePages,
  writePrecacheManifest,
  writeHeadersFile,
  writeHostFiles,
  checkSecurityText,
];

/** The number of digits of the inputs' fingerprint that are enough to identify a build. */
const BUILD_ID_LENGTH = 16;

/** @param inputs the fingerprint of the build's inputs */
async function exportSite(inputs: string) {
  // The build uses webpack, because next-pwa is a webpack plugin (docs/architecture.md).
  const { code, stderr } = await run(
    process.execPath,
    [join(ROOT, "node_modules/next/dist/bin/next"), "build", "--webpack"],
    {
      env: {
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
        // Only code that runs during the build may read this variable. If code in a chunk read it, the chunk would
        // change with every release.
        BUILD_ID: inputs.slice(0, BUILD_ID_LENGTH),
        SOURCE_DATE_EPOCH: String(sourceDay(ROOT, buildEnvironment()).getTime() / 1000),
      },
    },
  );
  if (code !== 0) {
    throw new UserError(`next build failed (exit code ${code}).`, systemAdvice(stderr));
  }
}

/**
 * Checks the types of the files that the build reads. Tests are left out, and the route types that Next has written are
 * included.
 */
async function checkTypes() {
  const { code } = await run(process.execPath, [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "--noEmit",
    "--project",
    "tsconfig.build.json",
  ]);
  if (code !== 0) throw new UserError("The types do not agree: see above.");
}

/** The build reads the settings here once. If the pages read them, each page would report the same error. */
async function cautions(): Promise<string[]> {
  const { publishedCautions } = await import("@/experiments/payloads/published");
  return publishedCautions();
}

async function finishExport() {
  const site = readSite(OUT);
  for (const step of STEPS) say(`· ${step(site)}`);
  // The published studies are read here, after the settings were checked.
  const { writeStudies } = await import("./delivery/write-studies");
  say(`· ${writeStudies(buildEnvironment().NEXT_PUBLIC_SEND_URL)}`);
}

/**
 * Returns whether the only option of the build was given.
 * @throws UserError for any other argument, because a misspelt option would otherwise be ignored
 */
function wantsCompressedCopies(args: string[]): boolean {
  const unknown = args.find((arg) => arg !== "--precompress");
  if (unknown === undefined) return args.length > 0;
  throw new UserError(`The build has no option ${unknown}.`, "npm run build -- --precompress");
}

await runMain(async () => {
  const isPrecompressed = wantsCompressedCopies(process.argv.slice(2));
  const start = performance.now();
  readEnvironment(buildEnvironment());
  say(`· ${checkVersions()}`);
  for (const caution of await cautions()) say(`· caution: ${caution}`);
  const inputs = buildFingerprint(ROOT);
  removeBuildStamp(ROOT);
  say(`· ${await writeArchiveBundle()}`);
  const [icons, tiles] = await Promise.all([
    drawIcons(join(ROOT, "public")),
    ensureTiles(),
    exportSite(inputs),
  ]);
  // The tiles are copied now, because Next copied public/ before all tiles were drawn.
  cpSync(TILES, join(OUT, "tiles"), { recursive: true });
  say(`· ${tiles}`);
  say(`· ${writeIcons(OUT, icons)}`);
  await Promise.all([checkTypes(), finishExport()]);
  writeBuildStamp(ROOT, inputs);
  if (isPrecompressed) say(`· ${writeCompressedCopies(OUT)}`);
  say(`Built out/ in ${secondsSince(start)}.`);
});

import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { ROOT } from "./project.mjs";
import { isMain, run, runMain, say, UserError } from "./terminal.mjs";

/**
 * The commands of package.json that have several parts. Each part has a script, and the scripts are listed in the order
 * in which they run.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const PARTS = {
  "gen:data": {
    norms: "scripts/generate/set-norms.ts",
    people: "scripts/generate/set-simulation.ts",
  },
  "gen:docs": {
    layers: "scripts/generate/draw-layers.ts",
    orders: "scripts/generate/order-tables.ts",
    coverage: "scripts/generate/interval-coverage.ts",
    reading: "scripts/generate/reading-coverage.ts",
    simulation: "scripts/generate/simulation-check.ts",
  },
  "gen:files": {
    fonts: "scripts/generate/subset-fonts.ts",
    "third-party": "scripts/generate/third-party.ts",
    "contact-schema": "scripts/generate/contact-schema.ts",
  },
  "record:versions": {
    apps: "scripts/generate/record-versions.ts",
    studies: "scripts/generate/record-protocols.ts",
  },
  "check:sending": {
    contact: "scripts/checks/sending-contact.mjs",
    studies: "scripts/checks/sending-studies.mjs",
  },
  "bench:part": {
    data: "bench/receiver/follow-page.ts",
    device: "bench/device/run.ts",
    editor: "bench/editor/run.ts",
    keyboards: "bench/keyboards/run.ts",
    lab: "bench/lab/run.ts",
    load: "bench/load-test/run.ts",
    map: "bench/map/run.ts",
    archive: "bench/archive/run.ts",
    reading: "bench/reading/run.ts",
    "reading-page": "bench/reading/page.ts",
    simulation: "bench/simulation/run.ts",
    survey: "bench/survey/run.ts",
    timing: "bench/timing/run.ts",
  },
};

/** The scripts of parts that measure or test the built site. The site is built before one of them runs. */
const NEEDS_BUILD = [
  ...Object.values(PARTS["bench:part"] ?? {}).filter((script) => script !== "bench/reading/run.ts"),
  "scripts/checks/sending-contact.mjs",
];

/** Commands whose parts take long and do not belong together. A call of such a command must name the parts to run. */
const NEEDS_NAME = ["bench:part"];

/**
 * Returns the scripts that a command line requests, and the arguments for these scripts.
 *
 * @param {string} command of package.json
 * @param {string[]} args names of parts (all parts if there is no name), then arguments that every script receives
 * @returns {{ scripts: string[], rest: string[] }}
 * @throws {UserError} if a part does not exist, or if the command needs the name of a part and receives none
 */
export function partsOf(command, args) {
  const parts = PARTS[command];
  if (!parts)
    throw new UserError(
      `${command} has no parts. Commands with parts: ${Object.keys(PARTS).join(", ")}.`,
    );
  const end = args.findIndex((arg) => !Object.hasOwn(parts, arg));
  const names = end === -1 ? args : args.slice(0, end);
  const rest = args.slice(names.length);
  const isUnknown = names.length === 0 && rest[0] !== undefined && !rest[0].startsWith("-");
  if (isUnknown || (names.length === 0 && NEEDS_NAME.includes(command)))
    throw new UserError(
      isUnknown ? `${command} has no part ${rest[0]}.` : `${command} needs the name of a part.`,
      `npm run ${command} <part>, with one of: ${Object.keys(parts).join(", ")}`,
    );
  const scripts = (names.length > 0 ? names : Object.keys(parts)).map((name) => parts[name] ?? "");
  return { scripts, rest };
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const [command = "", ...args] = process.argv.slice(2);
    const { scripts, rest } = partsOf(command, args);
    await ensureInstalled();
    if (scripts.some((script) => NEEDS_BUILD.includes(script))) await ensureBuilt();
    for (const script of scripts) {
      if (scripts.length > 1) say(`▶ ${script}`);
      const { code } = await run(process.execPath, [
        "--import",
        "tsx",
        join(ROOT, script),
        ...rest,
      ]);
      if (code !== 0) {
        process.exitCode = code;
        return;
      }
    }
  });
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_INPUTS, buildFingerprint } from "../build/build-stamp.mjs";
import { buildEnvironment } from "../build/environment";
import { buildCopy } from "../checks/copied-build";
import { ROOT } from "../project.mjs";
import { say, secondsSince } from "../terminal.mjs";

/** The path of the receiver on the host of the site. */
export const RECEIVER_PATH = "/sessions";

/** `next build` empties its folder .next except for this one. */
const FOLDER = join(ROOT, ".next/cache/lab");

/** The site of a lab sends to its own host, wherever the computer is. The settings of the public site do not apply. */
const SETTINGS = {
  NEXT_PUBLIC_SEND_URL: RECEIVER_PATH,
  NEXT_PUBLIC_SEND_PROTOCOLS: "",
  NEXT_PUBLIC_SEND_RECEIPTS: "",
  NEXT_PUBLIC_DATAPIPE_ID: "",
  BASE_PATH: "",
};

/** The studies of the lab are served from memory and listed by the receiver, so they need no build. */
const INPUTS = BUILD_INPUTS.filter((input) => input !== "protocols");

/**
 * Builds the site of the lab, unless it is already built from the present sources and settings.
 *
 * @returns the folder of the exported site
 * @throws UserError if the site cannot be built
 */
export async function ensureLabSite(): Promise<string> {
  const [out, stamp, copy] = ["out", "stamp", "copy"].map((name) => join(FOLDER, name)) as [
    string,
    string,
    string,
  ];
  const inputs = buildFingerprint(ROOT, { ...buildEnvironment(), ...SETTINGS }, INPUTS);
  if (existsSync(out) && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return out;
  const isFirst = !existsSync(out);
  say(
    `Building the site of the lab (${isFirst ? "the first time" : "the program or a setting has changed"}): this takes one to three minutes, and the next start takes seconds …`,
  );
  const start = performance.now();
  rmSync(stamp, { force: true });
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    const built = await buildCopy(copy, SETTINGS);
    rmSync(out, { recursive: true, force: true });
    renameSync(built, out);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeFileSync(stamp, inputs);
  say(`Built in ${secondsSince(start)}.`);
  return out;
}

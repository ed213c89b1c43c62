import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { ROOT } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import { versionFaults } from "./raise";
import { recordOf, type VersionedApp, type VersionRecord } from "./record-of";

export const RECORDED_VERSIONS = join(ROOT, "scripts/build/versions/recorded.json");

/** The apps whose versions are recorded. */
export const VERSIONED: Readonly<Record<string, VersionedApp>> = MODELS;

export const readRecorded = (): Record<string, VersionRecord> =>
  JSON.parse(readFileSync(RECORDED_VERSIONS, "utf8"));

/**
 * Compares each app with the recorded version of the app.
 *
 * @returns messages for the terminal
 * @throws UserError with each change for which a version was not raised
 */
export function checkVersions(): string {
  const recorded = readRecorded();
  const faults = Object.entries(VERSIONED).flatMap(([id, app]) => {
    const before = recorded[id];
    if (!before) return [`${id} is not recorded.`];
    const now = recordOf(app, before.settings);
    const found = versionFaults(id, before, now);
    return found.length === 0 && JSON.stringify(before) !== JSON.stringify(now)
      ? [`${id} ${now.version} is not recorded yet.`]
      : found;
  });
  if (faults.length > 0)
    throw new UserError(
      faults.join("\n"),
      "Raise the versions (facts.version of the app), then record them: npm run record:versions apps",
    );
  return `versions of ${Object.keys(VERSIONED).length} apps as recorded`;
}

import { existsSync, writeFileSync } from "node:fs";
import { seededRandom } from "@/lib/stats/random";
import { RECORDED_VERSIONS, readRecorded, VERSIONED } from "../build/versions/check-versions";
import { type DrawnParameters, randomParameters } from "../build/versions/draw-parameters";
import { versionFaults } from "../build/versions/raise";
import { recordOf, type VersionRecord } from "../build/versions/record-of";
import { runMain, say, UserError } from "../terminal.mjs";

/** The number of random sets of parameters whose trials and scores are recorded, for each app. */
const DRAWN = 20;

const drawn = (id: string): DrawnParameters[] => {
  const { parameters } = VERSIONED[id] as (typeof VERSIONED)[string];
  const random = seededRandom([...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
  return Array.from({ length: DRAWN }, () => randomParameters(parameters, random));
};

/**
 * Returns the record of each app. The parameters are those of the previous record. If the major version has changed,
 * new parameters are drawn, because the limits of the parameters may differ.
 *
 * @throws UserError if a version was not raised enough
 */
function recordAll(): Record<string, VersionRecord> {
  const before = existsSync(RECORDED_VERSIONS) ? readRecorded() : {};
  const entries = Object.entries(VERSIONED).map(([id, app]) => {
    const old = before[id];
    if (!old) return [id, recordOf(app, drawn(id))];
    const now = recordOf(app, old.settings);
    const faults = versionFaults(id, old, now);
    if (faults.length > 0)
      throw new UserError(faults.join("\n"), "Raise facts.version of the app, and record again.");
    const isMajor = old.version.split(".")[0] !== now.version.split(".")[0];
    return [id, isMajor ? recordOf(app, drawn(id)) : now];
  });
  return Object.fromEntries(entries);
}

await runMain(async () => {
  writeFileSync(RECORDED_VERSIONS, `${JSON.stringify(recordAll(), null, 1)}\n`);
  say("scripts/build/versions/recorded.json has the present versions.");
});

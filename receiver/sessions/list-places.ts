import type { RunningStudy } from "../../experiments/engine/sending/running-studies.ts";
import { type Place, type PlaceState, type Standing, standingOf, versionOf } from "./place.ts";
import type { Studies } from "./studies.ts";
import { conditionNames, exceededQuotas, quotaOf, startsPerHour } from "./summary.ts";

const STATES: readonly PlaceState[] = ["offered", "begun", "finished", "free"];

/**
 * Returns lines of text about the places of a study: the number of places in each state by condition, the sessions
 * because of which a condition exceeds its quota, and the number of sessions that began in each of the last 24 hours.
 *
 * @param study the study whose conditions and quota apply
 * @param studyOf returns the study of a protocol
 * @param now the time in milliseconds since 1970
 */
export function listPlaces(
  places: readonly Place[],
  study: RunningStudy,
  studyOf: Studies["of"],
  now: number,
): string[] {
  const standings = places.map((place) => standingOf(place, versionOf(place, study, studyOf), now));
  const names = conditionNames(
    study,
    standings.map(({ condition }) => condition),
  );
  const rows = names.map((name) => {
    const own = standings.filter(({ condition }) => condition === name);
    return [
      name ?? "(no condition)",
      ...STATES.map((state) => String(own.filter((each) => each.state === state).length)),
      quotaText(study, name),
    ];
  });
  return [
    ...table([["condition", ...STATES, "quota"], ...rows]),
    ...beyondQuota(standings, study),
    ...startsPerHour(places, now).map(
      ({ hour, started, withoutStep }) =>
        `began: ${hour} ${started}, of these without a finished step: ${withoutStep}`,
    ),
  ];
}

const quotaText = (study: RunningStudy, name: string | null) =>
  typeof study.quota === "number"
    ? `${study.quota} in all`
    : String(quotaOf(study, name) ?? "none");

/** Lists the sessions that did not receive a free place, in each condition that exceeds its quota. */
const beyondQuota = (standings: readonly Standing[], study: RunningStudy): string[] =>
  exceededQuotas(standings, study).flatMap(
    ({ condition = "the study", participants, quota, sessions }) => [
      `${condition}: ${participants} with a quota of ${quota}. Sessions that took no free place:`,
      ...sessions.map(({ session, reason }) =>
        reason === "late"
          ? `  ${session}: a record arrived while the session had no place`
          : `  ${session}: did not receive its condition from this receiver (${reason})`,
      ),
    ],
  );

function table(rows: readonly string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(cell.length, known[index] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

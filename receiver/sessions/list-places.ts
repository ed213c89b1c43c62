import type { RunningStudy } from "../../experiments/engine/sending/running-studies.ts";
import { type Place, type PlaceState, type Standing, standingOf } from "./place.ts";

const STATES: readonly PlaceState[] = ["offered", "begun", "finished", "free"];
const HOUR_MS = 3_600_000;

/**
 * Returns lines of text about the places of a study: the number of places in each state by condition, the sessions
 * because of which a condition exceeds its quota, and the number of sessions that began in each of the last 24 hours.
 *
 * @param now the time in milliseconds since 1970
 */
export function listPlaces(places: readonly Place[], study: RunningStudy, now: number): string[] {
  const standings = places.map((place) => standingOf(place, study, now));
  const names = [
    ...new Set([
      ...study.conditions.map(({ name }) => name),
      ...standings.map(({ condition }) => condition),
    ]),
  ];
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
    ...startsPerHour(places, now),
  ];
}

const counted = (standings: readonly Standing[]) =>
  standings.filter(({ state }) => state === "begun" || state === "finished");

function quotaText({ quota }: RunningStudy, name: string | null): string {
  if (typeof quota === "number") return `${quota} in all`;
  return name !== null && quota && Object.hasOwn(quota, name) ? String(quota[name]) : "none";
}

/** Lists the sessions that did not receive a free place, in each condition that exceeds its quota. */
function beyondQuota(standings: readonly Standing[], study: RunningStudy): string[] {
  const { quota } = study;
  const groups: [name: string, own: readonly Standing[], quota: number][] =
    typeof quota === "number"
      ? [["the study", counted(standings), quota]]
      : Object.entries(quota ?? {}).map(([name, most]) => [
          name,
          counted(standings).filter(({ condition }) => condition === name),
          most,
        ]);
  return groups.flatMap(([name, own, most]) => {
    if (own.length <= most) return [];
    const reasons = own.flatMap(({ session }) => {
      if (!session) return [];
      if (session.late)
        return [`  ${session.session}: a record arrived while the session had no place`];
      if (session.source === "balanced") return [];
      return [
        `  ${session.session}: did not receive its condition from this receiver (${session.source ?? "no source"})`,
      ];
    });
    return [
      `${name}: ${own.length} with a quota of ${most}. Sessions that took no free place:`,
      ...reasons,
    ];
  });
}

/** Lists the hours in which sessions began. Many starts without steps may be the work of a program. */
function startsPerHour(places: readonly Place[], now: number): string[] {
  const hours = new Map<number, { starts: number; withoutStep: number }>();
  for (const { begun, steps } of places.flatMap(({ sessions }) => sessions)) {
    if (now - begun >= 24 * HOUR_MS) continue;
    const hour = Math.floor(begun / HOUR_MS);
    const known = hours.get(hour) ?? { starts: 0, withoutStep: 0 };
    known.starts += 1;
    if (steps.length === 0) known.withoutStep += 1;
    hours.set(hour, known);
  }
  return [...hours]
    .sort(([one], [other]) => one - other)
    .map(([hour, { starts, withoutStep }]) => {
      const at = new Date(hour * HOUR_MS).toISOString().slice(0, 13);
      return `began: ${at}:00Z ${starts}, of these without a finished step: ${withoutStep}`;
    });
}

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

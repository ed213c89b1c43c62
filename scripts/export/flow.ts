import { csv } from "@/experiments/engine/data/csv";
import type { RunningStudy } from "@/experiments/engine/sending/running-studies";
import { type Place, type RecordNews, standingOf, withRecord } from "@/receiver/sessions/place";
import { SOURCES } from "@/receiver/sessions/record-schemas";
import type { StoredRecord } from "@/receiver/sessions/record-store";
import type { PlaceFacts } from "@/receiver/sessions/session-record";

/** The sources of a condition, in the order in which they are listed. */
const SOURCE_NAMES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

/** The exits after which a participant no longer counts, with their columns. */
const EXIT_COLUMNS = {
  left: "left",
  declined: "left",
  screenedOut: "screened_out",
  failedCheck: "failed_check",
} as const;

const COUNTS = [
  "consented",
  "started",
  "finished",
  "under_way",
  "left",
  "screened_out",
  "failed_check",
  "no_sign_of_life",
] as const;

const FLOW_COLUMNS = [
  "assigned_condition",
  ...COUNTS,
  ...SOURCE_NAMES.map((name) => `source_${name}` as const),
] as const;

type FlowColumn = Exclude<(typeof FLOW_COLUMNS)[number], "assigned_condition">;

/** The numbers of participants in a condition; null in a study without conditions. */
export type FlowRow = { assigned_condition: string | null } & Record<FlowColumn, number>;

/**
 * The study of records whose study is not in the file of running studies. Its steps are unknown, so only the exit
 * `completed` counts as finished.
 */
const UNKNOWN: RunningStudy = { documents: [], title: "", conditions: [], leaseMinutes: 30 };

/** The facts of the records of a session about one person. */
type Progress = PlaceFacts & { seen: number };

/** A whole session, and the time of its last record. */
type Session = { news: RecordNews; seen: number };

/** The numbers of participants by condition, from consent to the end. */
export type Flow = ReturnType<typeof createFlow>;

/**
 * Counts the participants of studies with the rules by which the receiver counts places: one place for each person, with
 * the session that finished or, if none did, the last one. The CONSORT flow diagram of `/study/data` counts by the plan
 * of the study instead (experiments/study/findings/people/flow-of.ts).
 *
 * @param studyOf returns the running study of a protocol, if it is known
 * @param now the time in milliseconds since 1970
 */
export function createFlow(studyOf: (protocol: string) => RunningStudy | undefined, now: number) {
  /** The sessions of each person, keyed by protocol and then by the hash of the person. */
  const protocols = new Map<string, Map<string, Session[]>>();

  return {
    /** Begins a session. Its records count only after the call of `finish`. */
    session(session: string) {
      const steps = new Set<string>();
      const persons = new Map<string, Progress>();
      return {
        add({ kind, step, beside, received }: StoredRecord, facts: PlaceFacts | undefined) {
          if (kind === "step" && !beside) steps.add(step);
          // Of the conflicting records, only conflicting ends matter, as in the receiver.
          if (!facts || (beside && kind !== "end")) return;
          const key = `${facts.protocol} ${facts.person}`;
          const known = persons.get(key);
          const isReal = facts.exit !== null && facts.exit !== "unsent";
          persons.set(key, {
            ...facts,
            condition: known?.condition ?? facts.condition,
            source: known?.source ?? facts.source,
            row: known?.row ?? facts.row,
            exit: isReal ? facts.exit : (known?.exit ?? facts.exit),
            seen: Math.max(known?.seen ?? 0, received.getTime()),
          });
        },
        finish() {
          for (const { seen, ...facts } of persons.values()) {
            const own = protocols.get(facts.protocol) ?? new Map<string, Session[]>();
            protocols.set(facts.protocol, own);
            const news = { ...facts, session, steps: [...steps], isCounted: true };
            const sessions = own.get(facts.person);
            if (sessions) sessions.push({ news, seen });
            else own.set(facts.person, [{ news, seen }]);
          }
        },
      };
    },

    /** Returns whether the steps of a study are known, so that the finished participants can be counted. */
    isKnown: (protocol: string): boolean => studyOf(protocol) !== undefined,

    /** Returns the numbers of a protocol: the conditions of the study first, then others that records state. */
    rowsOf(protocol: string): FlowRow[] {
      const study = studyOf(protocol) ?? UNKNOWN;
      const rows = new Map(study.conditions.map(({ name }) => [name, emptyRow(name)]));
      for (const sessions of protocols.get(protocol)?.values() ?? []) {
        const place = placeOf(sessions, study);
        if (!place) continue;
        const { state, condition, session } = standingOf(place, study, now);
        const row = rows.get(condition) ?? emptyRow(condition);
        rows.set(condition, row);
        row.consented += 1;
        if (place.sessions.some(({ steps }) => steps.length > 0)) row.started += 1;
        if (state === "finished") row.finished += 1;
        else if (state === "begun") row.under_way += 1;
        else row[columnOf(session?.exit ?? null)] += 1;
        const source = SOURCE_NAMES.find((name) => name === session?.source);
        if (source) row[`source_${source}`] += 1;
      }
      return [...rows.values()];
    },
  };
}

/** Returns the place of a person. The sessions are counted in the order in which they were last seen. */
const placeOf = (sessions: readonly Session[], study: RunningStudy): Place | undefined =>
  sessions
    .toSorted((one, other) => one.seen - other.seen)
    .reduce<Place | undefined>(
      (place, { news, seen }) => withRecord(place, news, study, seen),
      undefined,
    );

const columnOf = (exit: string | null) =>
  (exit !== null && EXIT_COLUMNS[exit as keyof typeof EXIT_COLUMNS]) || "no_sign_of_life";

const emptyRow = (condition: string | null): FlowRow => ({
  assigned_condition: condition,
  ...(Object.fromEntries(
    FLOW_COLUMNS.filter((name) => name !== "assigned_condition").map((name) => [name, 0]),
  ) as Record<FlowColumn, number>),
});

export const flowCsv = (rows: readonly FlowRow[]): string => csv(FLOW_COLUMNS, rows);

/** The maximum number of conditions in the printed table. A stranger can send records with any condition. */
const MOST_PRINTED = 20;

/** Returns the numbers as a table of text, with a last row for all conditions together. */
export function flowLines(rows: readonly FlowRow[]): string[] {
  const all = emptyRow(null);
  for (const row of rows) for (const name of COUNTS) all[name] += row[name];
  for (const row of rows)
    for (const name of SOURCE_NAMES) all[`source_${name}`] += row[`source_${name}`];
  const shown = rows.slice(0, MOST_PRINTED);
  const cells = (row: FlowRow, title: string) => [
    title,
    ...COUNTS.map((name) => String(row[name])),
    SOURCE_NAMES.filter((name) => row[`source_${name}`] > 0)
      .map((name) => `${name} ${row[`source_${name}`]}`)
      .join(", "),
  ];
  const table = [
    ["condition", ...COUNTS.map((name) => name.replaceAll("_", " ")), "assigned"],
    ...shown.map((row) => cells(row, row.assigned_condition ?? "(no condition)")),
    cells(all, "in all"),
  ];
  const widths = (table[0] ?? []).map((_, at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  );
  const others = rows.length - shown.length;
  return [
    ...table.map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    ),
    ...(others > 0 ? [`and ${others} more conditions, which flow.csv lists`] : []),
  ];
}

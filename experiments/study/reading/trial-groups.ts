import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import {
  COLUMNS,
  type Column,
  identifierColumn,
  SIMULATED_COLUMN,
} from "@/experiments/engine/data/columns";
import { createCopies, logicalIn, textIn, valueIn, WRONG } from "./cells";
import type { Separator } from "./table-rows";

/** The columns that a row needs for its score and for the rules of plans. */
const ROW_COLUMNS = [
  "trial",
  "block",
  "phase",
  "condition",
  "stimulus",
  "response",
  "correct",
  "rt_ms",
  "onset_ms",
  "frame_ms",
  "late_frames",
  "input_type",
  "hidden",
  "resized",
  "excluded",
  "sitting",
  "untrusted",
  "pasted",
  "pointer_moved",
] as const satisfies readonly (keyof TrialRow)[];

/** The columns that state which run a row belongs to. */
const KEY_COLUMNS = ["protocol_id", "session_id", "step", "task", "task_version"] as const;

/** The columns that are the same in all rows of a run. */
const RUN_COLUMNS = [
  "locale",
  "started_at",
  "document_id",
  "step_place",
  "step_order",
  "assigned_condition",
  "assignment_source",
  "visit",
  "rehearsal",
  "prolific_pid",
  "prolific_session_id",
  "study_id",
] as const;

/** The columns without which a table is not a table of trials. */
const NEEDED = ["session_id", "task", "task_version", "trial", "phase"] as const;

/** The value that a column has if the table lacks the column. */
const WITHOUT: Partial<Record<Column, number>> = { block: 1, sitting: 1 };

/** A wrong cell: its column and the text in it. */
type WrongCell = { column: string; cell: string; number: number };

/** The rows of one run in a table. */
export type TrialGroup = {
  /** The position of the group among all groups of the table. */
  index: number;
  /** The number of the group's first row. */
  number: number;
  key: Readonly<Record<(typeof KEY_COLUMNS)[number], string | null>>;
  /** The cells that are the same in all rows; from the first row. */
  run: Readonly<Partial<Record<Column, string | number | boolean | null>>>;
  ids: Readonly<Record<string, string | null>>;
  isSimulated: boolean;
  rows: TrialRow[];
  /** The number of rows whose cell in `too_soon` contradicts their response time. */
  contradicting: number;
  wrong: WrongCell | null;
};

type Value = string | number | boolean | null;

/** Collects the rows of a table by run. */
export function createGroups(header: readonly string[], separator: Separator) {
  const groups = new Map<string, TrialGroup>();
  const copied = createCopies();
  const places = new Map(
    header.map((name, index) => [name, index]).reverse() as [string, number][],
  );
  const hasCommas = separator !== ",";
  const identifiers = header.filter((name) => name.startsWith(identifierColumn("")));
  const simulatedAt = places.get(SIMULATED_COLUMN);
  const tooSoonAt = places.get("too_soon");

  function read(column: Column, cells: readonly string[], onWrong: (cell: string) => void): Value {
    const at = places.get(column);
    if (at === undefined) return WITHOUT[column] ?? null;
    const cell = cells[at] ?? "";
    const value = valueIn(column, cell, hasCommas);
    if (value === WRONG) {
      onWrong(cell);
      return null;
    }
    return typeof value === "string" ? copied(value) : value;
  }

  const ignore = () => undefined;

  function groupOf(cells: readonly string[], number: number): TrialGroup {
    const key = Object.fromEntries(
      KEY_COLUMNS.map((column) => [column, read(column, cells, ignore)]),
    ) as TrialGroup["key"];
    const name = JSON.stringify(Object.values(key));
    const known = groups.get(name);
    if (known) return known;
    const group: TrialGroup = {
      index: groups.size,
      number,
      key,
      run: Object.fromEntries(RUN_COLUMNS.map((column) => [column, read(column, cells, ignore)])),
      ids: Object.fromEntries(
        identifiers.map((column) => {
          const id = textIn(cells[places.get(column) ?? -1] ?? "");
          return [
            copied(column.slice(identifierColumn("").length)),
            id === null ? null : copied(id),
          ];
        }),
      ),
      isSimulated: false,
      rows: [],
      contradicting: 0,
      wrong: null,
    };
    groups.set(name, group);
    return group;
  }

  return {
    add(cells: readonly string[], number: number): void {
      const group = groupOf(cells, number);
      const onWrong = (column: Column) => (cell: string) => {
        group.wrong ??= { column, cell: cell.slice(0, 60), number };
      };
      const row = {} as Record<string, Value>;
      for (const column of ROW_COLUMNS) row[column] = read(column, cells, onWrong(column));
      group.rows.push(row as unknown as TrialRow);
      if (simulatedAt !== undefined && logicalIn(cells[simulatedAt] ?? "") === true)
        group.isSimulated = true;
      if (tooSoonAt === undefined) return;
      const stated = logicalIn(cells[tooSoonAt] ?? "");
      const rt = row.rt_ms;
      if (stated !== WRONG && stated !== null && typeof rt === "number" && stated !== rt < 100)
        group.contradicting += 1;
    },
    groups: (): readonly TrialGroup[] => [...groups.values()],
  };
}

/** Returns whether a header belongs to a table of trials. */
export const isTrialsHeader = (header: readonly string[]): boolean =>
  NEEDED.every((name) => header.includes(name));

/** Returns the names in a header that are columns of trials. */
export const trialColumns = (header: readonly string[]): string[] =>
  header.filter((name) => COLUMNS.some((column) => column === name));

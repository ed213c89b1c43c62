import type { AppModel } from "@/experiments/engine/contract/define-app";
import { columnsOf, csv, sessionRecords } from "@/experiments/engine/data/csv";
import type { Session } from "@/experiments/engine/session/session";

/**
 * The largest number of characters of a message as JSON. Qualtrics truncates an embedded value at 15,000 characters
 * without a warning.
 */
export const LONGEST_MESSAGE = 14_000;

/** A finished run, the name that precedes the ids of its measures, and its model. */
export type EmbeddedRun = { name: string; run: Session; model: Pick<AppModel, "score"> };

/** Facts about the participation as a whole. Every message contains these facts. */
type Whole = {
  session: string;
  protocol: string | null;
  document: string | null;
  /** The exit at which the study ended; null for a run outside of a study. */
  exit: string | null;
  code: string | null;
  receipt: string | null;
  condition: string | null;
  /** Id of the visit; null if the study does not have visits, and for a run outside of a study. */
  visit: string | null;
  /** True if the participation or the run is a rehearsal, which does not count. */
  rehearsal: boolean;
  /** True if all data arrived at the site's receiver; null without a receiver, and for a run outside of a study. */
  sent: boolean | null;
};

/**
 * A message to the page that frames this page. The first messages contain measures. The following messages contain rows
 * as CSV, each with the header of the table, because the framing page reads each message separately.
 */
export type ResultMessage = {
  type: "protocole.result";
  version: 1;
  /** Number of the message, from 1 to `parts`. */
  part: number;
  parts: number;
  /** Values keyed by step (or app) and measure, such as `stroop.interference`; empty in messages with rows. */
  measures: Record<string, number>;
} & Whole & {
    /** The step or app of the rows; null in messages with measures. */
    step: string | null;
    rows: string | null;
  };

function measuresOf({ name, run, model }: EmbeddedRun): [string, number][] {
  const score = model.score(run.rows);
  if (score.status !== "scored") return [];
  return score.measures.map(({ id, value }) => [`${name}.${id}`, value]);
}

/**
 * Divides items into groups whose total length is at most `longest`. An item that is longer than `longest` forms a
 * group by itself.
 */
function grouped<Item>(items: readonly Item[], longest: number, lengthOf: (item: Item) => number) {
  const groups: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const length = lengthOf(item);
    if (groups.length === 0 || length > left) {
      groups.push([]);
      left = longest;
    }
    groups.at(-1)?.push(item);
    left -= length;
  }
  return groups;
}

const jsonLength = (value: unknown) => JSON.stringify(value).length;

/**
 * Returns the messages about a participation: first the messages with measures, then the messages with rows. Each
 * message has at most `LONGEST_MESSAGE` characters as JSON.
 */
export function resultMessages(whole: Whole, runs: readonly EmbeddedRun[]): ResultMessage[] {
  const base = { type: "protocole.result", version: 1, part: 99_999, parts: 99_999 } as const;
  const empty = { ...base, measures: {}, ...whole, step: null, rows: null };
  const room = LONGEST_MESSAGE - jsonLength(empty);
  const measures = grouped(
    runs.flatMap(measuresOf),
    room,
    ([name, value]) => jsonLength(name) + jsonLength(value) + 2,
  );
  const contents: Pick<ResultMessage, "measures" | "step" | "rows">[] = (
    measures.length > 0 ? measures : [[]]
  ).map((entries) => ({ measures: Object.fromEntries(entries), step: null, rows: null }));
  for (const { name, run } of runs) {
    const columns = columnsOf(run);
    const [header = "", ...lines] = csv(columns, sessionRecords(run)).trimEnd().split("\n");
    const left = room - jsonLength(name) - jsonLength(header);
    for (const part of grouped(lines, left, (line) => jsonLength(line)))
      contents.push({ measures: {}, step: name, rows: [header, ...part].join("\n") });
  }
  return contents.map(({ measures: own, step, rows }, index) => ({
    ...base,
    part: index + 1,
    parts: contents.length,
    measures: own,
    ...whole,
    step,
    rows,
  }));
}

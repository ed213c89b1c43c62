import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { ROUNDED } from "./cells";
import type { Content } from "./content";
import type { Contribution } from "./contribution";
import { contradictingExclusions } from "./derived-columns";
import { hashIn, sourceIn } from "./facts-of";
import { faultOf } from "./faults";
import { LIMITS } from "./limits";
import { isProlific, prolificRows } from "./prolific";
import { reasonValues } from "./reason-in-french";
import { comparable } from "./record/identifiers";
import { rowsFault } from "./record/row-faults";
import { isCount } from "./record/values";
import { runOf } from "./run-of";
import type { Part, Tools } from "./sink";
import { type TableRows, tableRows } from "./table-rows";
import { createGroups, isTrialsHeader, type TrialGroup, trialColumns } from "./trial-groups";

/** The number of bytes whose encoding is looked at before it is known what the table is. */
const FIRST = 1_000_000;

/** The number of rows after which the page learns how far the reading is. */
const TICK_ROWS = 2000;

/** The first columns of tables in archives that the reader does not need. */
const KNOWN = [
  ["name", "description"],
  ["session_id", "at", "what"],
  ["session_id", "step", "at", "what"],
  ["session_id", "condition", "truth"],
  ["session_id", "exit", "code"],
  ["assigned_condition", "consented"],
  ["exported_session", "step"],
  ["protocol", "session", "exported_session"],
];

/** Reads a table: trials, Prolific's export, or the ids of withdrawn sessions. */
export async function readTable(content: Content, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  const opened = await tableRows(content, FIRST);
  if (!opened) {
    sink.kind("other");
    return sink.fault(faultOf(content.size === 0 ? "empty" : "notText", {}, part.entry));
  }
  const { header } = opened;
  if (isTrialsHeader(header)) {
    const whole = content.size > FIRST ? await tableRows(content) : opened;
    return whole ? readTrials(whole, part, tools) : undefined;
  }
  if (isProlific(header)) return readProlific(opened, content, part, tools);
  if (header.length === 1 && header[0]?.toLowerCase() === "session_id")
    return readWithdrawn(opened, tools);
  if (KNOWN.some((names) => names.every((name, index) => header[index] === name)))
    return sink.kind("known");
  sink.kind("other");
  const near = trialColumns(header);
  if (near.length > 2) {
    const missing = ["session_id", "task", "task_version", "trial", "phase"].filter(
      (name) => !header.includes(name),
    );
    return sink.fault(faultOf("tableLacks", { columns: missing.join(", ") }, part.entry));
  }
  const names = header.slice(0, 5).join(", ").slice(0, 200);
  sink.fault(faultOf("otherTable", { columns: names, count: header.length }, part.entry));
}

/** Reads Prolific's export. Only the ids, the status and the code of each line are kept. */
async function readProlific(
  { table, text }: TableRows,
  { size }: Content,
  { entry }: Part,
  { sink }: Tools,
): Promise<void> {
  sink.kind("prolific");
  sink.table(table);
  if (size > LIMITS.record) return sink.fault(faultOf("prolificTooLarge", {}, entry));
  const read = prolificRows(await text());
  for (const row of read?.rows ?? []) sink.prolific(row);
  for (const fault of read?.faults ?? []) sink.fault(fault);
}

async function readWithdrawn({ rows, table }: TableRows, { sink }: Tools): Promise<void> {
  sink.kind("withdrawn");
  sink.table(table);
  for await (const { cells } of rows()) {
    const id = cells[0]?.trim() ?? "";
    if (ROUNDED.test(id)) sink.fault(faultOf("idRounded", { value: id, column: "session_id" }));
    if (id !== "") sink.withdraw(id.replace(/^'/, ""));
  }
}

/**
 * Returns the runs of a table of trials. Each is read by itself, so that a fault in one does not affect the others.
 * @returns null if the table has too many rows
 */
export async function trialGroups(
  { header, rows, table }: TableRows,
  tools: { sink: Pick<Tools["sink"], "fault" | "tick"> },
  entry: string | null,
): Promise<readonly TrialGroup[] | null> {
  const { sink } = tools;
  const groups = createGroups(header, table.separator);
  const read = rows();
  let count = 0;
  for (let next = await read.next(); ; next = await read.next()) {
    if (next.done) {
      if (next.value.isUnclosed) sink.fault(faultOf("quote", {}, entry));
      break;
    }
    const { cells, number } = next.value;
    if (cells.length < header.length) {
      sink.fault(faultOf("rowCutOff", { line: number }, entry));
      continue;
    }
    count += 1;
    if (count > LIMITS.rows) {
      sink.fault(faultOf("tooManyRows", { rows: LIMITS.rows }, entry));
      return null;
    }
    groups.add(cells, number);
    if (count % TICK_ROWS === 0) await sink.tick();
  }
  return groups.groups();
}

async function readTrials(opened: TableRows, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  sink.kind("table");
  sink.table(opened.table);
  const groups = await trialGroups(opened, tools, part.entry);
  for (const group of groups ?? []) {
    await readGroup(group, part, tools);
    await sink.tick();
  }
}

const sessionOf = ({ key }: TrialGroup) => key.session_id ?? "";

/** Returns the rows in the order of their trials, each once. A file that was copied behind itself has all rows twice. */
function ordered(rows: readonly TrialRow[]): TrialRow[] {
  const sorted = [...rows].sort((one, other) => one.trial - other.trial);
  return sorted.filter((row, index) => {
    const before = sorted[index - 1];
    return !before || before.trial !== row.trial || JSON.stringify(before) !== JSON.stringify(row);
  });
}

async function readGroup(group: TrialGroup, part: Part, tools: Tools): Promise<void> {
  const { sink, models, parametersFor, digest } = tools;
  const { key, run, number, wrong } = group;
  const session = sessionOf(group);
  const at = part.entry === null ? `${number}` : `${part.entry}, ${number}`;
  if (session === "") return sink.fault(faultOf("noSession", { line: number }, at));
  if (wrong)
    return sink.fault(
      faultOf("cell", { session, column: wrong.column, cell: wrong.cell, line: wrong.number }, at),
    );
  const protocol = hashIn(key.protocol_id);
  if (key.protocol_id !== null && protocol === null)
    return sink.fault(
      faultOf(
        "cell",
        { session, column: "protocol_id", cell: key.protocol_id.slice(0, 60), line: number },
        at,
      ),
    );
  const task = key.task ?? "";
  const parameters = parametersFor({ protocol, step: key.step, task }, part.entry);
  const { model, isOther } = models(task, key.task_version, parameters);
  if ("text" in model)
    return sink.fault(faultOf("tableRun", { session, ...reasonValues(model) }, at));
  const rows = ordered(group.rows);
  const fault = rowsFault(
    rows.map((row) => ({ task, ...row })),
    model,
  );
  if (fault) return sink.fault(faultOf("tableRun", { session, ...reasonValues(fault) }, at));
  const step = key.step ?? task;
  const place = run.step_place ?? null;
  const read = runOf(model, rows, {
    step,
    version: key.task_version ?? "",
    place: isCount(place) ? place : null,
    locale: run.locale === "fr" ? "fr" : "en",
    startedAt: String(run.started_at ?? ""),
    finishedAt: null,
    sittings: Math.max(1, ...rows.map(({ sitting }) => sitting)),
  });
  if ("text" in read)
    return sink.fault(faultOf("tableRun", { session, ...reasonValues(read) }, at));
  if (isOther) sink.fault(faultOf("otherVersion", { task, version: key.task_version ?? "" }));
  if (!parameters && protocol !== null) sink.fault(faultOf("defaults", { task, step }));
  if (group.contradicting > 0)
    sink.fault(faultOf("tooSoonDiffers", { session, rows: group.contradicting }, at));
  // Without the settings of the study, the shortest valid response time is not known.
  const excluded = parameters ? contradictingExclusions(model, rows) : 0;
  if (excluded > 0) sink.fault(faultOf("excludedDiffers", { session, rows: excluded }, at));
  for (const [name, id] of Object.entries(group.ids))
    if (id !== null && ROUNDED.test(id))
      sink.fault(faultOf("idRounded", { column: `id_${name}`, value: id }));
  if (ROUNDED.test(session))
    sink.fault(faultOf("idRounded", { column: "session_id", value: session }));
  const source = { file: part.file, entry: part.entry, line: group.index };
  const content = JSON.stringify([key, run, group.ids, rows]);
  sink.rows(rows.length);
  sink.add({
    kind: "step",
    grade: "table",
    session,
    facts: factsOf(group, protocol),
    digest: await digest(content),
    source,
    run: read,
  });
}

function factsOf({ run, ids, key, isSimulated }: TrialGroup, protocol: string | null) {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const prolific = Object.entries({
    PROLIFIC_PID: text(run.prolific_pid),
    STUDY_ID: text(run.study_id),
    SESSION_ID: text(run.prolific_session_id),
  }).filter(([, value]) => value !== null);
  const named = Object.keys(ids).length > 0 ? ids : Object.fromEntries(prolific);
  const first = protocol === null ? named.PROLIFIC_PID : Object.values(named)[0];
  return {
    protocol,
    document: hashIn(run.document_id),
    planHash: null,
    person: (first && comparable(first)) ?? null,
    visit: text(run.visit),
    condition: text(run.assigned_condition),
    conditionSource: sourceIn(run.assignment_source),
    order: text(run.step_order)?.split(" ") ?? null,
    ids: named,
    isSimulated: isSimulated || (key.session_id ?? "").startsWith("sim-"),
    isRehearsal: run.rehearsal === true,
  } satisfies Contribution["facts"];
}

import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { ROUNDED } from "./cells";
import { contradictingExclusions } from "./contradicting-exclusions";
import type { Contribution } from "./contribution";
import { hashIn, sourceIn } from "./facts-of";
import { faultOf } from "./faults";
import { reasonValues } from "./reason-in-french";
import { identifiersOf, personOf } from "./record/identifiers";
import { rowsFault } from "./record/row-faults";
import { isCount } from "./record/values";
import { runOf } from "./run-of";
import type { Part, Tools } from "./sink";
import type { TrialGroup } from "./trial-groups";

const sessionOf = ({ key }: TrialGroup) => key.session_id ?? "";

/**
 * Returns the rows in the order of their trials, each once. A table that was pasted twice into one file has all rows
 * twice.
 */
function ordered(rows: readonly TrialRow[]): TrialRow[] {
  const sorted = [...rows].sort((one, other) => one.trial - other.trial);
  return sorted.filter((row, index) => {
    const before = sorted[index - 1];
    return !before || before.trial !== row.trial || JSON.stringify(before) !== JSON.stringify(row);
  });
}

/** Returns the place of a run in the list of faults. */
export const placeOf = ({ number }: Pick<TrialGroup, "number">, { entry }: Part): string =>
  entry === null ? `${number}` : `${entry}, ${number}`;

/** Reads the run of a table: scores its rows, and records changes that a program or a person has made to them. */
export async function readGroup(group: TrialGroup, part: Part, tools: Tools): Promise<void> {
  const { sink, models, parametersFor, digest } = tools;
  const { key, run, number, wrong } = group;
  const session = sessionOf(group);
  const at = placeOf(group, part);
  if (session === "") return sink.fault(faultOf("noSession", { line: number }, at));
  if (wrong)
    return sink.fault(
      faultOf(
        "cell",
        { session, column: wrong.column, cell: wrong.cell.slice(0, 60), line: wrong.number },
        at,
      ),
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
  const found = models.modelFor(task, key.task_version, parameters);
  const { model, isOther } = found;
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
    parameters: found.parameters,
    instructions: null,
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
  const declaresIds = Object.keys(ids).length > 0;
  const named = declaresIds ? ids : Object.fromEntries(prolific);
  return {
    protocol,
    document: hashIn(run.document_id),
    planHash: null,
    // Without the identifiers of the study, the first identifier may be one that all participants share.
    person: personOf(named, identifiersOf(named), declaresIds ? protocol : null),
    visit: text(run.visit),
    condition: text(run.assigned_condition),
    conditionSource: sourceIn(run.assignment_source),
    order: text(run.step_order)?.split(" ") ?? null,
    ids: named,
    isSimulated: isSimulated || (key.session_id ?? "").startsWith("sim-"),
    isRehearsal: run.rehearsal === true,
  } satisfies Contribution["facts"];
}

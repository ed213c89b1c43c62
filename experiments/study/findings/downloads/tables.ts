import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { isRunStep, taskOf } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { Findings } from "@/experiments/study/findings/findings";
import { KNOWN } from "@/experiments/study/findings/study/known-apps";
import type {
  Parameters,
  ReadDocument,
  Reading,
  ReadRun,
} from "@/experiments/study/reading/read-session";
import { modelAt } from "@/experiments/study/reading/record/model-at";
import { ownValue } from "@/lib/own-value";
import type { PublishedSession } from "./published-sessions";

/** The trials of one step that were done with the same parameters. Each table has its own folder in `data/`. */
export type TrialsTable = {
  folder: string;
  step: string;
  task: string;
  /** The task with the parameters of the runs; null for a task that this release does not know. */
  model: AppModel | null;
  runs: { published: PublishedSession; run: ReadRun }[];
};

/** Matches file names that Windows reserves. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Returns a text as the name of a folder. In a table that this site did not write, the id of a step may be any text.
 */
const folderName = (step: string): string => {
  const name = step.replace(/[^a-z0-9-]/gi, "_").slice(0, 40) || "step";
  return DEVICE.test(name) ? `${name}_` : name;
};

/**
 * Returns the model of a run: with the parameters of the run or, if they are not known, of its step in the document or of
 * its task by default.
 */
function modelOf(
  run: ReadRun,
  document: ReadDocument | null,
  parameters: Parameters | undefined,
): AppModel | null {
  const version = run.version as AppModel["facts"]["version"];
  if (parameters) return modelAt(run.task, version, parameters);
  const step = document?.content.steps.filter(isRunStep).find(({ id }) => id === run.step);
  const app = ownValue(KNOWN, run.task);
  const model =
    step && taskOf(step) === run.task
      ? modelOfStep(step, KNOWN)
      : app?.modelOf(defaultsOf(app.parameters));
  if (!model) return null;
  return { ...model, facts: { ...model.facts, version } };
}

/**
 * Returns the tables of a data set. Runs of one step whose parameters or versions differ are in different tables,
 * because the scripts read one file of parameters for each table.
 */
export function trialsTables(
  published: readonly PublishedSession[],
  { study }: Pick<Findings, "study">,
  { documents, parameters }: Pick<Reading, "documents" | "parameters">,
): TrialsTable[] {
  const byId = new Map(documents.map((each) => [each.document, each]));
  const models = new Map<string, { model: AppModel | null; key: string }>();
  const tables = new Map<string, TrialsTable>();
  const folders = new Map<string, number>();
  for (const each of published)
    for (const run of each.counted.session.runs) {
      const { document } = each.counted.session;
      const own = (document === null ? undefined : byId.get(document)) ?? study.document;
      const given = run.parameters === null ? undefined : parameters.get(run.parameters);
      const known = JSON.stringify([
        given ? run.parameters : own?.document,
        run.step,
        run.task,
        run.version,
      ]);
      const found = models.get(known) ?? keyed(modelOf(run, own, given), run);
      models.set(known, found);
      const table = tables.get(found.key) ?? newTable(run, found.model, folders);
      tables.set(found.key, table);
      table.runs.push({ published: each, run });
    }
  return [...tables.values()];
}

const keyed = (model: AppModel | null, { step, task }: ReadRun) => ({
  model,
  key: JSON.stringify([step, task, model && parametersJson(model)]),
});

function newTable(
  { step, task }: ReadRun,
  model: AppModel | null,
  folders: Map<string, number>,
): TrialsTable {
  const name = folderName(step);
  const place = (folders.get(name) ?? 0) + 1;
  folders.set(name, place);
  return { folder: place === 1 ? name : `${name}.${place}`, step, task, model, runs: [] };
}

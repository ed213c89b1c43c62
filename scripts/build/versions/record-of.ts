import { createHash } from "node:crypto";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type Parameter,
  type ParameterSet,
  type ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type CodebookEntry, columnMeanings } from "@/experiments/engine/data/codebook";
import { COLUMNS_1 } from "@/experiments/engine/data/columns";
import type { ConditionSource } from "@/experiments/engine/session/session";
import { seededRandom } from "@/lib/stats/random";
import type { DrawnParameters } from "./draw-parameters";
import { randomRun } from "./random-run";

/** An app in the format that the check of versions needs. */
export type VersionedApp = {
  parameters: ParameterSet;
  modelOf(parameters: ParameterValues): AppModel;
};

/** The properties of an app that are recorded together with its version. */
export type VersionRecord = {
  version: string;
  /** The former versions of the app whose study documents the app can still run. */
  formerVersions: readonly string[];
  /** The properties on which a study document may depend, keyed by the name of the parameter. */
  parameters: Record<string, Pick<Parameter, "kind" | "default" | "formerly" | "since"> & Limits>;
  /**
   * The sets of parameters whose trials and scores are recorded. Parameters that were added later have their default
   * values.
   */
  settings: DrawnParameters[];
  /** SHA-256 of the trials of all these parameters and all seeds. */
  trials: string;
  scores: string;
  /** SHA-256 of the columns and their meanings (`versionedMeanings`), with the default parameters. */
  columns: string;
};
type Limits = { minimum?: number; maximum?: number; step?: number; values?: readonly string[] };

/** The number of seeds whose trials are recorded. It applies to each set of parameters. */
const SEEDS = 20;

const sha256 = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

function recordedParameter(parameter: Parameter): VersionRecord["parameters"][string] {
  const { kind, default: value, formerly, since } = parameter;
  const limits: Limits =
    parameter.kind === "number"
      ? { minimum: parameter.minimum, maximum: parameter.maximum, step: parameter.step }
      : parameter.kind === "choice"
        ? { values: Object.keys(parameter.values) }
        : {};
  return {
    kind,
    default: value,
    ...(formerly && { formerly }),
    ...(since !== undefined && { since }),
    ...limits,
  };
}

/** The number of digits that are compared. The logarithms of different JavaScript engines differ in the last digits. */
const DIGITS = 9;

/**
 * Returns whether a value is the random error of a measure, which follows from the same rows and which no result of a run
 * displays. A number of excluded trials has the same key.
 */
const isMeasureError = (key: string, value: unknown) =>
  key === "error" && typeof value === "object";

const toRecordedDigits = (key: string, value: unknown) => {
  if (isMeasureError(key, value)) return undefined;
  return typeof value === "number" ? Number(value.toPrecision(DIGITS)) : value;
};

/**
 * Returns the stimuli of a seed. These are the trials of each block, drawn as if no trial had been answered, or the
 * pages of a questionnaire.
 */
const shownBy = (model: AppModel, seed: number): unknown =>
  model.kind === "form"
    ? Array.from({ length: model.screens }, (_, index) => model.screenAt(index, seed, []))
    : model
        .blocks(seed)
        .map(({ phase, length, trialAt }) => [
          phase,
          Array.from({ length }, (_, index) => trialAt(index, [])),
        ]);

/** Returns the values that an app reports for a trial. */
const whatIsSaid = ({ condition, stimulus, response, correct, excluded }: TrialRow) => [
  condition,
  stimulus,
  response,
  correct,
  excluded,
];

const FORMAT_1: ReadonlySet<string> = new Set(COLUMNS_1);
const LATER_SOURCES: readonly string[] = ["balanced", "list", "first"] satisfies ConditionSource[];

/**
 * Returns the meanings of columns that belong to the version of an app. The columns and condition sources since record
 * format 2 do not belong to it: they are the same for all apps, and the number of the format states them. With a new
 * version of each app, participants could not continue the runs that they began with format 1.
 */
function versionedMeanings(model: AppModel): CodebookEntry[] {
  const meanings = columnMeanings(model).filter(({ name }) => FORMAT_1.has(name));
  return meanings.map((entry) => {
    if (entry.name !== "assignment_source" || !entry.levels) return entry;
    const levels = Object.entries(entry.levels).filter(([name]) => !LATER_SOURCES.includes(name));
    return { ...entry, levels: Object.fromEntries(levels) };
  });
}

/** Returns the output of an app with these parameters: the trials, their rows and scores, and the columns. */
export function recordOf(
  { parameters, modelOf }: VersionedApp,
  settings: DrawnParameters[],
): VersionRecord {
  const defaults = defaultsOf(parameters);
  const published = modelOf(defaults);
  const trials = createHash("sha256");
  const scores = createHash("sha256");
  for (const each of settings) {
    const model = modelOf({ ...defaults, ...each });
    for (let seed = 1; seed <= SEEDS; seed += 1)
      trials.update(JSON.stringify(shownBy(model, seed)));
    const rows = randomRun(model, 1, seededRandom(1));
    scores.update(JSON.stringify([rows.map(whatIsSaid), model.score(rows)], toRecordedDigits));
  }
  const definitions = Object.entries(parameters.definitions).map(([name, parameter]) => [
    name,
    recordedParameter(parameter),
  ]);
  return {
    version: published.facts.version,
    formerVersions: parameters.formerVersions,
    parameters: Object.fromEntries(definitions),
    settings,
    trials: trials.digest("hex"),
    scores: scores.digest("hex"),
    columns: sha256(versionedMeanings(published)),
  };
}

import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { appOf, isVersion, modelAt, modelOf } from "./record/model-at";
import type { Reason } from "./record/reason";

/** The number of models that are remembered. A stranger can send any number of parameters. */
const MOST_MODELS = 500;

/** A model of a run. */
export type ModelFor = {
  model: AppModel | Reason;
  /**
   * True if this release does not contain the version of the run, and therefore scores the run with the default
   * parameters of this release.
   */
  isOther: boolean;
};

/**
 * Returns a function that returns the model of a run, and remembers it. Checking parameters, and above all surveys, takes
 * longer than scoring.
 */
export function createModels() {
  const known = new Map<string, ModelFor>();
  return (task: unknown, version: unknown, given: unknown): ModelFor => {
    const key = JSON.stringify([task, version, given]);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MOST_MODELS) known.clear();
    const made = modelFor(task, version, given);
    known.set(key, made);
    return made;
  };
}

function modelFor(task: unknown, version: unknown, given: unknown): ModelFor {
  const model = modelOf(task, version, given);
  const app = appOf(task);
  if (!("text" in model) || !app || !isVersion(version)) return { model, isOther: false };
  // The version is unknown. The rows decide whether this release can score them.
  const own = app.modelOf(defaultsOf(app.parameters)).facts.version;
  const nearest = modelOf(task, own, given);
  if ("text" in nearest) return { model, isOther: false };
  return { model: modelAt(task, version, nearest.parameters), isOther: true };
}

import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { sha256Hex } from "@/experiments/engine/sending/digest";
import type { Parameters } from "./read-session";
import { appOf, isVersion, modelAt, modelOf } from "./record/model-at";
import { becauseOf, type Reason } from "./record/reason";

/** The number of models that are remembered. A stranger can send any number of parameters. */
const MOST_MODELS = 500;

/** The number of different parameters, and of characters in all of them, whose keys are given to runs. */
const MOST_PARAMETERS = 2000;
const MOST_CHARACTERS = 50_000_000;

/** A model of a run. */
export type ModelFor = {
  model: AppModel | Reason;
  /**
   * True if this release does not contain the version of the run, and therefore scores the run with the default
   * parameters of this release.
   */
  isOther: boolean;
  /** The key of its parameters (`ReadRun.parameters`). */
  parameters: string | null;
};

/**
 * Returns functions that return the model of a run, and remember it and its parameters. Checking parameters, and above all surveys, takes
 * longer than scoring.
 */
export function createModels() {
  const known = new Map<string, ModelFor>();
  const parameters = new Map<string, Parameters>();
  let characters = 0;

  /** Returns the key of parameters. It follows from them alone, so it does not depend on the order of files. */
  function keyOf(model: ModelFor["model"]): string | null {
    if ("text" in model) return null;
    const text = JSON.stringify(Object.entries(model.parameters).sort());
    const key = sha256Hex(text);
    if (parameters.has(key)) return key;
    if (parameters.size >= MOST_PARAMETERS || characters + text.length > MOST_CHARACTERS)
      return null;
    parameters.set(key, model.parameters);
    characters += text.length;
    return key;
  }

  /** Returns a model. Parameters that cannot be read concern only the runs that state them. */
  function made(task: unknown, version: unknown, given: unknown): ModelFor {
    try {
      const model = modelFor(task, version, given);
      return { ...model, parameters: keyOf(model.model) };
    } catch (error) {
      return { model: becauseOf(error), isOther: false, parameters: null };
    }
  }

  return {
    /** Returns the model of a run, or the reason why the run has no model. @param given the parameters of the run */
    modelFor(task: unknown, version: unknown, given: unknown): ModelFor {
      const key = JSON.stringify([task, version, given]);
      const found = known.get(key);
      if (found) return found;
      if (known.size >= MOST_MODELS) known.clear();
      const whole = made(task, version, given);
      known.set(key, whole);
      return whole;
    },
    /** The parameters of all runs, by their keys. */
    parameters: parameters as ReadonlyMap<string, Parameters>,
    clear(): void {
      known.clear();
      parameters.clear();
      characters = 0;
    },
  };
}

function modelFor(task: unknown, version: unknown, given: unknown): Omit<ModelFor, "parameters"> {
  const model = modelOf(task, version, given);
  const app = appOf(task);
  if (!("text" in model) || !app || !isVersion(version)) return { model, isOther: false };
  // The version is unknown. The rows decide whether this release can score them.
  const own = app.modelOf(defaultsOf(app.parameters)).facts.version;
  const nearest = modelOf(task, own, given);
  if ("text" in nearest) return { model, isOther: false };
  return { model: modelAt(task, version, nearest.parameters), isOther: true };
}

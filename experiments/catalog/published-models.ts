import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValue,
  type ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { AppId } from "./app-ids";
import { MODELS } from "./generated/models";

/** A model of an app with default parameters, except for the parameter for whose values data have been published. */
export type PublishedModel = {
  /** The value of this parameter; null in a model with default parameters. */
  value: ParameterValue | null;
  model: AppModel;
};

type Modelled = { parameters: ParameterSet; modelOf(parameters: ParameterValues): AppModel };

/**
 * Returns the models of an app for which data have been published: the model with default parameters and, if data have
 * been published for each value of a parameter, one model for each other value.
 */
export function publishedModels(app: AppId): readonly [PublishedModel, ...PublishedModel[]] {
  const { parameters, modelOf }: Modelled = MODELS[app];
  const defaults: ParameterValues = defaultsOf(parameters);
  const { publishedFor: name, definitions } = parameters;
  const parameter = name === undefined ? undefined : definitions[name];
  const values = parameter?.kind === "choice" ? Object.keys(parameter.values) : [];
  return [
    { value: null, model: modelOf(defaults) },
    ...values
      .filter((value) => value !== parameter?.default)
      .map((value) => ({ value, model: modelOf({ ...defaults, [name as string]: value }) })),
  ];
}

/** Returns the keys of the published data of an app in norms.json, each once. */
export const publishedKeys = (app: AppId) => [
  ...new Set(
    publishedModels(app).flatMap(({ model }) =>
      model.facts.measures.flatMap(({ norm }) => (norm === null ? [] : [norm])),
    ),
  ),
];

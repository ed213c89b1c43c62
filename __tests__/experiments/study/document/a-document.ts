import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { KnownApps } from "@/experiments/study/document/fault";

export const APPS_HERE: KnownApps = MODELS;

/** Returns the version of an app in this release in the notation of documents, such as “3.1”. */
export const versionOf = (app: keyof typeof MODELS): string => {
  const { parameters, modelOf } = APPS_HERE[app] as KnownApps[string];
  const defaults = Object.entries(parameters.definitions).map(([name, { default: value }]) => [
    name,
    value,
  ]);
  const { version } = modelOf(Object.fromEntries(defaults)).facts;
  return minorOf(version);
};

/**
 * Returns a document in the format in which an author writes it by hand: a text, a Stroop task of 96 trials, a game, a
 * questionnaire.
 */
export const aDocument = (changes: object = {}) => ({
  protocol: 1,
  steps: [
    { id: "welcome", text: { en: "Welcome.", fr: "Bienvenue." } },
    {
      id: "stroop",
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 96 },
    },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
    { id: "traits", app: "mini-ipip", version: versionOf("mini-ipip"), parameters: {} },
  ],
  title: "Interference and personality",
  ...changes,
});

/** Returns the document of `aDocument` after a change of one step. */
export const withStep = (index: number, changes: object) => {
  const { steps } = aDocument();
  return aDocument({
    steps: steps.map((step, at) => (at === index ? { ...step, ...changes } : step)),
  });
};

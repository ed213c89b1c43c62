import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  parameterNamed,
} from "@/experiments/engine/contract/define-parameters";
import type { Norm } from "@/experiments/engine/score/norm";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { AppPayload } from "./app-payload";
import { exampleScreen } from "./example-screen";
import { figuresOf, fillEach, methodsText, statedValues, statingTexts } from "./fill-texts";
import { normFor } from "./norm-verdict";

/** A payload whose facts and texts match the parameters of a run. */
export type PayloadOfRun = AppPayload & {
  /** Labels of changed parameters for which data have not been published; empty or absent if data exist. */
  unpublished?: readonly string[];
};

/** The properties of an app that its texts require, with the parameters of a run. */
type ModelledApp = { parameters: ParameterSet; model: AppModel };

const isAsPublished = ({ parameters, model }: ModelledApp) =>
  Object.entries(defaultsOf(parameters)).every(([name, value]) => model.parameters[name] === value);

/** Returns a payload whose facts, texts, picture and published data match the parameters of an app. */
export function atParameters(payload: AppPayload, app: ModelledApp, locale: Locale): PayloadOfRun {
  if (isAsPublished(app)) return payload;
  const { parameters, model } = app;
  const { texts, words } = payload;
  const { norms, changed } = verdictOf(payload, app);
  const [first] = model.facts.measures;
  const figures = figuresOf(first, norms[first.norm ?? ""], locale);
  const values = statedValues(model, words, figures, locale);
  // If published data are missing, the texts do not mention a comparison.
  const compared = changed.length > 0 ? { caption: "", comparison: "" } : texts;
  const filled = {
    ...words,
    run: { ...words.run, ...fillEach(statingTexts(model, { ...words.run, ...texts }), values) },
    result: {
      ...words.result,
      measures: fillEach(texts.measures, values),
      reasons: fillEach(texts.reasons, values),
      caption: interpolate(compared.caption, values),
      comparison: interpolate(compared.comparison, values),
    },
  };
  return {
    ...payload,
    facts: model.facts,
    task: interpolate(texts.task, values),
    methods: interpolate(methodsText(texts.methods, model, [locale]), values),
    needs: interpolate(texts.needs, values),
    example: { ...payload.example, content: exampleScreen(model.figure(filled)) },
    words: filled,
    norms,
    unpublished: changed.map((name) =>
      quoted(parameterNamed(parameters, name)?.label[locale] ?? name, locale),
    ),
  };
}

/** Returns the app's instruction for a run with the parameters of an app; empty without instructions. */
export const instructionOf = (payload: AppPayload, app: ModelledApp, locale: Locale): string =>
  atParameters(payload, app, locale).words.run.instruction;

function verdictOf({ norms }: AppPayload, { parameters, model }: ModelledApp) {
  const found: Record<string, Norm> = {};
  const changed = new Set<string>();
  for (const { norm: key } of model.facts.measures) {
    const norm = key === null ? undefined : norms[key];
    if (key === null || !norm) continue;
    const verdict = normFor(parameters, model.parameters, norm);
    if (verdict.isPublished) found[key] = verdict.norm;
    else for (const name of verdict.changed) changed.add(name);
  }
  return { norms: found, changed: [...changed] };
}

import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { figuresOf, methodsText, statedValues } from "@/experiments/engine/texts/fill-texts";
import type { Locale } from "@/lib/routes";

/**
 * A segment of a methods paragraph. If the segment is the value of a parameter, `parameter` is the name of this
 * parameter; otherwise it is null.
 */
export type MethodsPiece = { text: string; parameter: string | null };

/**
 * Returns the methods paragraph of an app with its parameters, divided into the parameter values and the text between
 * them.
 * @param languages the languages in which the study can run
 */
export function methodsPieces(
  model: AppModel,
  { texts, words, norms }: AppPayload,
  locale: Locale,
  languages: readonly Locale[],
): MethodsPiece[] {
  const [first] = model.facts.measures;
  const figures = figuresOf(first, norms[first.norm ?? ""], locale);
  const values = statedValues(model, words, figures, locale);
  return methodsText(texts.methods, model, languages)
    .split(/\{(\w+)\}/)
    .map((text, index) => {
      if (index % 2 === 0) return { text, parameter: null };
      return { text: values[text] ?? "", parameter: text in model.parameters ? text : null };
    })
    .filter(({ text }) => text !== "");
}

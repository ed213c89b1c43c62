import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { Retest } from "@/experiments/engine/score/norm";
import type { Locale } from "@/lib/routes";
import type { AppId } from "./app-ids";
import { publishedNorm } from "./norms";
import { APPS } from "./registry";

/**
 * Returns the published test-retest reliability of an app's first measure at the app's length; undefined if it is not
 * known.
 */
export function publishedRetest(app: AppId, locale: Locale): Retest | undefined {
  const { norm }: MeasureDefinition = APPS[app].model.facts.measures[0];
  return norm === null ? undefined : publishedNorm(norm, locale).retest;
}

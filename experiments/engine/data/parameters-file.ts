import type { AppModel } from "@/experiments/engine/contract/define-app";
import { LATE_CAUTION_SHARE, LATE_LIMIT_SHARE } from "@/experiments/engine/score/late-frames";
import { GUESSING_PASSES } from "@/lib/stats/intervals";

/** The limits in the scoring rules that all apps share, under the names that the recompute scripts read. */
const RULES = {
  /** The accepted probability that a participant who only guesses satisfies an accuracy rule. */
  guessingPasses: GUESSING_PASSES,
  lateCautionShare: LATE_CAUTION_SHARE,
  lateLimitShare: LATE_LIMIT_SHARE,
};

/**
 * Returns the content of an archive's `parameters.json`: all parameters of the run, and the limits in the rules that
 * all apps share. The recompute scripts read this file. R cannot read JSON without packages, so the R script requires
 * one value per line.
 */
export function parametersJson({
  facts,
  parameters,
}: Pick<AppModel, "facts" | "parameters">): string {
  const content = { app: facts.id, version: facts.version, parameters, rules: RULES };
  return `${JSON.stringify(content, null, 2)}\n`;
}

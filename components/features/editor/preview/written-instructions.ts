import { conditionIds } from "@/components/features/editor/document/conditions";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import type { Instructions } from "@/experiments/engine/contract/word-types";
import { hasOtherInstructions, instructionsShown } from "@/experiments/study/document/instructions";
import type { AppStep } from "@/experiments/study/document/schema";
import type { Locale } from "@/lib/routes";

type Written = AppStep["instructions"];

const written = (value: Json | undefined): Written => {
  if (value === "none") return value;
  return isObject(value) ? { en: asText(value.en), fr: asText(value.fr) } : undefined;
};

/** The instructions of a step that may be incomplete, and the conditions in which they differ. */
export type WrittenInstructions = {
  /** Whether the step replaces the task's own instructions in at least one condition. */
  areOther: boolean;
  /** The conditions that the visitor can choose from; empty if all participants read the same. */
  conditions: readonly string[];
  /**
   * Returns the instructions that participants in one of these conditions read, by default the instructions for the
   * first condition.
   */
  shown: (condition: string | null) => Instructions;
};

/** Returns the instructions that a document states for a step. */
export function writtenInstructions(
  document: JsonObject,
  step: Json | undefined,
  locale: Locale,
): WrittenInstructions {
  const { instructions, instructionsFor, for: only } = isObject(step) ? step : {};
  const all = conditionIds(document);
  const possible = isList(only) ? all.filter((each) => only.includes(each)) : all;
  const byCondition = isObject(instructionsFor)
    ? Object.entries(instructionsFor).flatMap(([condition, value]) => {
        const text = written(value);
        return text !== undefined && possible.includes(condition)
          ? [[condition, text] as const]
          : [];
      })
    : [];
  const text = written(instructions);
  const instructed = {
    ...(text !== undefined && { instructions: text }),
    ...(byCondition.length > 0 && { instructionsFor: Object.fromEntries(byCondition) }),
  };
  const conditions = byCondition.length > 0 && possible.length > 1 ? possible : [];
  return {
    areOther: hasOtherInstructions(instructed),
    conditions,
    shown: (condition) =>
      instructionsShown(
        instructed,
        locale,
        condition !== null && possible.includes(condition) ? condition : (possible[0] ?? null),
      ),
  };
}

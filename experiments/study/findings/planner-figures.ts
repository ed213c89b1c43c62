import type { MODELS } from "@/experiments/catalog/generated/models";
import elevenTwenty from "@/experiments/study/plan/data/eleven-twenty.json" with { type: "json" };
import flanker from "@/experiments/study/plan/data/flanker.json" with { type: "json" };
import goNoGo from "@/experiments/study/plan/data/go-no-go.json" with { type: "json" };
import lotteryChoice from "@/experiments/study/plan/data/lottery-choice.json" with { type: "json" };
import miniIpip from "@/experiments/study/plan/data/mini-ipip.json" with { type: "json" };
import simpleRt from "@/experiments/study/plan/data/simple-rt.json" with { type: "json" };
import spatialSpan from "@/experiments/study/plan/data/spatial-span.json" with { type: "json" };
import stroop from "@/experiments/study/plan/data/stroop.json" with { type: "json" };
import whereIsIt from "@/experiments/study/plan/data/where-is-it.json" with { type: "json" };
import { isDifference } from "@/experiments/study/plan/plan-for";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { ownValue } from "@/lib/own-value";
import type { MeasureRef } from "./findings";

const FILES = {
  stroop,
  flanker,
  "simple-rt": simpleRt,
  "go-no-go": goNoGo,
  "spatial-span": spatialSpan,
  "lottery-choice": lotteryChoice,
  "eleven-twenty": elevenTwenty,
  "mini-ipip": miniIpip,
  "where-is-it": whereIsIt,
} as const satisfies Record<keyof typeof MODELS, object>;

/** The planner's figures of all apps (26 kB). Findings are computed in a worker, which loads them with its code. */
export const PLANNER_FIGURES = FILES as unknown as Readonly<Record<string, PlannerData>>;

/** Returns whether the score of a measure is a difference between two conditions, so that 0 is the absence of an effect. */
export function isDifferenceMeasure({ task, id }: Pick<MeasureRef, "task" | "id">): boolean {
  const known = ownValue(PLANNER_FIGURES, task);
  return isDifference((known && ownValue(known, id)?.figures) ?? null);
}

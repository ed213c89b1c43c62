import { interpolate } from "@/lib/i18n/interpolate";
import type { AppStep, ProtocolDocument } from "./schema";
import { isAppStep } from "./step-kind";

/** How often a session has steps of one kind: by the condition with the fewest of them, and by that with the most. */
type Times = { least: number; most: number };

/** Returns how often a session has the steps that a test picks. */
export function timesOf(
  { steps, conditions = [] }: Pick<ProtocolDocument, "steps" | "conditions">,
  isPicked: (step: AppStep) => boolean,
): Times {
  const picked = steps.filter((step) => isAppStep(step) && isPicked(step));
  const ways = conditions.length > 0 ? conditions : [null];
  const counts = ways.map(
    (condition) =>
      picked.filter((step) => !step.for || (condition !== null && step.for.includes(condition)))
        .length,
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** Returns how often in words, in brackets after a space; nothing for what comes once. */
export function timesText(
  { least, most }: Times,
  words: Readonly<Record<"times" | "upTo", string>>,
): string {
  if (most < 2) return "";
  return ` (${interpolate(least === most ? words.times : words.upTo, { n: most })})`;
}

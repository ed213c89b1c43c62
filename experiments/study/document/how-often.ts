import { interpolate } from "@/lib/i18n/interpolate";
import type { ProtocolDocument, RunStep } from "./schema";
import { isDoneIn, isRunStep } from "./step-kind";

/**
 * The number of steps of one kind in a session. If conditions differ, `least` and `most` are the smallest and the
 * largest number.
 */
type Times = { least: number; most: number };

/** Returns the number of steps in a session that `isPicked` accepts. */
export function timesOf(
  { steps, conditions = [] }: Pick<ProtocolDocument, "steps" | "conditions">,
  isPicked: (step: RunStep) => boolean,
): Times {
  const picked = steps.filter((step) => isRunStep(step) && isPicked(step));
  const ways = conditions.length > 0 ? conditions : [null];
  const counts = ways.map((condition) => picked.filter((step) => isDoneIn(step, condition)).length);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** Returns the number of steps as text, such as “2” or “up to 2”. */
export const countText = (
  { least, most }: Times,
  { atMost }: Readonly<Record<"atMost", string>>,
): string => (least === most ? String(most) : interpolate(atMost, { n: most }));

/** Returns the number of steps in brackets, after a space. The text is empty for a step that occurs once. */
export function timesText(
  { least, most }: Times,
  words: Readonly<Record<"times" | "upTo", string>>,
): string {
  if (most < 2) return "";
  return ` (${interpolate(least === most ? words.times : words.upTo, { n: most })})`;
}

import { linkHash } from "@/experiments/study/document/link";
import type { Participation } from "@/experiments/study/participation/participation";
import { withBase } from "@/lib/base-path";
import { pathOf } from "@/lib/routes";

/** Returns the URL at which a participation on this device continues, with its person and its condition. */
export function continueAddress({
  content,
  ids,
  condition,
  conditionSource,
  locale,
}: Participation): string {
  const given = [
    ...Object.entries(ids),
    // If the condition was drawn at random, the URL does not contain it, because it is stored with the participation.
    ["condition", conditionSource === "address" ? condition : null] as const,
  ].flatMap(([name, value]) =>
    value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return withBase(pathOf("study", locale)) + [linkHash(content), ...given].join("&");
}

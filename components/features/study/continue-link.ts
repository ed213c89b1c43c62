import { REHEARSAL } from "@/experiments/engine/session/rehearsal";
import { linkHash } from "@/experiments/study/document/link";
import type { Participation } from "@/experiments/study/participation/participation";
import { personalPart } from "@/experiments/study/participation/personal-link";
import { withBase } from "@/lib/base-path";
import { pathOf } from "@/lib/routes";

/**
 * Returns the URL at which a participation on this device continues, with its person, its condition, its personal link
 * and the mark of a rehearsal.
 */
export function continueAddress({
  content,
  ids,
  condition,
  conditionSource,
  rehearsal,
  personal,
  locale,
}: Participation): string {
  const given = [
    ...Object.entries(ids),
    // If the condition was drawn at random, the URL does not contain it, because it is stored with the participation.
    ["condition", conditionSource === "address" ? condition : null] as const,
  ].flatMap(([name, value]) =>
    value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  const marks = [
    ...(personal ? [personalPart(personal, content)] : []),
    ...(rehearsal ? [REHEARSAL] : []),
  ];
  return withBase(pathOf("study", locale)) + [linkHash(content), ...given, ...marks].join("&");
}

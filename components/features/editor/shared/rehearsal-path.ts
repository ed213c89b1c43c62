import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { rehearsalQuery } from "@/experiments/study/participation/read-address";
import { type Locale, pathOf } from "@/lib/routes";

/**
 * Returns the path at which the author of a study rehearses it; null if the study cannot run.
 * @param studyHash the part of the study's link after `#`
 */
export const rehearsalPath = (
  document: ProtocolDocument | null,
  studyHash: string | null,
  locale: Locale,
): string | null =>
  document && studyHash && pathOf("study", locale) + rehearsalQuery(document) + studyHash;

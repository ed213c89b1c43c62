import type { LaunchWords } from "@/content/launch";
import { knownRecruiterOf, recruiterQuery } from "@/experiments/study/document/recruiters";
import { interpolate } from "@/lib/i18n/interpolate";
import { recruiterName } from "./launch-texts";
import type { Launch } from "./use-launch.client";

/** A link that the author can copy, with the button that copies it and the sentence that says which link was copied. */
export type LaunchLink = { text: string; button: string; copied: string };

/**
 * Returns the link that participants get: with the placeholders of the service that recruits, or, while the data go
 * nowhere, a link without identifiers to try the study.
 * @param link the address of the study
 */
export function launchLink(
  link: string,
  { document, state }: Launch,
  words: LaunchWords,
): LaunchLink {
  const { copy } = words;
  if (!state.isCollecting) return { text: link, button: copy.trial, copied: copy.copiedTrial };
  const ids = document?.delivery?.ids ?? [];
  if (ids.length === 0) return { text: link, button: copy.plain, copied: copy.copiedPlain };
  const name = recruiterName(document, words);
  return {
    text: recruiterLink(link, ids),
    button: interpolate(copy.recruiter, { name }),
    copied: interpolate(hasPlaceholders(ids) ? copy.copiedRecruiter : copy.copiedDots, { name }),
  };
}

/** Returns the address of a study with the query of the service that recruits, before the part that has the document. */
export function recruiterLink(link: string, ids: readonly string[]): string {
  const [page = "", ...hash] = link.split("#");
  return `${page}${recruiterQuery(ids)}#${hash.join("#")}`;
}

/** Returns whether the placeholders of all identifiers are known. */
export const hasPlaceholders = (ids: readonly string[]): boolean => {
  const known = knownRecruiterOf(ids)?.placeholders ?? {};
  return ids.every((id) => id in known);
};

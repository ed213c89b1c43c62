import type { LaunchWords } from "@/content/launch";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { conditionInSentence } from "@/experiments/study/document/condition-label";
import { knownRecruiterOf, recruiterQuery } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { rehearsalQuery } from "@/experiments/study/participation/read-address";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { recruiterName } from "./launch-texts";
import type { Launch } from "./use-launch.client";

/**
 * A link that the author can copy, the label of the button that copies it, and the sentence that reports which link was
 * copied.
 */
export type LaunchLink = { text: string; button: string; copied: string };

/**
 * Returns the link that participants receive, with the placeholders of the recruitment service. While the study has no
 * destination for its data, returns a link without identifiers, with which the study can be rehearsed.
 * @param link the URL of the study
 */
export function launchLink(
  link: string,
  { document, state }: Launch,
  words: LaunchWords,
  locale: Locale,
): LaunchLink {
  const { copy } = words;
  const [session = null] = linkSessions(document);
  if (!state.isCollecting)
    return { text: rehearsalLink(link, document), button: copy.trial, copied: copy.copiedTrial };
  const ids = document?.delivery?.ids ?? [];
  if (document && session !== null) {
    const values = { session: conditionInSentence(document, session, locale) };
    return {
      text: recruiterLink(link, ids, session),
      button: interpolate(copy.session, values),
      copied: interpolate(copy.copiedSession, values),
    };
  }
  if (ids.length === 0) return { text: link, button: copy.plain, copied: copy.copiedPlain };
  const name = recruiterName(document, words);
  return {
    text: recruiterLink(link, ids),
    button: interpolate(copy.recruiter, { name }),
    copied: interpolate(hasPlaceholders(ids) ? copy.copiedRecruiter : copy.copiedDots, { name }),
  };
}

/**
 * Returns the sessions for which a study has links of their own: the conditions, if they are sessions of the same people.
 * Otherwise the only link names no condition.
 */
export const linkSessions = (document: ProtocolDocument | null): readonly (string | null)[] =>
  document && areSessions(document) ? (document.conditions ?? [null]) : [null];

/**
 * Returns the URL of a study with the query that the recruitment service fills in. The query precedes the part of the
 * URL that contains the document.
 * @param session the condition of the link, if conditions are sessions (`linkSessions`)
 */
export const recruiterLink = (
  link: string,
  ids: readonly string[],
  session: string | null = null,
): string => withQuery(link, recruiterQuery(ids, session));

/** Returns the URL of a study with the query that marks a rehearsal. */
const rehearsalLink = (link: string, document: ProtocolDocument | null): string =>
  withQuery(link, document ? rehearsalQuery(document) : "");

function withQuery(link: string, query: string): string {
  const [page = "", ...hash] = link.split("#");
  return `${page}${query}#${hash.join("#")}`;
}

/** Returns whether the site knows the placeholders of all identifiers. */
export const hasPlaceholders = (ids: readonly string[]): boolean => {
  const known = knownRecruiterOf(ids)?.placeholders ?? {};
  return ids.every((id) => Object.hasOwn(known, id));
};

import type { FollowWords } from "@/content/data";
import type { AcceptedStudies, StudySummary } from "@/experiments/engine/sending/following";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ReceiverClient } from "./receiver-client";

/** The word with which a receiver names runs of single tasks outside of a study. */
export const RUNS = "runs";

/** The largest number of studies whose titles the page asks for when it connects. */
const MOST_TITLES = 20;

/** The first digits of a protocol id that people compare. */
const SHOWN_DIGITS = 12;

/** A study whose data the receiver accepts. */
export type ListedStudy = {
  /** Protocol id, or `runs`. */
  protocol: string;
  /** Null if the receiver does not know the title. */
  title: string | null;
};

/**
 * Asks a receiver for its studies.
 *
 * @throws ReceiverError, for example because the token is wrong
 */
export async function listStudies(
  client: Pick<ReceiverClient, "studies" | "summary">,
  locale: Locale,
): Promise<ListedStudy[]> {
  // The receiver answers this request for every valid token, even if it has no study. The request therefore checks the
  // token.
  const outside = await client.summary(RUNS);
  const { studies }: AcceptedStudies = await client.studies();
  const protocols = studies.map(({ protocol }) => protocol);
  const titles = await Promise.all(
    protocols.slice(0, MOST_TITLES).map(async (protocol) => {
      const { counted } = await client.summary(protocol);
      return titleOf(counted, locale);
    }),
  );
  return [
    ...protocols.map((protocol, index) => ({ protocol, title: titles[index] ?? null })),
    ...(outside.isAccepted ? [{ protocol: RUNS, title: null }] : []),
  ];
}

/** Returns the title of a study in the language of the page, or else in another language; null without a title. */
export function titleOf(counted: StudySummary["counted"], locale: Locale): string | null {
  const title = counted?.title ?? null;
  if (title === null || typeof title === "string") return title;
  return title[locale] ?? Object.values(title)[0] ?? null;
}

/** Returns the name under which a study is listed. */
export function nameOf({ protocol, title }: ListedStudy, words: FollowWords["study"]): string {
  if (protocol === RUNS) return words.runs;
  return title ?? interpolate(words.unnamed, { id: protocol.slice(0, SHOWN_DIGITS) });
}

import { countsOf } from "@/experiments/study/findings/session-order";
import type { Choice } from "@/experiments/study/findings/worker/messages";
import type { ReadDocument, Reading, ReadSession } from "@/experiments/study/reading/read-session";
import { byText } from "@/lib/by-text";

/** The study whose findings are computed. */
export type ChosenStudy = {
  /** The protocol of the study; null if only runs outside of studies were read. */
  protocol: string | null;
  /** The sessions of the study: of its protocol, and of the protocols that the visitor has joined with it. */
  own: readonly ReadSession[];
  /** The sessions that describe the study (`describingSessions`). */
  real: readonly ReadSession[];
  others: readonly { protocol: string | null; sessions: number }[];
  /** The document whose plan is used. */
  document: ReadDocument | null;
  /** The documents of the sessions, keyed by their ids. */
  documents: ReadonlyMap<string, ReadDocument>;
};

const isReal = ({ isSimulated, isRehearsal, isWithdrawn }: ReadSession): boolean =>
  !isSimulated && !isRehearsal && !isWithdrawn;

/**
 * Returns the sessions that describe a study: without simulated, rehearsed and withdrawn sessions, unless all sessions are
 * of these kinds.
 */
export function describingSessions(own: readonly ReadSession[]): readonly ReadSession[] {
  const real = own.filter(isReal);
  return real.length > 0 ? real : own;
}

/**
 * Returns the protocol with most real sessions, then with most sessions; studies come before runs outside of studies.
 */
function usualProtocol(sessions: readonly ReadSession[]): string | null {
  const [first] = countsOf(sessions, ({ protocol }) => protocol)
    .map(({ key, items }) => ({ key, all: items.length, real: items.filter(isReal).length }))
    .sort(
      (a, b) => b.real - a.real || Number(b.key !== null) - Number(a.key !== null) || b.all - a.all,
    );
  return first?.key ?? null;
}

/**
 * Returns the documents, one for each id. A document with its plan precedes the same document without its plan, as
 * participants receive it.
 */
function byId(documents: readonly ReadDocument[]): Map<string, ReadDocument> {
  const found = new Map<string, ReadDocument>();
  for (const each of documents) {
    const known = found.get(each.document);
    if (!known || (known.content.plan === undefined && each.content.plan !== undefined))
      found.set(each.document, each);
  }
  return found;
}

/**
 * Returns the document that most sessions name. If none of the sessions names one of the documents, returns a document of
 * the same protocol, because its steps and conditions are the same.
 */
function usualDocument(
  documents: readonly ReadDocument[],
  sessions: readonly ReadSession[],
): ReadDocument | null {
  const named = new Map(
    countsOf(sessions, ({ document }) => document).map(({ key, items }) => [key, items.length]),
  );
  const [first] = documents
    .map((each) => ({ each, sessions: named.get(each.document) ?? 0 }))
    .sort(
      (a, b) =>
        b.sessions - a.sessions ||
        Number(b.each.content.plan !== undefined) - Number(a.each.content.plan !== undefined) ||
        byText(a.each.document, b.each.document),
    );
  return first?.each ?? null;
}

/** Returns the study that the visitor chose or, without a choice, the protocol with most real sessions. */
export function chooseStudy(
  sessions: readonly ReadSession[],
  documents: Reading["documents"],
  choice: Choice,
): ChosenStudy {
  const chosen = choice.protocols ?? [];
  const protocol = chosen[0] ?? usualProtocol(sessions);
  const protocols = new Set<string | null>([protocol, ...chosen]);
  const own = sessions.filter((session) => protocols.has(session.protocol));
  const known = byId(documents);
  const ofStudy = [...known.values()].filter((each) => protocols.has(each.protocol));
  const real = describingSessions(own);
  return {
    protocol,
    own,
    real,
    others: countsOf(
      sessions.filter((session) => !protocols.has(session.protocol)),
      (session) => session.protocol,
    ).map(({ key, items }) => ({ protocol: key, sessions: items.length })),
    document:
      (choice.plan === undefined ? undefined : known.get(choice.plan)) ??
      usualDocument(ofStudy, real),
    documents: known,
  };
}

import type { Contribution } from "./contribution";
import type { Source } from "./read-session";
import { type Kept, type PutTogether, sessionOf } from "./session-of";

type Draft = Map<string, Kept & { sources: Source[] }>;

/** Returns the key of a session. Sessions with the same id in different studies are different. */
const keyOf = ({ session, facts }: Contribution) => `${facts.protocol ?? ""} ${session}`;

const nameOf = (each: Contribution) =>
  each.kind === "step"
    ? `step ${each.grade} ${each.run.step} ${each.digest}`
    : `${each.kind} ${each.digest}`;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Collects what the files state about each session. The same bytes count once, wherever they were found. */
export function createDrafts() {
  const drafts = new Map<string, Draft>();
  /** The ids of withdrawn sessions, each with the files that name it. */
  const withdrawn = new Map<string, Set<number>>();

  return {
    /** Adds what a file states about a session. @returns the key of the session */
    add(contribution: Contribution): string {
      const key = keyOf(contribution);
      const draft: Draft = drafts.get(key) ?? new Map();
      drafts.set(key, draft);
      const known = draft.get(nameOf(contribution));
      if (known) known.sources.push(contribution.source);
      else draft.set(nameOf(contribution), { ...contribution, sources: [contribution.source] });
      return key;
    },

    withdraw(session: string, file: number): void {
      const files = withdrawn.get(session) ?? new Set();
      withdrawn.set(session, files.add(file));
    },

    /** Removes the data that only removed files contain, and renumbers the remaining files. */
    renumber(numberOf: (source: Source) => Source | null): void {
      for (const [key, draft] of drafts) {
        for (const [name, each] of draft) {
          each.sources = each.sources.flatMap((source) => numberOf(source) ?? []);
          if (each.sources.length === 0) draft.delete(name);
        }
        if (draft.size === 0) drafts.delete(key);
      }
      for (const [session, files] of withdrawn) {
        const kept = [...files].flatMap(
          (file) => numberOf({ file, entry: null, line: null })?.file ?? [],
        );
        if (kept.length === 0) withdrawn.delete(session);
        else withdrawn.set(session, new Set(kept));
      }
    },

    clear(): void {
      drafts.clear();
      withdrawn.clear();
    },

    count: (): number => drafts.size,

    /** Returns the sessions in the order of their beginning, then of their ids. */
    sessions: (): PutTogether[] =>
      [...drafts.values()]
        .map((draft) => {
          const found = [...draft.values()];
          return sessionOf(found, withdrawn.has(found[0]?.session ?? ""));
        })
        .sort(
          ({ session: one }, { session: other }) =>
            moment(one.startedAt) - moment(other.startedAt) ||
            compare(one.id, other.id) ||
            compare(one.protocol ?? "", other.protocol ?? ""),
        ),
  };
}

const moment = (at: string | null) => (at === null ? 0 : Date.parse(at) || 0);

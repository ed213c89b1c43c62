import { byText } from "@/lib/by-text";
import type { Contribution, SessionFacts } from "./contribution";
import { createPackedValues } from "./packed/values";
import { createPackedParts, type Rest, type SessionPart } from "./packed-parts";
import { createPackedSessions } from "./packed-sessions";
import type { ReadSession, Source } from "./read-session";
import { type Kept, type PutTogether, sessionOf } from "./session-of";

/** A session as the reader knows it: also the files that name it, and the steps with different versions. */
export type DraftedSession = Pick<PutTogether, "conflicts"> & {
  session: ReadSession;
  files: ReadonlySet<number>;
};

const nameOf = (each: Rest, step: string | undefined) =>
  each.kind === "step"
    ? `step ${each.grade} ${step} ${each.digest}`
    : `${each.kind} ${each.digest}`;

/** The number of parts of a session from which their names are looked up. Only strangers send as many. */
const MANY = 50;

/** The number of parts before a contribution whose facts are compared with its facts. */
const COMPARED = 3;

/**
 * Collects what the files state about each session. The same bytes count once, wherever they were found. Everything is
 * packed, because a study can have many thousand sessions.
 */
export function createDrafts() {
  let parts = createPackedParts(createPackedValues());
  /** The position of the last part of each session, by protocol and id. Sessions of different studies are different. */
  let last = new Map<string, Map<string, number>>();
  /** The positions of the parts of sessions with many parts, by their names. */
  let crowded = new Map<string, Map<string, number>>();
  let count = 0;
  /** The ids of withdrawn sessions, each with the files that name it. */
  const withdrawn = new Map<string, Set<number>>();

  function* partsBefore(position: number | null): Generator<{ at: number; part: SessionPart }> {
    for (let at = position; at !== null; ) {
      const part = parts.partAt(at);
      yield { at, part };
      at = part.before;
    }
  }

  const nameAt = (part: SessionPart): string | null =>
    "rest" in part
      ? nameOf(part.rest, part.run === null ? undefined : parts.runAt(part.run).step)
      : null;

  /** Returns the position of a contribution of a session by its name. */
  function positionOf(name: string, session: string, before: number | null): number | undefined {
    const names = crowded.get(session);
    if (names) return names.get(name);
    const found = new Map<string, number>();
    let looked = 0;
    for (const { at, part } of partsBefore(before)) {
      looked += 1;
      const own = nameAt(part);
      if (own === name && looked <= MANY) return at;
      if (own !== null) found.set(own, at);
    }
    if (looked > MANY) crowded.set(session, found);
    return found.get(name);
  }

  /** Returns the position of equal facts in the last parts of a session, or stores the facts. */
  function positionOfFacts(facts: SessionFacts, before: number | null): number {
    const text = JSON.stringify(facts);
    let compared = 0;
    let like: number | null = null;
    for (const { part } of partsBefore(before)) {
      if ("facts" in part) {
        if (JSON.stringify(parts.factsAt(part.facts)) === text) return part.facts;
        like ??= part.facts;
      }
      compared += 1;
      if (compared === COMPARED) break;
    }
    return parts.addFacts(facts, like);
  }

  function add(contribution: Contribution): void {
    const { session, facts, source, ...more } = contribution;
    const protocol = facts.protocol ?? "";
    const ofProtocol = last.get(protocol) ?? new Map<string, number>();
    last.set(protocol, ofProtocol);
    const before = ofProtocol.get(session) ?? null;
    if (before === null) count += 1;
    const run = "run" in more ? more.run : null;
    const { run: _, ...rest } = { run: null, ...more };
    const key = `${protocol} ${session}`;
    const name = nameOf(rest, run?.step);
    const again = positionOf(name, key, before);
    const position = parts.addPart(
      again === undefined
        ? {
            before,
            source,
            rest,
            facts: positionOfFacts(facts, before),
            run: run && parts.addRun(run),
          }
        : { before, source, again },
    );
    crowded.get(key)?.set(name, again ?? position);
    ofProtocol.set(session, position);
  }

  /** Returns everything that is known about a session, in the order in which it was found. */
  function found(session: string, position: number): Kept[] {
    const kept = new Map<number, Kept & { sources: Source[] }>();
    for (const { at, part } of [...partsBefore(position)].reverse()) {
      const { source } = part;
      if ("again" in part) kept.get(part.again)?.sources.push(source);
      else {
        const { rest, facts, run } = part;
        kept.set(at, {
          ...rest,
          session,
          source,
          facts: parts.factsAt(facts),
          ...(run !== null && { run: parts.runAt(run) }),
          runAt: run,
          factsAt: facts,
          sources: [source],
        } as unknown as Kept & { sources: Source[] });
      }
    }
    return [...kept.values()];
  }

  function* all(): Generator<{ session: string; kept: Kept[] }> {
    for (const ofProtocol of last.values())
      for (const [session, position] of ofProtocol)
        yield { session, kept: found(session, position) };
  }

  function forgetParts(): void {
    parts = createPackedParts(createPackedValues());
    last = new Map();
    crowded = new Map();
    count = 0;
  }

  return {
    add,

    withdraw(session: string, file: number): void {
      const files = withdrawn.get(session) ?? new Set();
      withdrawn.set(session, files.add(file));
    },

    /** Removes the data that only removed files contain, and renumbers the remaining files. */
    renumber(numberOf: (source: Source) => Source | null): void {
      const before = all();
      // The generator reads the values that were packed before.
      const kept = [...before];
      forgetParts();
      for (const { kept: all } of kept)
        for (const { sources, runAt: _, factsAt: __, ...contribution } of all)
          for (const source of sources) {
            const renumbered = numberOf(source);
            if (renumbered) add({ ...contribution, source: renumbered } as Contribution);
          }
      for (const [session, files] of withdrawn) {
        const remaining = [...files].flatMap(
          (file) => numberOf({ file, entry: null, line: null })?.file ?? [],
        );
        if (remaining.length === 0) withdrawn.delete(session);
        else withdrawn.set(session, new Set(remaining));
      }
    },

    clear(): void {
      forgetParts();
      withdrawn.clear();
    },

    count: (): number => count,

    /** Returns the sessions in the order of their beginning, then of their ids. */
    sessions(): DraftedSession[] {
      const sessions = createPackedSessions(parts);
      const drafted: { own: DraftedSession; begin: number }[] = [];
      for (const { session: id, kept } of all()) {
        const { session, facts, runs, conflicts } = sessionOf(kept, withdrawn.has(id));
        const text = JSON.stringify(facts);
        const stated = kept.find((each) => JSON.stringify(each.facts) === text);
        const files = new Set(kept.flatMap(({ sources }) => sources.map(({ file }) => file)));
        const places = runs.map(({ run: { step }, runAt: at, sources: [source] }) => ({
          step,
          at: at as number,
          source: source as Source,
        }));
        drafted.push({
          own: {
            session: sessions.add(session, places, stated?.factsAt ?? null),
            conflicts,
            files,
          },
          begin: moment(session.startedAt),
        });
      }
      return drafted
        .sort(
          (one, other) =>
            one.begin - other.begin ||
            byText(one.own.session.id, other.own.session.id) ||
            byText(one.own.session.protocol ?? "", other.own.session.protocol ?? ""),
        )
        .map(({ own }) => own);
    },
  };
}

const moment = (at: string | null) => (at === null ? 0 : Date.parse(at) || 0);

import { csv } from "@/experiments/engine/data/csv";
import { ownValue } from "@/lib/own-value";
import type { PublishedSession } from "./published-sessions";

/**
 * Returns the table that leads from the new ids back to the sessions and identifiers. The table must not be published
 * with the data set.
 */
export function keyCsv(published: readonly PublishedSession[], isSimulated: boolean): string {
  const names = [
    ...new Set(published.flatMap(({ counted }) => Object.keys(counted.session.ids))),
  ].sort();
  const columns = ["person", "session", "session_before", "person_before", "started_at", "code"];
  const marks = isSimulated ? ["simulated"] : [];
  const records = published.map(({ person, session, counted: { session: own } }) => ({
    ...Object.fromEntries(names.map((name) => [`id_${name}`, ownValue(own.ids, name) ?? null])),
    person,
    session,
    session_before: own.id,
    person_before: own.person,
    started_at: own.startedAt,
    code: own.code,
    simulated: own.isSimulated,
  }));
  return csv(
    [...columns, ...marks, ...names.map((name) => `id_${name}`)],
    records as never,
    () => true,
  );
}

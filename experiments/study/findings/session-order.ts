import type { ReadSession } from "@/experiments/study/reading/read-session";
import { byText } from "@/lib/by-text";

const timeOf = ({ startedAt }: Pick<ReadSession, "startedAt">): number => {
  const time = startedAt === null ? Number.NaN : Date.parse(startedAt);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/** Returns the key of a session among the sessions of all protocols. The order of keys begins with the order of ids. */
const keyOf = ({ id, protocol }: Pick<ReadSession, "id" | "protocol">): string =>
  `${id} ${protocol ?? ""}`;

/**
 * Returns the sessions in the order of their start, so that no number depends on the order of the files. Sessions whose
 * start is not known are last. A session that occurs twice is kept once, with the record that has more runs. Sessions of
 * different protocols are different, even if they have the same id.
 */
export function inOrder(sessions: readonly ReadSession[]): ReadSession[] {
  const known = new Map<string, ReadSession>();
  for (const session of sessions) {
    const key = keyOf(session);
    const other = known.get(key);
    if (!other || other.runs.length < session.runs.length) known.set(key, session);
  }
  return [...known]
    .map(([key, session]) => ({ key, session, time: timeOf(session) }))
    .sort((a, b) => (a.time === b.time ? byText(a.key, b.key) : a.time < b.time ? -1 : 1))
    .map(({ session }) => session);
}

/** Returns the key of the person of a session. Without an identifier, each session is a person of its own. */
export const personKey = ({ person, id }: Pick<ReadSession, "person" | "id">): string =>
  person === null ? `session ${id}` : `person ${person}`;

/** Returns the number of items for each key, the most frequent first, then by the key as text. */
export function countsOf<Item, Key extends string | null>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): { key: Key; items: Item[] }[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups]
    .map(([key, group]) => ({ key, items: group }))
    .sort((a, b) => b.items.length - a.items.length || byText(String(a.key), String(b.key)));
}

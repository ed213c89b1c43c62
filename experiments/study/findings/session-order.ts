import type { ReadSession } from "@/experiments/study/reading/read-session";

const timeOf = ({ startedAt }: Pick<ReadSession, "startedAt">): number => {
  const time = startedAt === null ? Number.NaN : Date.parse(startedAt);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/** Compares texts by their code units, which is the same in every language and on every device. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns the sessions in the order of their start, so that no number depends on the order of the files. Sessions whose
 * start is not known are last. A session that occurs twice is kept once, with the record that has more runs.
 */
export function inOrder(sessions: readonly ReadSession[]): ReadSession[] {
  const known = new Map<string, ReadSession>();
  for (const session of sessions) {
    const other = known.get(session.id);
    if (!other || other.runs.length < session.runs.length) known.set(session.id, session);
  }
  return [...known.values()]
    .map((session) => ({ session, time: timeOf(session) }))
    .sort((a, b) =>
      a.time === b.time ? byText(a.session.id, b.session.id) : a.time < b.time ? -1 : 1,
    )
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

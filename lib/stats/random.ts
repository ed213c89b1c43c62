/** A source of numbers in [0, 1) that a seed reproduces. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain): small, fast, and enough to order trials. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in a random order (Fisher and Yates); the argument is left as it was. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** A shuffle that meets a rule is found in a few attempts; this many without one mean a wrong rule. */
const MAX_ATTEMPTS = 10_000;

/**
 * The items in a random order in which each may follow those before it. Draws anew from the start
 * where an order leads nowhere.
 * @param draw gives the items, a new set for each attempt where they are drawn too
 * @throws Error when no order was found, which is a fault of the rule
 */
export function constrainedOrder<T>(
  draw: () => readonly T[],
  mayFollow: (item: T, order: readonly T[]) => boolean,
  random: Random,
): T[] {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const rest = shuffled(draw(), random);
    const order: T[] = [];
    for (;;) {
      if (rest.length === 0) return order;
      const next = rest.findIndex((item) => mayFollow(item, order));
      if (next < 0) break;
      order.push(...rest.splice(next, 1));
    }
  }
  throw new Error("No order of the items meets the rule.");
}

/** The seeds of the parts of a run, all from its one seed. */
export function seedsFor(seed: number, parts: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: parts }, () => Math.floor(random() * 2 ** 32));
}

/** A new seed from the device's own randomness. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

/** A source of random numbers in [0, 1); the same seed yields the same numbers. */
export type Random = (() => number) & { readonly isMirrored?: true };

/** The largest number that `seededRandom` returns. */
const LARGEST = 1 - 2 ** -32;

/**
 * Returns a source whose numbers are 1 minus the numbers of the given source. If two runs have the same seed and one of
 * them is mirrored, their random errors have opposite signs (antithetic variates, Hammersley & Morton 1956,
 * doi:10.1017/S0305004100031455).
 */
export const mirrored = (random: Random): Random =>
  Object.assign(() => LARGEST - random(), { isMirrored: true as const });

/**
 * Returns a Mulberry32 source (Tommy Ettinger, public domain). This generator is small and fast, and its numbers are
 * random enough to order trials.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a copy of the items in random order (shuffle of Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Returns the seeds of the parts of a run. All of these seeds are derived from the seed of the run. */
export function seedsFor(seed: number, parts: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: parts }, () => Math.floor(random() * 2 ** 32));
}

/** Returns a new seed from the random number generator of the device. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

import { seededRandom } from "@/lib/stats/random";

/** Draws the parts of a study. The same seed always yields the same study. */
export function drawing(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const chance = (share: number) => random() < share;
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  return { random, below, chance, one };
}
export type Drawing = ReturnType<typeof drawing>;

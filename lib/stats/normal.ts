import { mirrored, type Random } from "./random";

/**
 * Returns a random number from the standard normal distribution (Box and Muller 1958, doi:10.1214/aoms/1177706645).
 * From a mirrored source, the result is minus the number that the original source yields.
 */
export function normal(random: Random): number {
  if (random.isMirrored) return -deviate(mirrored(random));
  return deviate(random);
}

const deviate = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

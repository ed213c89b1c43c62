import { mirrored, type Random } from "./random";

/**
 * Returns a normal deviate (Box and Muller 1958, doi:10.1214/aoms/1177706645). For a mirrored source, returns minus the
 * deviate of the original source.
 */
export function normal(random: Random): number {
  if (random.isMirrored) return -deviate(mirrored(random));
  return deviate(random);
}

const deviate = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

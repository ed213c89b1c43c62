import type { Random } from "./random";

/** Returns a normal deviate (Box and Muller 1958, doi:10.1214/aoms/1177706645). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

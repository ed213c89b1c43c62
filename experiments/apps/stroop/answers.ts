import { INKS, type Ink } from "./inks";
import type { StroopParameters } from "./parameters";

/** Returns the inks that a run displays. */
export const inksOf = ({ inks }: Pick<StroopParameters, "inks">): readonly Ink[] =>
  INKS.slice(0, inks);

/** Returns the ink that participants choose with each response key, keyed by the name of the key. */
export const keysOf = (parameters: StroopParameters): Readonly<Record<string, Ink>> =>
  Object.fromEntries(inksOf(parameters).map((ink) => [parameters[`${ink}Key`], ink]));

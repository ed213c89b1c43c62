type Length = { trials: number; noGoPercent: number };

/** Returns the number of no-go trials among the test trials. */
export const noGoTrialsOf = ({ trials, noGoPercent }: Length): number =>
  (trials * noGoPercent) / 100;

/**
 * Returns the number of no-go trials in a test block (index from 0). Blocks differ by at most one no-go trial, if their
 * total cannot be divided equally.
 */
export function noGoOfBlock(parameters: Length & { blocks: number }, index: number): number {
  const before = (blocks: number) =>
    Math.floor((noGoTrialsOf(parameters) * blocks) / parameters.blocks);
  return before(index + 1) - before(index);
}

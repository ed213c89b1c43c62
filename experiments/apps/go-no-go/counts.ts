type Length = { trials: number; noGoPercent: number };

/** Returns the number of no-go trials in all test blocks together. */
export const noGoTrialsOf = ({ trials, noGoPercent }: Length): number =>
  (trials * noGoPercent) / 100;

/**
 * Returns the number of no-go trials in the test block with this index, counted from 0. If the no-go trials cannot be
 * divided equally, the blocks differ by at most one no-go trial.
 */
export function noGoOfBlock(parameters: Length & { blocks: number }, index: number): number {
  const before = (blocks: number) =>
    Math.floor((noGoTrialsOf(parameters) * blocks) / parameters.blocks);
  return before(index + 1) - before(index);
}

type Length = { trials: number; noGoPercent: number };

/** Returns how many of the test trials are no-go trials. */
export const noGoTrialsOf = ({ trials, noGoPercent }: Length): number =>
  (trials * noGoPercent) / 100;

/**
 * Returns how many of the trials of a test block, counted from 0, are no-go trials: as many as in the others,
 * or one more where they do not divide.
 */
export function noGoOfBlock(parameters: Length & { blocks: number }, index: number): number {
  const before = (blocks: number) =>
    Math.floor((noGoTrialsOf(parameters) * blocks) / parameters.blocks);
  return before(index + 1) - before(index);
}

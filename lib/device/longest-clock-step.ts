/** The longest step of a browser's clock, ms. Longer distances between times have another cause. */
export const LONGEST_STEP_MS = 250;

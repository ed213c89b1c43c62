/**
 * The measure of the Stroop task. It is in a separate file, so that the animation on the home page does not load the
 * whole model.
 */
export const STROOP_EFFECT = {
  id: "stroop_effect",
  decimals: 0,
  unit: "ms",
  norm: "stroop_effect",
  span: { low: -100, high: 300 },
} as const;

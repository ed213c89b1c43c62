/**
 * The measure of the Stroop task. It is in a separate file, because the animation on the home page needs the measure
 * but must not load the model.
 */
export const STROOP_EFFECT = {
  id: "stroop_effect",
  decimals: 0,
  unit: "ms",
  norm: "stroop_effect",
  span: { low: -100, high: 300 },
} as const;

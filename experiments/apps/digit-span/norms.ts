/** The keys of the published data in norms.json, by the direction of recall. */
export const DIGIT_SPAN_NORMS = {
  forward: "digit_span_forward",
  backward: "digit_span_backward",
} as const;

/** The keys of the published data in norms.json, by the direction of recall. */
export const SPATIAL_SPAN_NORMS = {
  forward: "spatial_span_forward",
  backward: "spatial_span_backward",
} as const;

/**
 * Share of choices of A in each row, computed from the raw data behind `holt_laury_safe_choices` in
 * norms.json (Eisenberg et al. 2019). By itself, so that the app does not load other apps' data.
 */
export const PUBLISHED_SHARES = [
  0.987, 0.9739, 0.9761, 0.9087, 0.8152, 0.713, 0.5239, 0.3109, 0.1848, 0,
] as const;

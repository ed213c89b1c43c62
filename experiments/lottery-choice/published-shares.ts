/**
 * Share of choices of A in each row, computed from the raw data behind `holt_laury_safe_choices` in
 * norms.json (Eisenberg et al. 2019). By itself, so that the app does not load other apps' data.
 */
export const PUBLISHED_SHARES = [
  0.9846, 0.9731, 0.975, 0.9175, 0.8327, 0.7322, 0.5643, 0.3762, 0.2649, 0.0958,
] as const;

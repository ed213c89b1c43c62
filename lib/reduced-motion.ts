/** Returns whether the visitor has asked the system for less motion. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

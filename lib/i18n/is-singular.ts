import type { Locale } from "@/lib/routes";

/** Returns whether a number takes the singular. In French, 0 and fractions below 2 also take the singular. */
export const isSingular = (n: number, locale: Locale): boolean =>
  locale === "fr" ? Math.abs(n) < 2 : n === 1;

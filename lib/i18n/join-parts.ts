import type { Locale } from "@/lib/routes";

/** Joins parts of a sentence with semicolons. In French, a narrow no-break space precedes each semicolon. */
export const joinParts = (parts: readonly string[], locale: Locale): string =>
  parts.join(locale === "fr" ? "\u202F; " : "; ");

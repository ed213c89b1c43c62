import type { Bilingual } from "@/lib/i18n/define-content";

/** The currencies in which amounts can be displayed, keyed by their ISO 4217 codes. */
export const CURRENCIES = {
  USD: { en: "dollars", fr: "dollars" },
  EUR: { en: "euros", fr: "euros" },
  GBP: { en: "pounds", fr: "livres" },
  CHF: { en: "Swiss francs", fr: "francs suisses" },
} as const satisfies Record<string, Bilingual>;

export type Currency = keyof typeof CURRENCIES;

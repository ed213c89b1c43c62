import type { Bilingual } from "@/lib/i18n/define-content";

/** What amounts can be in, by the codes of ISO 4217. */
export const CURRENCIES = {
  USD: { en: "dollars", fr: "dollars" },
  EUR: { en: "euros", fr: "euros" },
  GBP: { en: "pounds", fr: "livres" },
  CHF: { en: "Swiss francs", fr: "francs suisses" },
} as const satisfies Record<string, Bilingual>;

export type Currency = keyof typeof CURRENCIES;

import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

/** Currencies in which people are paid; the document holds their code (ISO 4217). */
export const CURRENCIES = ["GBP", "EUR", "USD", "CHF", "CAD", "AUD"] as const;

/** Returns an amount as the language writes it: with its pence only where there are some. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Returns the sign of a currency, such as £, or its code where it has none. */
export function currencySign(currency: string, locale: Locale): string {
  try {
    const parts = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    }).formatToParts(0);
    return parts.find(({ type }) => type === "currency")?.value ?? currency;
  } catch {
    // No code of three letters.
    return currency;
  }
}

import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

/** A whole amount of dollars as the language writes it: $100, 100 $. */
export function dollars(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

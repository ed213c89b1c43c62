import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import type { Currency } from "./currencies";

/** Returns a whole amount of money in the format of the language: $100, 100 $. */
export function money(amount: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

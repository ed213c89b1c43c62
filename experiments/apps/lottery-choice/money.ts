import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import type { Currency } from "./currencies";

/** A whole amount of money as the language writes it: $100, 100 $. */
export function money(amount: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import type { Currency } from "./currencies";

/** Returns a whole amount of money in the notation of the language, such as $100 in English and 100 $ in French. */
export function money(amount: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

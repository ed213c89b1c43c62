import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

/** Returns a whole number of US dollars in the notation of the language: $54 in English and 54 $ in French. */
export const dollars = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);

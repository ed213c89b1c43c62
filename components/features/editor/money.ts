import { formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

/** Currencies in which people are paid; the document holds their code (ISO 4217). */
export const CURRENCIES = ["GBP", "EUR", "USD", "CHF", "CAD", "AUD"] as const;

/** Codes of other forms have no format; a document that is being written may hold anything. */
const CODE = /^[A-Za-z]{3}$/;

/** Made once each (`lib/i18n/format.ts`). */
const formats = new Map<string, Intl.NumberFormat>();

/** @throws RangeError where the currency is no code of three letters */
function moneyFormat(currency: string, locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${currency}${digits}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** Returns an amount as the language writes it: with its pence only where there are some, and with the currency where it is known. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  // No code of three letters, such as one that is being typed, or none.
  if (!CODE.test(currency)) return `${formatNumber(amount, locale, digits)} ${currency}`.trim();
  return moneyFormat(currency, locale, digits).format(amount);
}

/** Returns the sign of a currency, such as £, or its code where it has none. */
export function currencySign(currency: string, locale: Locale): string {
  if (!CODE.test(currency)) return currency;
  const parts = moneyFormat(currency, locale, 2).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

import type { Locale } from "@/lib/routes";
import { formatNumber, LANGUAGE_TAGS } from "./format";

/** Codes of other forms have no format; a document that is being written may hold anything. */
const CODE = /^[A-Za-z]{3}$/;

/** Currencies with a sign that is read as theirs alone; signs such as $ and kr belong to several. */
const WITH_SIGN = ["EUR", "GBP"];

/** Made once each (`format.ts`). */
const formats = new Map<string, Intl.NumberFormat>();

/** @throws RangeError where the currency is no code of three letters */
function moneyFormat(currency: string, locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${currency}${digits}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    // A language adds the country to the sign of a foreign currency, as in “9 £GB”.
    currencyDisplay: WITH_SIGN.includes(currency.toUpperCase()) ? "narrowSymbol" : "code",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/**
 * Returns an amount as the language writes it: with its pence only where there are some, and with the sign of the
 * currency or its code; a text that is no code of three letters stands as it is.
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  // No code of three letters, such as one that is being typed, or none.
  if (!CODE.test(currency)) return `${formatNumber(amount, locale, digits)} ${currency}`.trim();
  return moneyFormat(currency, locale, digits).format(amount);
}

/** Returns the sign of a currency, such as £, or its code where it has none of its own. */
export function currencySign(currency: string, locale: Locale): string {
  if (!CODE.test(currency)) return currency;
  const parts = moneyFormat(currency, locale, 2).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

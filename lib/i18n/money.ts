import type { Locale } from "@/lib/routes";
import { formatNumber, LANGUAGE_TAGS } from "./format";

/**
 * A currency code of three letters. `Intl` throws for any other text, and an unfinished document may contain any text.
 */
const CODE = /^[A-Za-z]{3}$/;

/**
 * Currencies with a sign that no other currency uses. Signs such as $ and kr are not in the list, because several
 * currencies share them.
 */
const WITH_SIGN = ["EUR", "GBP"];

/** The formats are cached, for the reason given in `format.ts`. */
const formats = new Map<string, Intl.NumberFormat>();

/** @throws RangeError if the currency is not a code of three letters */
function moneyFormat(currency: string, locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${currency}${digits}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "currency",
    currency,
    // In some languages, `Intl` adds a country to the sign of a foreign currency, as in “9 £GB”.
    currencyDisplay: WITH_SIGN.includes(currency.toUpperCase()) ? "narrowSymbol" : "code",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/**
 * Returns an amount in the notation of the language, with the sign or code of the currency. Decimals are written only
 * if the amount is not whole. A currency that is not a code of three letters is written unchanged after the amount.
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  // The currency code may be missing or incomplete while the author types.
  if (!CODE.test(currency)) return `${formatNumber(amount, locale, digits)} ${currency}`.trim();
  return moneyFormat(currency, locale, digits).format(amount);
}

/**
 * Returns the sign of a currency, such as £, and whether the language writes it before the amount. If no sign belongs to
 * this currency alone, returns its code.
 */
export function currencySign(
  currency: string,
  locale: Locale,
): { sign: string; isBefore: boolean } {
  if (!CODE.test(currency)) return { sign: currency, isBefore: false };
  const parts = moneyFormat(currency, locale, 2).formatToParts(0);
  const at = parts.findIndex(({ type }) => type === "currency");
  return { sign: parts[at]?.value ?? currency, isBefore: at === 0 };
}

import type { Locale } from "@/lib/routes";
import { formatNumber, LANGUAGE_TAGS } from "./format";

/** `Intl` throws for any other form, and a document that is being written may contain any text. */
const CODE = /^[A-Za-z]{3}$/;

/** Currencies whose sign belongs to them alone; signs such as $ and kr are shared by several currencies. */
const WITH_SIGN = ["EUR", "GBP"];

/** Cached, for the reason in `format.ts`. */
const formats = new Map<string, Intl.NumberFormat>();

/** @throws RangeError if the currency is not a code of three letters */
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
 * Returns an amount in the notation of the language, with its pence only if there are any, and with the sign of the
 * currency or its code. A currency that is not a code of three letters is written unchanged after the amount.
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  // The code may be missing or still being typed.
  if (!CODE.test(currency)) return `${formatNumber(amount, locale, digits)} ${currency}`.trim();
  return moneyFormat(currency, locale, digits).format(amount);
}

/** Returns the sign of a currency, such as £, or its code if it has no sign of its own. */
export function currencySign(currency: string, locale: Locale): string {
  if (!CODE.test(currency)) return currency;
  const parts = moneyFormat(currency, locale, 2).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

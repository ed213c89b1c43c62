import type { FindingsWords } from "@/content/findings";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import type { Estimate } from "@/experiments/study/findings/findings";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { isSingular } from "@/lib/i18n/is-singular";
import { levelText } from "@/lib/i18n/share-text";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { NamedMeasure } from "./study-names";

type Counted = Readonly<Record<"one" | "many", string>>;

/**
 * Returns a text with its number, in the singular or the plural. Because French 0 is singular, the singular text contains
 * `{n}` and not 1.
 */
export function counted(
  words: Counted,
  n: number,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  const text = isSingular(n, locale) ? words.one : words.many;
  return interpolate(text, { n: formatNumber(n, locale), ...values });
}

/** Returns a share from 0 to 1 in percent. A space precedes the sign only in French. */
export function percentText(share: number, locale: Locale, digits = 0): string {
  const number = formatNumber(share * 100, locale, digits);
  return locale === "fr" ? typeset(`${number} %`, locale) : `${number}%`;
}

/** Returns the coverage of an interval, such as “95%”. */
export const levelOf = ({ level }: Pick<Estimate, "level">, words: FindingsWords, locale: Locale) =>
  interpolate(words.answer.level, { n: levelText(1 - level, locale) });

/**
 * Returns a value of a measure with its unit.
 * @param more decimals in addition to the measure's decimals, for means and SDs
 */
export const valueText = (
  value: number,
  { decimals, unit }: Pick<NamedMeasure, "decimals" | "unit">,
  locale: Locale,
  more = 0,
): string => formatMeasure(value, { decimals: decimals + more, unit }, locale);

/** Returns a value of a measure without its unit. */
export const bareText = (
  value: number,
  { decimals }: Pick<NamedMeasure, "decimals">,
  locale: Locale,
  more = 0,
): string => formatMeasure(value, { decimals: decimals + more, unit: null }, locale);

/** Returns a value with the ends of its interval; the value alone if the data do not allow an interval. */
export function estimateText(
  { value, low, high }: Pick<Estimate, "value" | "low" | "high">,
  words: FindingsWords,
  show: (value: number) => string,
  showEnd: (value: number) => string = show,
): string {
  if (low === null || high === null) return show(value);
  return interpolate(words.exploratory.estimate, {
    value: show(value),
    low: showEnd(low),
    high: showEnd(high),
  });
}

/** Returns the size of a file. */
export function sizeText(bytes: number, words: FindingsWords["files"], locale: Locale): string {
  if (bytes < 1000) return interpolate(words.bytes.b, { n: formatNumber(bytes, locale) });
  if (bytes < 1_000_000)
    return interpolate(words.bytes.kb, { n: formatNumber(bytes / 1000, locale) });
  return interpolate(words.bytes.mb, { n: formatNumber(bytes / 1_000_000, locale, 1) });
}

/** Returns the day of a moment or of a day (ISO 8601) in the notation of the language. */
export const dayText = (moment: string, locale: Locale) =>
  formatDay(moment.slice(0, "2026-12-03".length), locale);

/** Returns the first characters of a hash, which suffice to recognise it. */
export const shortHash = (hash: string) => hash.slice(0, 8);

/** Returns a text that begins with a capital letter. */
export const capital = (text: string, locale: Locale) =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** The longest list of numbers that remains on one line. */
const MOST_UNBROKEN = 3;
const NO_BREAK_SPACE = "\u00A0";
const NUMBER = /^[\d\s.,\u2212]+$/;

/** Returns a list in words, such as “a, b and c”. A short list of numbers remains on one line. */
export function listText(items: readonly string[], words: FindingsWords): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const first = items.slice(0, -1).join(", ");
  const text = interpolate(words.flow.and, { first, second: last });
  const isUnbroken = items.length <= MOST_UNBROKEN && items.every((item) => NUMBER.test(item));
  return isUnbroken ? text.replaceAll(" ", NO_BREAK_SPACE) : text;
}

/**
 * Returns the ends of an interval without brackets, on one line. Their separator is a semicolon in French, because of the
 * decimal comma.
 */
export const endsText = (low: string, high: string, locale: Locale): string =>
  locale === "fr" ? `${low}\u202F;${NO_BREAK_SPACE}${high}` : `${low},${NO_BREAK_SPACE}${high}`;

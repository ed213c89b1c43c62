/** @jest-environment node */
import fc from "fast-check";
import { formatNumber } from "@/lib/i18n/format";
import { readNumber } from "@/lib/i18n/read-number";
import { LOCALES, type Locale } from "@/lib/routes";

const numberIn = (text: string, locale: Locale) => {
  const read = readNumber(text, locale);
  return read && ("number" in read ? read.number : "ask");
};

describe.each(LOCALES)("a number typed in %s", (locale) => {
  it.each([
    ["2000", 2000],
    ["2 000", 2000],
    ["2\u00a0000", 2000],
    ["2\u202f000", 2000],
    ["2’000", 2000],
    ["2'000'000", 2_000_000],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,567", 1234.567],
    ["0,500", 0.5],
    [".5", 0.5],
    [",5", 0.5],
    ["12,34", 12.34],
    ["12.34", 12.34],
    ["1234,567", 1234.567],
    ["+40", 40],
    ["-3", -3],
    ["\u22123", -3],
    ["1e3", 1000],
    ["1E+3", 1000],
    ["２０００", 2000],
    ["٢٠٠٠", 2000],
    ["٢٬٠٠٠", 2000],
    ["٢٫٥", 2.5],
    ["۲۰۰۰", 2000],
  ])("“%s” is read as %d", (text, number) => {
    expect(numberIn(text, locale)).toBe(number);
  });

  it.each([
    "",
    "-",
    "two",
    "2 00",
    "20 00",
    "1,23,456",
    "1.2.3",
    "2.",
    "1e999",
    "0x10",
    "1_000",
    "Infinity",
    "٢ab",
  ])("“%s” is not read as a number", (text) => {
    expect(numberIn(text, locale)).toBeNull();
  });

  it("is read correctly in any format in which this site prints numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(3), (whole, digits) => {
        const number = whole / 10 ** digits;
        const read = numberIn(formatNumber(number, locale, digits), locale);
        expect([number, "ask"]).toContain(read);
        if (locale === "fr") expect(read).toBe(number);
      }),
    );
  });
});

it("a single thousands separator, a comma in English and a point in French, is ambiguous", () => {
  expect(readNumber("2,000", "en")).toEqual({ isAmbiguous: true, small: 2, large: 2000 });
  expect(readNumber("2.000", "fr")).toEqual({ isAmbiguous: true, small: 2, large: 2000 });
  expect(numberIn("-12,500", "en")).toBe("ask");
});

it("the decimal sign of the language is not ambiguous, even before three digits", () => {
  expect(numberIn("2.000", "en")).toBe(2);
  expect(numberIn("2,000", "fr")).toBe(2);
});

/** @jest-environment node */
import {
  formatDay,
  formatMoment,
  formatMs,
  formatNumber,
  formatTimeOfDay,
  roundLength,
} from "@/lib/i18n/format";

const MINUS = "\u2212";
const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

describe("the first day of a month", () => {
  it("is an ordinal number in French, and no other day is", () => {
    expect(formatDay("2026-01-01", "fr")).toBe("1er janvier 2026");
    expect(formatMoment("2026-03-01T12:00:00", "fr")).toMatch(/^1er mars 2026/);
    expect(formatDay("2026-01-11", "fr")).toBe("11 janvier 2026");
    expect(formatDay("2026-01-21", "fr")).toBe("21 janvier 2026");
  });

  it("is a cardinal number in English", () => {
    expect(formatDay("2026-01-01", "en")).toBe("1 January 2026");
  });
});

describe("formatNumber", () => {
  it("writes a true minus sign in both languages", () => {
    expect(formatNumber(-42, "en")).toBe(`${MINUS}42`);
    expect(formatNumber(-42, "fr")).toBe(`${MINUS}42`);
  });

  it("writes no sign before zero, even if the number was rounded to zero", () => {
    expect(formatNumber(0, "en")).toBe("0");
    expect(formatNumber(-0, "en")).toBe("0");
    expect(formatNumber(-0.3, "en")).toBe("0");
    expect(formatNumber(-0.3, "fr")).toBe("0");
  });

  it("rounds to the requested number of decimals and pads with zeros", () => {
    expect(formatNumber(122.565, "en")).toBe("123");
    expect(formatNumber(122.565, "en", 1)).toBe("122.6");
    expect(formatNumber(5, "en", 1)).toBe("5.0");
  });

  it("uses the decimal and thousands separators of the language", () => {
    expect(formatNumber(10007.5, "en", 1)).toBe("10,007.5");
    expect(formatNumber(10007.5, "fr", 1)).toBe(`10${NARROW_NO_BREAK_SPACE}007,5`);
  });
});

describe("formatTimeOfDay", () => {
  it("writes a French time with h, on one line and without a leading zero", () => {
    expect(formatTimeOfDay("09:00", "fr")).toBe(`9${NO_BREAK_SPACE}h`);
    expect(formatTimeOfDay("17:05", "fr")).toBe(`17${NO_BREAK_SPACE}h${NO_BREAK_SPACE}05`);
    expect(formatTimeOfDay("09:00", "en")).toBe("09:00");
  });
});

describe("formatMs", () => {
  it("writes whole milliseconds with the unit on the same line", () => {
    expect(formatMs(93.6, "en")).toBe(`94${NO_BREAK_SPACE}ms`);
    expect(formatMs(-12, "fr")).toBe(`${MINUS}12${NO_BREAK_SPACE}ms`);
    expect(formatMs(2000, "en")).toBe(`2,000${NO_BREAK_SPACE}ms`);
  });
});

describe("roundLength", () => {
  it.each([
    [45, "seconds", 45, 0],
    [59, "seconds", 59, 0],
    [60, "minutes", 1, 0],
    [80, "minutes", 1.5, 1],
    [150, "minutes", 2.5, 1],
    [170, "minutes", 3, 0],
    [600, "minutes", 10, 0],
  ])("rounds %d s in %s to %d", (seconds, unit, value, decimals) => {
    expect(roundLength(seconds)).toEqual({ unit, value, decimals });
  });
});

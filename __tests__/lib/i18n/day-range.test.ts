import { dayRangeText } from "@/lib/i18n/day-range";

const WORDS = { one: "1 day", exact: "{n} days", range: "{from} to {to} days" };

it.each([
  [[1, 1], "1 day"],
  [[7, 7], "7 days"],
  [[1, 3], "1 to 3 days"],
] as const)("the days %j until a visit are stated as “%s”", ([from, to], text) => {
  expect(dayRangeText([from, to], WORDS)).toBe(text);
});

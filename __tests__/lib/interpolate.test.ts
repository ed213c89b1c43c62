/** @jest-environment node */
import { interpolate } from "@/lib/i18n/interpolate";

it("puts each value where its name stands, as often as it stands", () => {
  expect(interpolate("{n} of {trials}, {n} left", { n: 3, trials: "twelve" })).toBe(
    "3 of twelve, 3 left",
  );
});

it("writes 0 and the empty text, which are values", () => {
  expect(interpolate("{n} wrong{end}", { n: 0, end: "" })).toBe("0 wrong");
});

it("takes a value as it is, whatever it looks like", () => {
  expect(interpolate("{a} and {b}", { a: "{b}", b: "$& $1" })).toBe("{b} and $& $1");
});

it("leaves other braces alone", () => {
  expect(interpolate("{} { n } {n", { n: 1 })).toBe("{} { n } {n");
});

it("names the place that has no value, and the text it stands in", () => {
  expect(() => interpolate("mean of {n}", {})).toThrow("No value for {n} in: mean of {n}");
});

/** @jest-environment node */
import { interpolate } from "@/lib/i18n/interpolate";

it("replaces each placeholder by its value, at every occurrence", () => {
  expect(interpolate("{n} of {trials}, {n} left", { n: 3, trials: "twelve" })).toBe(
    "3 of twelve, 3 left",
  );
});

it("inserts 0 and the empty text, which are values", () => {
  expect(interpolate("{n} wrong{end}", { n: 0, end: "" })).toBe("0 wrong");
});

it("inserts a value unchanged, even if it looks like a placeholder", () => {
  expect(interpolate("{a} and {b}", { a: "{b}", b: "$& $1" })).toBe("{b} and $& $1");
});

it("leaves other braces unchanged", () => {
  expect(interpolate("{} { n } {n", { n: 1 })).toBe("{} { n } {n");
});

it("reports a placeholder without a value, and its text", () => {
  expect(() => interpolate("mean of {n}", {})).toThrow("No value for {n} in: mean of {n}");
});

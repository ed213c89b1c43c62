/** @jest-environment node */
import { interpolate } from "@/lib/i18n/interpolate";

it("interpolate replaces each placeholder with its value, at every occurrence", () => {
  expect(interpolate("{n} of {trials}, {n} left", { n: 3, trials: "twelve" })).toBe(
    "3 of twelve, 3 left",
  );
});

it("interpolate accepts 0 and the empty text as values", () => {
  expect(interpolate("{n} wrong{end}", { n: 0, end: "" })).toBe("0 wrong");
});

it("interpolate inserts a value unchanged, even if the value looks like a placeholder", () => {
  expect(interpolate("{a} and {b}", { a: "{b}", b: "$& $1" })).toBe("{b} and $& $1");
});

it("interpolate does not change braces that do not belong to a placeholder", () => {
  expect(interpolate("{} { n } {n", { n: 1 })).toBe("{} { n } {n");
});

it("interpolate throws an error if a value is missing, with the name of the placeholder and the text", () => {
  expect(() => interpolate("mean of {n}", {})).toThrow("No value for {n} in: mean of {n}");
});

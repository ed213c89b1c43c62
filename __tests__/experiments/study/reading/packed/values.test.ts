import type { Packable } from "@/experiments/study/reading/packed/kinds";
import { createPackedValues } from "@/experiments/study/reading/packed/values";

const HASH = "0123456789abcdef".repeat(4);

/** Values of each kind, and values at the limits between the kinds. */
const VALUES: readonly Packable[] = [
  null,
  true,
  false,
  ...[
    0,
    159,
    160,
    239,
    240,
    127,
    128,
    2 ** 31 - 1,
    2 ** 31,
    -1,
    -0,
    0.1,
    355.2,
    359.549_999_999_999_95,
  ],
  ...[1e-9, -2.5, 0.123, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, 46_052.156_315_640_34],
  ...["", "stroop", "é", "😀", "\ud800", "a\nb", HASH, HASH.toUpperCase(), "x".repeat(300)],
  ...["2026-12-03T09:00:00.000+01:00", "2026-02-30T25:00:00.000-05:30", "2026-12-03T09:00:00Z"],
  [],
  [[1, null], ["a"]],
  [355.2, 0, 12, 1e6],
  [1, 2, -0],
  ...[46 / 47, 13 / 15, 1 / 3, 499 / 500, 1 / 501, 0.123_456_789, -1 / 3],
  ...["1970-01-01T00:00:00.000+00:00", "1969-12-31T23:00:00.000+00:00"],
  ...["2026-12-03T09:00:00.000-00:00", "2026-12-03T09:00:00.001+05:45"],
  ...["2026-12-03T24:00:00.000+01:00", "2026-12-03T09:00:00.000+01:07"],
  [1, 2, 0.15, 355.2],
  { answers: { "a\nb": 1, c: null }, inputs: ["key", "touch"] },
  { a: 1, "b\nc": 2 },
  { "a\nb": 1, c: 2 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'),
];

test("returns each packed value exactly", () => {
  const packed = createPackedValues();
  const places = VALUES.map((value) => packed.add(value));
  expect(places.map((place) => packed.at(place))).toEqual(VALUES);
  expect(places.map((place) => Object.is(packed.at(place), -0)).filter(Boolean)).toHaveLength(1);
});

test("does not change the prototype of an object with the name __proto__", () => {
  const packed = createPackedValues();
  const value = packed.at(packed.add(JSON.parse('{"__proto__":{"polluted":true}}')));
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(value as object)).toEqual(["__proto__"]);
});

test("returns one object for two properties with the same object", () => {
  const score = { status: "scored", measures: [{ id: "effect", value: 93.278 }] };
  const packed = createPackedValues();
  const run = packed.at(packed.add({ score, scoreOnTime: score })) as Record<string, Packable>;
  expect(run).toEqual({ score, scoreOnTime: score });
  expect(run.scoreOnTime).toBe(run.score);
});

test("stores values that are larger than a piece of memory between small ones", () => {
  const packed = createPackedValues();
  const large = Array.from({ length: 300_000 }, (_, index) => index / 7);
  const places = ["before", large, "after"].map((value) => packed.add(value));
  expect(places.map((place) => packed.at(place))).toEqual(["before", large, "after"]);
});

test("stores texts exactly after its vocabulary is full", () => {
  const packed = createPackedValues();
  const texts = Array.from({ length: 5000 }, (_, index) => `participant ${index}`);
  const places = texts.map((text) => packed.add(text));
  expect(places.map((place) => packed.at(place))).toEqual(texts);
});

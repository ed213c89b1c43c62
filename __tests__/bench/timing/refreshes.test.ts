/** @jest-environment node */
import { refreshAfter } from "@/bench/timing/refreshes";

const STAMPS = [100, 110, 120, 150, 160];

it.each([
  ["in a frame", 103, 110],
  ["late in a frame", 109.9, 110],
  ["exactly at a refresh", 110, 120],
  ["in a frame that the busy page did not record", 137, 140],
  ["after the last recorded refresh", 172, 180],
])("refreshAfter() returns the next refresh for a time %s", (_, rendered, shown) => {
  expect(refreshAfter(rendered, 10, STAMPS)).toBeCloseTo(shown, 9);
});

it("refreshAfter() returns NaN for a frame rendered before the first recorded refresh", () => {
  expect(refreshAfter(99, 10, STAMPS)).toBeNaN();
});

import { refreshAfter } from "@/bench/timing/refreshes";

const STAMPS = [100, 110, 120, 150, 160];

it.each([
  ["in a frame", 103, 110],
  ["late in a frame", 109.9, 110],
  ["at a refresh itself", 110, 120],
  ["in a frame that the page was too busy to hear of", 137, 140],
  ["after the last one heard of", 172, 180],
])("a frame rendered %s is shown by the next refresh", (_, rendered, shown) => {
  expect(refreshAfter(rendered, 10, STAMPS)).toBeCloseTo(shown, 9);
});

it("a refresh before the first frame is unknown", () => {
  expect(refreshAfter(99, 10, STAMPS)).toBeNaN();
});

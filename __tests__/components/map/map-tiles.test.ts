/** @jest-environment node */
import { nearestDrawn, parseDrawnTiles, tileAddress } from "@/components/map/map-tiles";

it("the URL of a tile contains its colour scheme, zoom level and position", () => {
  expect(tileAddress("dark", { z: 5, x: 16, y: 11 })).toBe("/tiles/dark/5/16/11.png");
});

describe("nearestDrawn, which finds the picture for a requested tile,", () => {
  const drawn = new Set(["0/0/0", "1/1/0", "2/3/1"]);

  it.each([
    ["itself", { z: 2, x: 3, y: 1 }, { z: 2, x: 3, y: 1, side: 256, left: 0, top: 0 }],
    [
      "a quarter of the next",
      { z: 2, x: 2, y: 1 },
      { z: 1, x: 1, y: 0, side: 128, left: 0, top: 128 },
    ],
    [
      "a sixteenth of the world",
      { z: 2, x: 1, y: 3 },
      { z: 0, x: 0, y: 0, side: 64, left: 64, top: 192 },
    ],
    [
      "less than a pixel at the deepest zoom",
      { z: 18, x: 2 ** 18 - 1, y: 2 ** 17 - 1 },
      { z: 2, x: 3, y: 1, side: 2 ** -8, left: 256 - 2 ** -8, top: 256 - 2 ** -8 },
    ],
  ])("returns a part of a drawn tile that is %s", (_, tile, part) => {
    expect(nearestDrawn(drawn, tile)).toEqual(part);
  });

  it("returns undefined if the map has no drawn tiles", () => {
    expect(nearestDrawn(new Set(), { z: 3, x: 1, y: 1 })).toBeUndefined();
  });
});

it("parseDrawnTiles accepts a list of tile names, and no other value", () => {
  expect(parseDrawnTiles({ inputs: "a", tiles: ["0/0/0"] })).toEqual(new Set(["0/0/0"]));
  for (const wrong of [null, {}, { tiles: "0/0/0" }, { tiles: ["../../secret"] }, { tiles: [1] }])
    expect(() => parseDrawnTiles(wrong)).toThrow("cannot be read");
});

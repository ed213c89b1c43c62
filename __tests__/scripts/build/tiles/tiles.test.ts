/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import { DrawnTiles } from "@/scripts/build/tiles/drawn-tiles";
import { indexedPng, packPixels } from "@/scripts/build/tiles/indexed-png";
import { MIXTURES, nearestMixture, palettes } from "@/scripts/build/tiles/tile-colours";
import { blocksToDraw, TILE_SIZE, WORLD_ZOOM } from "@/scripts/build/tiles/tile-grid";

const tokens = readFileSync(join(process.cwd(), "components/shell/styles/tokens.css"), "utf8");

it("the build draws tiles of the size in which the map displays them", () => {
  expect(TILE_SIZE).toBe(MAP_DEFAULTS.tileSize);
});

describe("the drawn tiles", () => {
  const tilesAt = (place: { latitude: number; longitude: number }, z: number) =>
    blocksToDraw(place)
      .filter((block) => block.z === z)
      .flatMap(({ x, y, columns, rows }) =>
        Array.from(
          { length: columns * rows },
          (_, n) => `${x + (n % columns)}/${y + Math.floor(n / columns)}`,
        ),
      );

  it("include every tile of the world exactly once at each zoom level up to 5", () => {
    for (let z = 0; z <= WORLD_ZOOM; z += 1) {
      const tiles = tilesAt({ latitude: 0, longitude: 0 }, z);
      expect(tiles.length).toBe(4 ** z);
      expect(new Set(tiles).size).toBe(4 ** z);
    }
  });

  it("include the surroundings of the organisation at higher zoom levels, and no tile beyond the edge of the world", () => {
    // The numbers of the tile that contains Paris at zoom 8. All web maps number tiles in this way.
    expect(tilesAt({ latitude: 48.86, longitude: 2.35 }, 8)).toContain("129/88");
    const edge = tilesAt({ latitude: 84, longitude: 179.9 }, 7);
    expect(edge.length).toBeGreaterThan(9);
    for (const tile of edge) {
      const [x = -1, y = -1] = tile.split("/").map(Number);
      expect(x).toBeLessThan(2 ** 7);
      expect(y).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("a tile of one colour", () => {
  const plain = (index: number) => new Uint8Array(TILE_SIZE ** 2).fill(index);
  /** A tile that contains only sea, except for land in the top left quarter of the tile. */
  const cornered = plain(0).map((_, at) =>
    at % TILE_SIZE < TILE_SIZE / 2 && at < TILE_SIZE ** 2 / 2 ? 1 : 0,
  );

  it("has no file if a tile of a lower zoom level has the same colour at this position", () => {
    const drawn = new DrawnTiles();
    expect(drawn.add({ z: 0, x: 0, y: 0 }, cornered)).toBe(true);
    expect(drawn.add({ z: 1, x: 0, y: 0 }, plain(1))).toBe(false);
    expect(drawn.add({ z: 1, x: 1, y: 1 }, plain(0))).toBe(false);
    // Zoom level 1 has no file at this position either, so the colour of zoom level 0 decides.
    expect(drawn.add({ z: 2, x: 3, y: 3 }, plain(0))).toBe(false);
    expect(drawn.names).toEqual(["0/0/0"]);
  });

  it("has a file if a tile of a lower zoom level has another colour at this position", () => {
    const drawn = new DrawnTiles();
    drawn.add({ z: 0, x: 0, y: 0 }, cornered);
    expect(drawn.add({ z: 1, x: 0, y: 0 }, plain(0))).toBe(true);
    expect(drawn.add({ z: 1, x: 1, y: 0 }, plain(1))).toBe(true);
    expect(drawn.add({ z: 1, x: 0, y: 1 }, cornered)).toBe(true);
    // The tile contains an island that tiles of lower zoom levels do not contain.
    const island = plain(0);
    island[island.length - 1] = 1;
    expect(drawn.add({ z: 1, x: 1, y: 1 }, island)).toBe(true);
  });
});

describe("the colours of the tiles", () => {
  it("are defined by the design tokens for both colour schemes", () => {
    const { light, dark } = palettes(tokens);
    expect(light.length).toBe(16);
    expect(light.slice(0, 2)).toEqual([
      [0xe6, 0xe9, 0xed],
      [0xff, 0xff, 0xff],
    ]);
    expect(dark.slice(0, 2)).toEqual([
      [0x07, 0x09, 0x0c],
      [0x1d, 0x22, 0x2a],
    ]);
  });

  it("cannot be read from a design token in another format", () => {
    const other = tokens.replace(/--colour-map-land: [^;]+/, "--colour-map-land: black");
    expect(() => palettes(other)).toThrow("--colour-map-land");
  });

  it("are chosen by the kind of area (sea, land, border, coast) that covers most of a pixel", () => {
    expect(MIXTURES[nearestMixture(0, 0, 0)]).toEqual([1, 0, 0, 0]);
    expect(MIXTURES[nearestMixture(255, 0, 0)]).toEqual([0, 1, 0, 0]);
    expect(MIXTURES[nearestMixture(0, 255, 0)]).toEqual([0, 0, 1, 0]);
    expect(MIXTURES[nearestMixture(0, 0, 255)]).toEqual([0, 0, 0, 1]);
    expect(MIXTURES[nearestMixture(128, 128, 0)]).toEqual([0, 1 / 2, 1 / 2, 0]);
    expect(MIXTURES).toHaveLength(16);
  });
});

it("the build writes a PNG from which another program reads the same pixels", async () => {
  const indices = Uint8Array.from([0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 1, 1, 2, 2, 3, 3]);
  const palette = [
    [230, 233, 237],
    [255, 255, 255],
    [1, 2, 3],
    [200, 100, 50],
  ] as const;
  const png = indexedPng(packPixels(indices, 4), 4, palette);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 4, height: 4, channels: 3 });
  expect([...data]).toEqual([...indices].flatMap((index) => [...(palette[index] ?? [])]));
});

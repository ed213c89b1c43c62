import { geoMercator, geoPath } from "d3-geo";
import sharp from "sharp";
import type { Outlines } from "./outlines";
import { DRAWN_IN, nearestMixture } from "./tile-colours";
import { TILE_SIZE, type Tile, type TileBlock } from "./tile-grid";

/** The widths of the lines of borders and coasts, in pixels. */
const BORDER = 0.9;
const COAST = 0.8;

/** Lines are drawn this far beyond the edge of a block. Otherwise the end of a line would be visible at the edge. */
const MARGIN = 8;

/**
 * Draws a rectangle of tiles.
 *
 * @returns the colour mixtures of each tile, row by row
 */
export async function drawBlock(
  block: TileBlock,
  outlines: Outlines,
): Promise<{ tile: Tile; indices: Uint8Array }[]> {
  const { data, info } = await sharp(Buffer.from(blockSvg(block, outlines)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { z, columns, rows } = block;
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const indices = new Uint8Array(TILE_SIZE * TILE_SIZE);
    for (let at = 0; at < indices.length; at += 1) {
      const x = column * TILE_SIZE + (at % TILE_SIZE);
      const y = row * TILE_SIZE + Math.floor(at / TILE_SIZE);
      const pixel = (y * info.width + x) * info.channels;
      indices[at] = nearestMixture(data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0);
    }
    return { tile: { z, x: block.x + column, y: block.y + row }, indices };
  });
}

function blockSvg({ z, x, y, columns, rows }: TileBlock, { land, borders, coasts }: Outlines) {
  const [width, height] = [columns * TILE_SIZE, rows * TILE_SIZE];
  const world = TILE_SIZE * 2 ** z;
  const projection = geoMercator()
    .scale(world / (2 * Math.PI))
    .translate([world / 2 - x * TILE_SIZE, world / 2 - y * TILE_SIZE])
    // The lines of Natural Earth are straight on a flat map. On the globe they would be curved.
    .precision(0)
    .clipExtent([
      [-MARGIN, -MARGIN],
      [width + MARGIN, height + MARGIN],
    ]);
  const path = geoPath(projection).digits(2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${DRAWN_IN.sea}"/>`,
    `<path fill="${DRAWN_IN.land}" d="${path(land) ?? ""}"/>`,
    '<g fill="none" stroke-linejoin="round">',
    `<path stroke="${DRAWN_IN.border}" stroke-width="${BORDER}" d="${path(borders) ?? ""}"/>`,
    `<path stroke="${DRAWN_IN.coast}" stroke-width="${COAST}" d="${path(coasts) ?? ""}"/>`,
    "</g></svg>",
  ].join("");
}

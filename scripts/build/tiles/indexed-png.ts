import { crc32, deflateSync } from "node:zlib";
import type { Colour } from "./tile-colours";

/**
 * Writes PNG with four bits per pixel, without a library. A library would choose the colours itself, but here the
 * indices and the palette are known. One packed picture serves both colour schemes.
 */
const BITS = 4;
const PALETTE_COLOUR = 3;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Returns the pixels of a square picture in the packed format of PNG.
 *
 * @param indices one index per pixel, row by row, each below 16
 * @param side in pixels, an even number
 */
export function packPixels(indices: Uint8Array, side: number): Buffer {
  // Each row begins with the number of its filter. The filter zero compresses flat colours best.
  const rowLength = 1 + side / 2;
  const rows = Buffer.alloc(rowLength * side);
  for (let at = 0; at < indices.length; at += 2) {
    const row = Math.floor(at / side);
    const pair = ((indices[at] ?? 0) << BITS) | (indices[at + 1] ?? 0);
    rows[row * rowLength + 1 + (at % side) / 2] = pair;
  }
  return deflateSync(rows, { level: 9 });
}

/**
 * Returns a PNG file.
 *
 * @param packed result of `packPixels`
 * @param side in pixels
 * @param palette red, green and blue of each index
 */
export function indexedPng(packed: Buffer, side: number, palette: readonly Colour[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([BITS, PALETTE_COLOUR], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

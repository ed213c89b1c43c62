import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** The one drawing that every icon is made from. */
const SOURCE = "icons/icon.svg";
const APPLE_SIZE = 180;
const FAVICON_SIZE = 32;

/**
 * Draws the icons that must be pixels into an export: `/favicon.ico` for browsers that ask for it
 * unasked, and the icon of an iOS home screen.
 *
 * @param {string} out the exported site, which holds icons/icon.svg
 * @returns {Promise<string[]>} the files written, as paths in `out`
 */
export async function drawIcons(out) {
  const source = readFileSync(join(out, SOURCE));
  const draw = (/** @type {number} */ size) =>
    sharp(source, { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer();
  const files = {
    "favicon.ico": icoOf(await draw(FAVICON_SIZE), FAVICON_SIZE),
    "icons/apple-touch-icon.png": await draw(APPLE_SIZE),
  };
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(out, file), bytes);
  return Object.keys(files);
}

/**
 * An .ico file with one PNG picture: the header, one directory entry, the picture as it is.
 *
 * @param {Buffer} png
 * @param {number} size
 */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

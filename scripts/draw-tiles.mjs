import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles, ROOT } from "./project.mjs";
import { isMain, runMain, say, secondsSince } from "./terminal.mjs";
import { drawBlock } from "./tiles/draw-block.mjs";
import { DrawnTiles, nameOf } from "./tiles/drawn-tiles.mjs";
import { indexedPng, packPixels } from "./tiles/indexed-png.mjs";
import { outlinesFile, readOutlines, SCALES } from "./tiles/outlines.mjs";
import { readPlace } from "./tiles/place.mjs";
import { palettes } from "./tiles/tile-colours.mjs";
import { blocksToDraw, TILE_SIZE, WORLD_ZOOM } from "./tiles/tile-grid.mjs";

/** The embedded base map, in a folder for each scheme; git does not keep it. */
export const TILES = "public/tiles";

/** Which tiles there are, for the map, and what they were drawn from. */
const LIST = `${TILES}/drawn.json`;

const TOKENS = "components/shell/styles/tokens.css";

/**
 * Draws the tiles of the embedded map into public/, unless they are there as the sources make them.
 *
 * @param {string} [root]
 * @returns {Promise<string>} what was done: files, bytes and time
 */
export async function ensureTiles(root = ROOT) {
  const place = readPlace(root);
  const inputs = fingerprint(root, place);
  const list = join(root, LIST);
  if (existsSync(list) && JSON.parse(readFileSync(list, "utf8")).inputs === inputs)
    return `tiles of the map are up to date, ${weightOf(root)}`;
  const start = performance.now();
  rmSync(join(root, TILES), { recursive: true, force: true });
  const tiles = await drawTiles(root, place);
  // Written last: without it the next run begins anew.
  writeFileSync(list, JSON.stringify({ inputs, tiles }));
  return `tiles of the map drawn in ${secondsSince(start)}, ${weightOf(root)}`;
}

/** @param {string} root @param {import("./tiles/tile-grid.mjs").Position} place @returns {Promise<string[]>} their names */
async function drawTiles(root, place) {
  const schemes = Object.entries(palettes(readFileSync(join(root, TOKENS), "utf8")));
  const [world, surroundings] = SCALES.map(readOutlines);
  const drawn = new DrawnTiles();
  for (const block of blocksToDraw(place)) {
    const outlines = block.z > WORLD_ZOOM ? surroundings : world;
    if (!outlines) throw new Error("A scale of Natural Earth is missing.");
    for (const { tile, indices } of await drawBlock(block, outlines)) {
      if (!drawn.add(tile, indices)) continue;
      const packed = packPixels(indices, TILE_SIZE);
      for (const [scheme, palette] of schemes) {
        const path = join(root, TILES, scheme, `${nameOf(tile)}.png`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, indexedPng(packed, TILE_SIZE, palette));
      }
    }
  }
  return drawn.names;
}

/** A hash of all that the tiles depend on. @param {string} root @param {import("./tiles/tile-grid.mjs").Position} place */
function fingerprint(root, place) {
  const scripts = listFiles(join(root, "scripts/tiles")).map((file) => `scripts/tiles/${file}`);
  const files = ["scripts/draw-tiles.mjs", ...scripts, TOKENS].map((file) => join(root, file));
  const hash = createHash("sha256").update(JSON.stringify(place));
  for (const file of [...files, ...SCALES.map(outlinesFile)]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} root */
function weightOf(root) {
  const files = listFiles(join(root, TILES)).map((file) => join(root, TILES, file));
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  return `${files.length.toLocaleString("en")} files, ${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}

if (isMain(import.meta.url)) await runMain(async () => say(await ensureTiles()));

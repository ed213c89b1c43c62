import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { organisation } from "@/content/organisation";
import { listFiles, ROOT } from "../../project.mjs";
import { isMain, runMain, say, secondsSince } from "../../terminal.mjs";
import { drawBlock } from "./draw-block";
import { DrawnTiles, tileName } from "./drawn-tiles";
import { indexedPng, packPixels } from "./indexed-png";
import { OUTLINE_SCALES, outlinesFile, readOutlines } from "./outlines";
import { palettes } from "./tile-colours";
import { blocksToDraw, TILE_SIZE, WORLD_ZOOM } from "./tile-grid";

/** The embedded base map, with a folder for each colour scheme. git ignores this folder. */
export const TILES = join(ROOT, "public/tiles");

/** The list of existing tiles, which the map reads. The list contains the hash of the sources of the tiles. */
const LIST = join(TILES, "drawn.json");

const TOKENS = join(ROOT, "components/shell/styles/tokens.css");

/**
 * Draws the tiles of the embedded map into public/ unless they are up to date.
 *
 * @returns a summary for the log: files, bytes and time
 */
export async function ensureTiles(): Promise<string> {
  const inputs = fingerprint();
  if (existsSync(LIST) && JSON.parse(readFileSync(LIST, "utf8")).inputs === inputs)
    return `tiles of the map are up to date, ${weightOfTiles()}`;
  const start = performance.now();
  rmSync(TILES, { recursive: true, force: true });
  const tiles = await drawTiles();
  // The list is written last. If a run is interrupted, the next run therefore draws the tiles again.
  writeFileSync(LIST, JSON.stringify({ inputs, tiles }));
  return `tiles of the map drawn in ${secondsSince(start)}, ${weightOfTiles()}`;
}

/**
 * Draws all tiles.
 * @returns the names of the tiles
 */
async function drawTiles(): Promise<string[]> {
  const schemes = Object.entries(palettes(readFileSync(TOKENS, "utf8")));
  const [world, surroundings] = OUTLINE_SCALES.map(readOutlines);
  const drawn = new DrawnTiles();
  for (const block of blocksToDraw(organisation.coordinates)) {
    const outlines = block.z > WORLD_ZOOM ? surroundings : world;
    if (!outlines) throw new Error("A scale of Natural Earth is missing.");
    for (const { tile, indices } of await drawBlock(block, outlines)) {
      if (!drawn.add(tile, indices)) continue;
      const packed = packPixels(indices, TILE_SIZE);
      for (const [scheme, palette] of schemes) {
        const path = join(TILES, scheme, `${tileName(tile)}.png`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, indexedPng(packed, TILE_SIZE, palette));
      }
    }
  }
  return drawn.names;
}

/** Returns a hash of all inputs of the tiles. */
function fingerprint() {
  const scripts = listFiles(import.meta.dirname).map((file) => join(import.meta.dirname, file));
  const hash = createHash("sha256").update(JSON.stringify(organisation.coordinates));
  for (const file of [...scripts, TOKENS, ...OUTLINE_SCALES.map(outlinesFile)])
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function weightOfTiles() {
  const files = listFiles(TILES).map((file) => join(TILES, file));
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  return `${files.length.toLocaleString("en")} files, ${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}

if (isMain(import.meta.url)) await runMain(async () => say(await ensureTiles()));

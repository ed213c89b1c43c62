import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileAt } from "../build/html/referenced-files";
import { readPrecacheManifest } from "../build/offline/precache-manifest";
import { OUT, ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";
import { pageWeights, sentSizes, type Weight } from "./weights";

const FILE = "e2e/budgets.json";

/** The factor by which a measured size may grow. */
const LEEWAY = 1.05;

const CHUNK = /_next\/static\/chunks\/(.+?)[-.][\da-f]{8}\.js$/;

/** The sizes in bytes of pages, keyed by path, and of chunks, keyed by name without the hash. */
export type Weights = { pages: Record<string, Weight>; chunks: Record<string, number> };

/** Returns the compressed sizes of the pages of an export and of their chunks. */
export async function weigh(out: string): Promise<Weights> {
  const files = readPrecacheManifest(out).files.map(({ url }) => fileAt(url, ""));
  const sizes = await sentSizes(
    out,
    files.filter((file) => CHUNK.test(file)),
  );
  const chunks = [...sizes].map(([file, size]) => [CHUNK.exec(file)?.[1], size]).sort();
  return { pages: await pageWeights(out), chunks: Object.fromEntries(chunks) };
}

/**
 * Writes the budgets that `e2e/budget.spec.ts` enforces. The budgets are computed from the current sizes of the files
 * in `out/`.
 */
async function setBudgets() {
  const reached = await weigh(OUT);
  const budgets = JSON.stringify(
    reached,
    (_, value) => (typeof value === "number" ? Math.round(value * LEEWAY) : value),
    2,
  );
  writeFileSync(join(ROOT, FILE), `${budgets}\n`);
  say(`${FILE} holds ${Object.keys(reached.chunks).length} chunks to what they weigh, plus 5%.`);
}

if (isMain(import.meta.url)) await runMain(setBudgets);

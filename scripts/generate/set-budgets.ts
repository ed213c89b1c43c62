import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../build/html/pages";
import { readPrecacheManifest } from "../build/offline/precache-manifest";
import { brotliSizes } from "../build/weight/brotli-size";
import { type PageWeight, pageWeights } from "../build/weight/page-weight";
import { OUT, ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";

const FILE = "e2e/budgets.json";

/** By how much a measured weight may grow. */
const LEEWAY = 1.05;

const CHUNK = /_next\/static\/chunks\/(.+?)[-.][\da-f]{8}\.js$/;

export type Weight = Omit<PageWeight, "page">;

/**
 * Returns what the pages of an export and their chunks weigh in bytes by brotli 11, fonts as they are:
 * pages by their address, chunks by their name without its hash.
 */
export async function weigh(
  out: string,
): Promise<{ pages: Record<string, Weight>; chunks: Record<string, number> }> {
  const pages = (await pageWeights(readSite(out))).map(({ page, ...weight }) => [page, weight]);
  const used = readPrecacheManifest(out).files.flatMap(({ url }) => {
    const file = decodeURIComponent(url.slice(1));
    return CHUNK.test(file) ? file : [];
  });
  const sizes = await brotliSizes(out, used);
  const chunks = [...sizes].map(([file, size]) => [CHUNK.exec(file)?.[1], size]).sort();
  return { pages: Object.fromEntries(pages), chunks: Object.fromEntries(chunks) };
}

/** Writes the budgets that `e2e/budget.spec.ts` holds, from what `out/` weighs now. */
async function setBudgets() {
  const reached = await weigh(OUT);
  const budgets = JSON.stringify(
    reached,
    (_, value) => (typeof value === "number" ? Math.round(value * LEEWAY) : value),
    2,
  );
  writeFileSync(join(ROOT, FILE), `${budgets}\n`);
  say(`${FILE} holds ${Object.keys(reached.chunks).length} chunks to what they weigh, plus 5 %.`);
}

if (isMain(import.meta.url)) await runMain(setBudgets);

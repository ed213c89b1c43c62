import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seededRandom, seedsFor } from "@/lib/stats/random";
import { ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";
import { filled } from "./filled";
import { BY_FORMULA, type Kind } from "./reading-studies";
import { BY_RESAMPLES } from "./resampled-studies";

const STUDIES = 1000;
/** The number of simulated studies of 200 people for kinds of intervals whose computation takes long. */
const SLOW_STUDIES = 500;
const PEOPLE = [30, 60, 200];
const SEED = 20_261_127;
const DOCUMENT = join(ROOT, "docs/reading.md");

/**
 * Returns the share of the displayed intervals that contain the true value, and the number of displayed intervals, over
 * simulated studies of `n` people.
 */
function coverageOf(kind: Kind, n: number, studies: number, seed: number) {
  let [displayed, covered] = [0, 0];
  for (const own of seedsFor(seed, studies)) {
    const { interval, truth } = kind.draw(n, seededRandom(own));
    if (!interval) continue;
    displayed += 1;
    if (interval.low <= truth && truth <= interval.high) covered += 1;
  }
  return { displayed, covered: covered / displayed };
}

/** Returns the cell of the table for studies of `n` people. */
export function cell(kind: Kind, n: number): string {
  const studies = kind.isSlow && n >= 200 ? SLOW_STUDIES : STUDIES;
  const { displayed, covered } = coverageOf(kind, n, studies, SEED + n);
  if (displayed === 0) return "–";
  return `${(100 * covered).toFixed(1)}%${displayed < STUDIES ? ` of ${displayed}` : ""}`;
}

function row(kind: Kind): string {
  const cells = PEOPLE.map((n) => cell(kind, n));
  say(`${kind.name}: ${cells.join(", ")}`);
  return `| ${kind.name} | ${cells.join(" | ")} |`;
}

function table(): string {
  return [
    `| interval | ${PEOPLE.map((n) => `${n} people`).join(" | ")} |`,
    `| :-- | ${PEOPLE.map(() => "--:").join(" | ")} |`,
    ...[...BY_FORMULA, ...BY_RESAMPLES].map(row),
  ].join("\n");
}

if (isMain(import.meta.url))
  await runMain(() => {
    writeFileSync(DOCUMENT, filled(readFileSync(DOCUMENT, "utf8"), "coverage", table()));
    say("docs/reading.md has the coverage of each interval anew.");
  });

import { spawnSync } from "node:child_process";
import {
  correlation,
  oneMean,
  oneProportion,
  reaches,
  twoMeans,
  twoProportions,
} from "@/lib/stats/power";
import { seededRandom } from "@/lib/stats/random";
import { isMain, runMain, say, UserError } from "../terminal.mjs";

const DESIGNS = 200;
const MOST = 1e7;
/** The relative tolerance of n. R's root-finder itself has the tolerance 1e-10. */
const TOLERANCE = 1e-6;

const KINDS = ["paired", "two.sample", "r", "p", "2p"] as const;
type Kind = (typeof KINDS)[number];

const random = seededRandom(20261123);
const between = (low: number, high: number) => low + random() * (high - low);

function draw() {
  const kind = KINDS[Math.floor(random() * KINDS.length)] as Kind;
  const effect = kind === "r" ? between(0.08, 0.8) : between(0.08, 1.2);
  const reference = between(0.05, 0.6);
  return {
    kind,
    effect: kind === "p" || kind === "2p" ? between(0.05, 0.95 - reference) : effect,
    reference,
    alpha: [0.05, 0.01, 0.005, 0.05 / 7][Math.floor(random() * 4)] as number,
    power: between(0.6, 0.98),
    sides: random() < 0.7 ? (2 as const) : (1 as const),
  };
}

type Drawn = ReturnType<typeof draw>;

/** Returns the total number of people. If the design has two groups, returns the number in the first group. */
function ours({ kind, effect, reference, power, ...test }: Drawn): number {
  const designs = {
    paired: oneMean(1),
    "two.sample": twoMeans([1, 1]),
    r: correlation(1),
    p: oneProportion(reference),
    "2p": twoProportions(reference),
  };
  const design = designs[kind];
  const n = reaches((each) => design.power(effect, each, test), power, design.least, MOST);
  return kind === "two.sample" || kind === "2p" ? n / 2 : n;
}

const R_CODE = `
library(pwr)
d <- read.csv(file("stdin"))
for (i in seq_len(nrow(d))) {
  x <- d[i, ]
  side <- if (x$sides == 2) "two.sided" else "greater"
  h <- ES.h(x$reference + x$effect, x$reference)
  power_at <- function(n) switch(x$kind,
    paired = pwr.t.test(n, x$effect, x$alpha, type = "paired", alternative = side)$power,
    two.sample = pwr.t.test(n, x$effect, x$alpha, type = "two.sample", alternative = side)$power,
    r = pwr.r.test(n, x$effect, x$alpha, alternative = side)$power,
    p = pwr.p.test(h, n, x$alpha, alternative = side)$power,
    "2p" = pwr.2p.test(h, n, x$alpha, alternative = side)$power)
  least <- if (x$kind == "r") 4 + 1e-9 else 2
  n <- if (power_at(least) >= x$power) least else
    uniroot(function(n) power_at(n) - x$power, c(least, 1e6), tol = 1e-10)$root
  cat(format(n, digits = 15), "\\n")
}`;

/** Compares 200 random designs with R's pwr, and prints the largest relative difference of n. */
function main() {
  const designs = Array.from({ length: DESIGNS }, draw);
  const csv = [
    "kind,effect,reference,alpha,power,sides",
    ...designs.map((each) =>
      [each.kind, each.effect, each.reference, each.alpha, each.power, each.sides].join(","),
    ),
  ].join("\n");
  const { status, stdout, stderr } = spawnSync("Rscript", ["-e", R_CODE], {
    input: `${csv}\n`,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new UserError(
      `R did not answer: ${stderr}`,
      "Install R and its package pwr (Debian: apt install r-cran-pwr).",
    );
  const theirs = stdout.trim().split("\n").map(Number);
  const worst = designs
    .map((design, index) => ({
      design,
      difference: Math.abs(ours(design) / (theirs[index] ?? Number.NaN) - 1),
    }))
    .reduce((a, b) => (b.difference > a.difference || Number.isNaN(b.difference) ? b : a));
  say(`${DESIGNS} designs; worst relative difference of n: ${worst.difference.toExponential(1)}`);
  say(JSON.stringify(worst.design));
  if (!(worst.difference < TOLERANCE))
    throw new UserError("The planner and pwr disagree.", "See lib/stats/power.ts.");
}

if (isMain(import.meta.url)) await runMain(main);

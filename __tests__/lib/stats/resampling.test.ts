/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { halfMedians, reliabilityOfHalves } from "@/lib/stats/halves";
import { errorReliability } from "@/lib/stats/reliability";
import {
  bcaInterval,
  bootstrap,
  jackknife,
  lecuyer,
  percentileInterval,
} from "@/lib/stats/resampling";
import { ROOT } from "@/scripts/project.mjs";
import { expectClose, REFERENCE } from "./reference/reference";

const SAME_DIGITS = 1e-12;

it.each(REFERENCE.draws)("seed $seed yields the same random numbers as in R", ({ seed, draws }) => {
  const random = lecuyer(seed);
  const all = Array.from({ length: 2000 }, random);
  expectClose([...all.slice(0, 3), ...all.slice(-3)], draws, SAME_DIGITS);
});

it("the generator yields the published numbers of L'Ecuyer's method", () => {
  // The states 1 and 1 of seed 0 become 40014^11 modulo 2147483563 and 40692^11 modulo 2147483399.
  const power = (base: bigint, modulus: bigint) => Number(base ** 11n % modulus);
  const difference = power(40_014n, 2_147_483_563n) - power(40_692n, 2_147_483_399n);
  expect(lecuyer(0)()).toBe(
    (difference < 1 ? difference + 2_147_483_562 : difference) / 2_147_483_563,
  );
});

describe("a bootstrap of a reliability", () => {
  const { scores, errors, ...theirs } = REFERENCE.bootstrap;
  const reliability = (people?: Int32Array) => errorReliability(scores, errors, people);
  const values = bootstrap(scores.length, 2000, 7, reliability);
  const without = jackknife(scores.length, reliability);
  const observed = reliability();

  it("draws the same people as in R", () => {
    expectClose(observed, theirs.observed, SAME_DIGITS);
    expectClose([...values.slice(0, 3), values[1999]], theirs.resamples, SAME_DIGITS);
  });

  it("has the percentile and the BCa interval of R", () => {
    expectClose(percentileInterval(values, 0.95), theirs.percentile, SAME_DIGITS);
    const bca = bcaInterval(values, observed, without, 0.95);
    expectClose(bca, theirs.bcaInR, 1e-11);
    // The package boot rounds the ranks of the ends to two decimals.
    expectClose(bca, theirs.bca, 1e-5);
  });

  it("leaves out resamples in which the statistic is not defined", () => {
    const some = Float64Array.from([...values, Number.NaN, Number.NaN]);
    expect(percentileInterval(some, 0.95)).toEqual(percentileInterval(values, 0.95));
    expect(bcaInterval(some, observed, without, 0.95)).toEqual(
      bcaInterval(values, observed, without, 0.95),
    );
  });

  it("has no interval if no resample is defined, or if all are on one side of the observed value", () => {
    expect(percentileInterval(Float64Array.of(Number.NaN), 0.95)).toBeNull();
    expect(bcaInterval(values, 2, without, 0.95)).toBeNull();
    expect(bcaInterval(values, observed, [1, 1, 1], 0.95)).toBeNull();
  });
});

it("random halves have the same medians and the same reliability as in R", () => {
  const { times, ...theirs } = REFERENCE.halves;
  const halves = halfMedians(times, 1000, 11);
  const last = (half: Float64Array[]) => [...(half[999] as Float64Array).slice(0, 4)];
  expectClose(last(halves.one), theirs.one, SAME_DIGITS);
  expectClose(last(halves.two), theirs.two, SAME_DIGITS);
  expectClose(reliabilityOfHalves(halves), theirs.reliability, SAME_DIGITS);
  const some = { one: halves.one.slice(0, 50), two: halves.two.slice(0, 50) };
  const values = bootstrap(times.length, 200, 5, (people) => reliabilityOfHalves(some, people));
  expectClose(percentileInterval(values, 0.9), theirs.percentile, SAME_DIGITS);
});

// R may be missing, except in continuous integration. The tests above need the recorded values only.
const HAS_R = spawnSync("Rscript", ["--version"]).status === 0;
(HAS_R ? it : it.skip)("the functions in R yield the recorded values", () => {
  const code = `source("lib/stats/resampling.R")
    times <- list(${REFERENCE.halves.times.map((each) => `c(${each})`).join(",")})
    h <- half_medians(times, 1000, 11)
    x <- c(${REFERENCE.bootstrap.scores}); e <- c(${REFERENCE.bootstrap.errors})
    f <- function(i) 1 - mean(e[i]) / var(x[i])
    v <- bootstrap(length(x), 2000, 7, f)
    cat(format(c(reliability_of_halves(h), percentile_interval(v, .95),
      bca_interval(v, f(seq_along(x)), jackknife(length(x), f), .95)), digits = 15))`;
  const { stdout } = spawnSync("Rscript", ["-e", code], { cwd: ROOT, encoding: "utf8" });
  const { halves, bootstrap: resampled } = REFERENCE;
  expectClose(stdout.trim().split(/\s+/).map(Number), [
    halves.reliability,
    ...Object.values(resampled.percentile),
    ...Object.values(resampled.bcaInR),
  ]);
});

/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { halfMedians, reliabilityOfHalves } from "@/lib/stats/halves";
import {
  alphaInfluences,
  errorInfluences,
  errorOf,
  fromLogScale,
  halvesInfluences,
  onLogScale,
  toLogScale,
} from "@/lib/stats/influences";
import { cronbachAlpha } from "@/lib/stats/reliability";
import {
  bootstrapWithErrors,
  everyone,
  lecuyer,
  studentizedInterval,
  type WithError,
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

/** The package boot computes standard errors from weights, with numerical derivatives. */
const DERIVED = 2e-4;

describe("a bootstrap of a reliability", () => {
  const { scores, errors, ...theirs } = REFERENCE.bootstrap;
  const n = scores.length;
  const influences = new Float64Array(n);
  const statistic = (people: Int32Array) =>
    onLogScale(errorInfluences(scores, errors, people, influences), influences);
  const observed = statistic(everyone(n));
  const resampled = bootstrapWithErrors(n, 2000, 7, statistic);

  it("draws the same people as in R", () => {
    expectClose(observed.value, toLogScale(theirs.observed), SAME_DIGITS);
    const { values } = resampled;
    expectClose([...values.slice(0, 3), values[1999]], theirs.resamples, SAME_DIGITS);
  });

  it("has the standard error that the package boot computes from weights", () => {
    expectClose(observed.error, theirs.byWeights.errors, DERIVED);
  });

  it("has the bootstrap-t interval of R", () => {
    const interval = studentizedInterval(observed, resampled, 0.95);
    expectClose(interval, theirs.studentInR, 1e-11);
    // The package boot interpolates between other resamples.
    expectClose(interval, theirs.student, 3e-3);
  });

  it("leaves out resamples in which the statistic is not defined", () => {
    const some = {
      values: Float64Array.of(...resampled.values, Number.NaN, 1),
      errors: Float64Array.of(...resampled.errors, 1, 0),
    };
    expect(studentizedInterval(observed, some, 0.95)).toEqual(
      studentizedInterval(observed, resampled, 0.95),
    );
  });

  it("has no interval if no resample is defined, or if the observed value has no standard error", () => {
    const none = { values: Float64Array.of(Number.NaN), errors: Float64Array.of(Number.NaN) };
    expect(studentizedInterval(observed, none, 0.95)).toBeNull();
    const without: WithError = { value: observed.value, error: 0 };
    expect(studentizedInterval(without, resampled, 0.95)).toBeNull();
    expect(studentizedInterval({ value: Number.NaN, error: 1 }, resampled, 0.95)).toBeNull();
  });

  it("has no value in a resample of one person only", () => {
    const alone = new Int32Array(n).fill(3);
    expect(statistic(alone)).toEqual({ value: Number.NaN, error: Number.NaN });
  });
});

it("alpha has the standard error that the package boot computes from weights", () => {
  const { answers, byWeights } = REFERENCE.bootstrap;
  const items = [0, 1, 2].map((item) => Float64Array.from(answers, (each) => each[item] as number));
  const influences = new Float64Array(answers.length);
  expectClose(
    alphaInfluences(items, everyone(answers.length), influences),
    cronbachAlpha(answers),
    SAME_DIGITS,
  );
  expectClose(errorOf(influences), byWeights.alpha, DERIVED);
});

it("a reliability on the scale of intervals leads back to itself", () => {
  for (const reliability of [-0.5, 0, 0.7, 0.99])
    expect(fromLogScale(toLogScale(reliability))).toBeCloseTo(reliability, 12);
});

it("random halves have the same medians, reliability and interval as in R", () => {
  const { times, ...theirs } = REFERENCE.halves;
  const halves = halfMedians(times, 1000, 11);
  const last = (half: Float64Array[]) => [...(half[999] as Float64Array).slice(0, 4)];
  expectClose(last(halves.one), theirs.one, SAME_DIGITS);
  expectClose(last(halves.two), theirs.two, SAME_DIGITS);
  expectClose(reliabilityOfHalves(halves), theirs.reliability, SAME_DIGITS);
  const some = { one: halves.one.slice(0, 50), two: halves.two.slice(0, 50) };
  const influences = new Float64Array(times.length);
  const statistic = (people: Int32Array) =>
    onLogScale(halvesInfluences(some, people, influences), influences);
  const observed = statistic(everyone(times.length));
  expectClose(observed.error, theirs.error, SAME_DIGITS);
  expectClose(observed.error, theirs.byWeights, DERIVED);
  const resampled = bootstrapWithErrors(times.length, 200, 5, statistic);
  expectClose(studentizedInterval(observed, resampled, 0.9), theirs.student, 1e-11);
});

// R may be missing, except in continuous integration. The tests above need the recorded values only.
const HAS_R = spawnSync("Rscript", ["--version"]).status === 0;
(HAS_R ? it : it.skip)("the functions in R yield the recorded values", () => {
  const code = `for (file in c("influences.R", "resampling.R")) source(file.path("lib/stats", file))
    times <- list(${REFERENCE.halves.times.map((each) => `c(${each})`).join(",")})
    h <- half_medians(times, 1000, 11)
    x <- c(${REFERENCE.bootstrap.scores}); e <- c(${REFERENCE.bootstrap.errors})
    f <- function(i) on_log_scale(error_influences(x[i], e[i]))
    cat(format(c(reliability_of_halves(h),
      studentized_interval(f(seq_along(x)), bootstrap(length(x), 2000, 7, f), .95)), digits = 15))`;
  const { stdout } = spawnSync("Rscript", ["-e", code], { cwd: ROOT, encoding: "utf8" });
  const { halves, bootstrap: resampled } = REFERENCE;
  expectClose(stdout.trim().split(/\s+/).map(Number), [
    halves.reliability,
    ...Object.values(resampled.studentInR),
  ]);
});

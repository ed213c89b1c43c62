/** @jest-environment node */
import {
  dzInterval,
  hedgesCorrection,
  hedgesG,
  noncentralTInterval,
} from "@/lib/stats/effect-sizes";
import { expectClose, REFERENCE } from "./reference/reference";

it.each(REFERENCE.noncentral)(
  "the interval of a noncentrality equals the interval that R finds: $given",
  ({ given, interval }) => {
    expectClose(noncentralTInterval(...given), interval);
  },
);

it("the interval of dz of the reference study equals the value of effectsize", () => {
  // Stroop of the reference study: mean 121.744840555312, SD 61.111035586379, 54 people.
  const { low, high } = dzInterval(121.744840555312, 61.111035586379, 54, 0.95);
  expect([low, high]).toEqual([expect.closeTo(1.526018009, 6), expect.closeTo(2.451637343, 6)]);
});

it("Hedges' g and its correction equal the values of R", () => {
  for (const { df, value } of REFERENCE.correction) expectClose(hedgesCorrection(df), value);
  for (const { first, second, level, g } of REFERENCE.groups)
    expectClose(hedgesG(first, second, level).g, g);
});

it("the interval of Hedges' g is the interval of effectsize, whose search stops at 1e-4", () => {
  const { first, second } = REFERENCE.groups[2] as (typeof REFERENCE.groups)[number];
  expectClose(hedgesG(first, second, 0.95), REFERENCE.effectsize, 3e-4);
});

it("values without spread have no interval of an effect size", () => {
  expect(dzInterval(3, 0, 20, 0.95)).toEqual({ low: Number.NaN, high: Number.NaN });
});

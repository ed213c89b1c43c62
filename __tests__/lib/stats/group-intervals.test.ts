/** @jest-environment node */
import {
  meanIntervalAt,
  newcombeInterval,
  sdInterval,
  welch,
  wilsonAt,
} from "@/lib/stats/group-intervals";
import { chiSquareQuantile, fQuantile, tQuantileAt } from "@/lib/stats/quantiles";
import { expectClose, REFERENCE } from "./reference/reference";

it("quantiles of t, chi-square and F equal those of R", () => {
  const { t, chiSquare, f } = REFERENCE;
  // Small quantiles must be as precise as large ones.
  for (const { p, df, value } of t) expectClose(tQuantileAt(p, df) / value, 1, 1e-9);
  for (const { p, df, value } of chiSquare) expectClose(chiSquareQuantile(p, df) / value, 1, 1e-9);
  for (const { p, df1, df2, value } of f) expectClose(fQuantile(p, df1, df2) / value, 1, 1e-9);
});

it.each(REFERENCE.groups)(
  "means, standard deviations and Welch's difference of groups have R's intervals (level $level)",
  (group) => {
    const { first, second, level } = group;
    expectClose(meanIntervalAt(first, level), group.mean);
    expectClose(sdInterval(first, level), group.sd);
    expectClose(welch(first, second, level), group.welch);
  },
);

it("Welch's interval of groups without any spread is their difference", () => {
  expect(welch([3, 3], [5, 5, 5], 0.95)).toMatchObject({ difference: 2, low: 2, high: 2 });
});

it.each(REFERENCE.shares)(
  "shares and their difference have the score intervals of R: $given",
  ({ given, wilson, newcombe }) => {
    const [count1, n1, count2, n2, level] = given;
    expectClose(wilsonAt(count1, n1, level), wilson);
    expectClose(newcombeInterval(count1, n1, count2, n2, level), newcombe);
  },
);

it("Newcombe's interval equals his published example", () => {
  const { low, high } = newcombeInterval(48, 80, 56, 70, 0.95);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(["0.0524", "0.3339"]);
});

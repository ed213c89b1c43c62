/** @jest-environment node */
import { rankOf, spearman } from "@/lib/stats/correlations";
import { retest } from "@/lib/stats/retest";
import { trimmedMean, yuenDifference, yuenInterval } from "@/lib/stats/trimmed";
import { expectClose, REFERENCE } from "./reference/reference";

it.each(REFERENCE.retest)(
  "two visits of $first.length people have the correlations, ICCs and change of R and psych",
  ({ first, second, level, ...theirs }) => {
    expectClose(retest(first, second, level), theirs.retest);
    expectClose(spearman(first, second), theirs.spearman);
  },
);

it("equal values share the mean of their ranks", () => {
  expect(rankOf([30, 10, 20, 10, 30, 30])).toEqual([5, 1.5, 3, 1.5, 5, 5]);
});

it.each(REFERENCE.trimmed)(
  "trimmed means have Yuen's intervals (level $level)",
  ({ first, second, level, ...theirs }) => {
    expectClose(trimmedMean(first), theirs.mean);
    expectClose(yuenInterval(first, level), theirs.interval);
    expectClose(yuenDifference(first, second, level), theirs.difference);
  },
);

/** @jest-environment node */
import { addCounts, closingLine, countJest, countPlaywright } from "@/scripts/test-counts.mjs";

const jestReport = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

const playwrightReport = {
  stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 },
  errors: [{ message: "the server did not start" }],
};

it("sums both runners, with files and servers that failed to start among the failed", () => {
  const sum = addCounts(countJest(jestReport), countPlaywright(playwrightReport));
  expect(closingLine(sum)).toBe("16 passed, 5 failed, 3 skipped");
});

it("leaves out what was not skipped", () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
});

it("counts a runner that left no report as failed", () => {
  expect(closingLine(addCounts(countJest(undefined), countPlaywright(undefined)))).toBe(
    "0 passed, 2 failed",
  );
});

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** What a runner that left no report counts as: it has failed, and so does the sum. */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0 };

/**
 * Returns the counts of jest's JSON report. A file that could not be run is one failed test.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number, numRuntimeErrorTestSuites: number } | undefined} report
 * @returns {Counts}
 */
export function countJest(report) {
  if (!report) return NO_REPORT;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Returns the counts of Playwright's JSON report. Each error outside a test is one failed test.
 *
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number },
 *   errors: unknown[] } | undefined} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  if (!report) return NO_REPORT;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/**
 * Returns the last line of `npm test`.
 *
 * @param {Counts} counts
 * @returns {string}
 */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

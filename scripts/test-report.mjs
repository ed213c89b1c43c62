import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * The fields of a Playwright JSON report that this script reads.
 *
 * @typedef {{ error?: { message?: string } }} Attempt
 * @typedef {{ title: string, tests: { status: string, results: Attempt[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * The fields of a jest JSON report that this script reads.
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, message: string, assertionResults: Assertion[] }} TestFile
 */

/**
 * Returns the numbers of passed and failed tests in a runner's report. A file that could not be run and an error
 * outside a test are counted as one failed test each. If a stage fails without a report, it is counted as one failed
 * test.
 *
 * @param {string} file
 * @param {number} code the stage's exit code
 */
export function countTests(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const { stats, errors, ...jests } = JSON.parse(readFileSync(file, "utf8"));
  if (stats) {
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
  }
  return {
    passed: jests.numPassedTests,
    failed: jests.numFailedTests + jests.numRuntimeErrorTestSuites,
    skipped: jests.numPendingTests + jests.numTodoTests,
  };
}

const LINES = 6;

/**
 * Returns the first lines of an error, without the colours of a terminal.
 * @param {string | undefined} message
 */
const beginning = (message = "") =>
  stripVTControlCharacters(message).split("\n").slice(0, LINES).join("\n    ");

/** @param {TestFile} file @returns {string[]} */
function ofTestFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return message ? [`${name}\n    ${beginning(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${name} › ${fullName}\n    ${beginning(failureMessages[0])}`,
  );
}

/** @param {Suite} suite @returns {string[]} */
function ofSuite({ title, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => {
        const error = results.find((attempt) => attempt.error)?.error;
        const again = status === "flaky" ? "Passed at the second attempt: " : "";
        return `${again}${title} › ${spec.title}\n    ${beginning(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(ofSuite)];
}

/**
 * Returns a few lines for each test of a report that failed or that passed only at its second attempt.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function describeFaults(file) {
  if (!existsSync(file)) return [];
  /** @type {{ suites?: Suite[], testResults?: TestFile[] }} */
  const { suites = [], testResults = [] } = JSON.parse(readFileSync(file, "utf8"));
  return [...testResults.flatMap(ofTestFile), ...suites.flatMap(ofSuite)];
}

/** @typedef {import("./judge").Finding} Finding */
/** @typedef {import("./judge").Exception} Exception */

/**
 * Returns whether an exception accepts a finding.
 *
 * @param {Exception} exception
 * @param {Finding} finding
 */
const accepts = (exception, { where, what }) =>
  exception.what.test(what) && (exception.where?.test(where) ?? true);

/**
 * Returns what is left of a judge's findings, with one more for each exception that none of them needs, and
 * how many were accepted.
 *
 * @param {string} judge
 * @param {Finding[]} findings
 * @param {Exception[]} exceptions of all judges
 * @returns {{ findings: Finding[], excepted: number }}
 */
export function accept(judge, findings, exceptions) {
  const own = exceptions.filter((exception) => exception.judge === judge);
  const left = findings.filter((finding) => !own.some((exception) => accepts(exception, finding)));
  const idle = own.filter((exception) => !findings.some((finding) => accepts(exception, finding)));
  return {
    findings: [
      ...left,
      ...idle.map(({ where, what }) => ({
        where: "audit/exceptions.mjs",
        what: `nothing is found that ${judge} is excepted from: ${what}${where ? ` at ${where}` : ""}`,
      })),
    ],
    excepted: findings.length - left.length,
  };
}

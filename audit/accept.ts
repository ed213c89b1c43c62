import type { Exception, Finding } from "./checker";

const accepts = (exception: Exception, { where, what }: Finding) =>
  exception.what.test(what) && (exception.where?.test(where) ?? true);

/**
 * Returns the findings of a checker that no exception accepts. For each exception that matches no finding, adds a
 * finding about this exception. Also returns the number of accepted findings.
 *
 * @param exceptions the exceptions of all checkers
 */
export function accept(
  checker: string,
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): { findings: Finding[]; accepted: number } {
  const own = exceptions.filter((exception) => exception.checker === checker);
  const left = findings.filter((finding) => !own.some((exception) => accepts(exception, finding)));
  const unused = own.filter(
    (exception) => !findings.some((finding) => accepts(exception, finding)),
  );
  return {
    findings: [
      ...left,
      ...unused.map(({ where, what }) => ({
        where: "audit/exceptions.ts",
        what: `an exception for ${checker} matches nothing: ${what}${where ? ` at ${where}` : ""}`,
      })),
    ],
    accepted: findings.length - left.length,
  };
}

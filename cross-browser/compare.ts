import type { AcceptedDifference, Difference, Observations, Outcome } from "./engine";

/** The number of characters that are displayed around the position at which two texts begin to differ. */
const EXCERPT = 80;

function excerpts(a: string, b: string): [string, string] {
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  const from = Math.max(0, (first < 0 ? a.length : first) - EXCERPT / 2);
  return [a.slice(from, from + EXCERPT), b.slice(from, from + EXCERPT)];
}

/** Sorts the members of an object, because drivers return these members in different orders. */
const sorted = (_: string, value: unknown) =>
  Object.prototype.toString.call(value) === "[object Object]"
    ? Object.fromEntries(Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const textOf = (value: unknown) =>
  value === undefined ? "nothing" : JSON.stringify(value, sorted);

function differencesBetween(expected: Observations, observed: Observations): Difference[] {
  const all = new Set([...expected.keys(), ...observed.keys()]);
  return [...all].flatMap((what) => {
    const [one, other] = [textOf(expected.get(what)), textOf(observed.get(what))];
    if (one === other) return [];
    const [there, here] = excerpts(one, other);
    return { what, there, here };
  });
}

/**
 * Returns the findings about the outcome of a scenario: the failure of the scenario, errors of the site, differences
 * from the reference engine that are not accepted, and accepted differences that no longer occur.
 */
export function checkOutcome(
  outcome: Outcome,
  reference: Outcome,
  accepted: readonly AcceptedDifference[],
): string[] {
  if (outcome.failure) return [outcome.failure];
  const faults = (outcome.observations.get("faults") ?? []) as string[];
  const findings = faults.map((fault) => `fault: ${fault}`);
  if (reference.failure) return findings;
  const own = accepted.filter(
    ({ engine, scenario }) => engine === outcome.engine && scenario === outcome.scenario,
  );
  const used = new Set<AcceptedDifference>();
  for (const difference of differencesBetween(reference.observations, outcome.observations)) {
    const { what, there, here } = difference;
    const acceptance = own.find((each) => each.what.test(what) && each.here.test(here));
    if (acceptance) used.add(acceptance);
    else if (what !== "faults")
      findings.push(`${what}: ${here}, and in ${reference.engine} ${there}`);
  }
  const unused = own.filter((each) => !used.has(each));
  return [
    ...findings,
    ...unused.map(({ what }) => `accepted, but no difference is found: ${what}`),
  ];
}

/** @typedef {import("./engine").Outcome} Outcome */
/** @typedef {import("./engine").Difference} Difference */
/** @typedef {import("./engine").AcceptedDifference} AcceptedDifference */

/** How much of a text is shown around the place where two begin to differ. */
const EXCERPT = 80;

/**
 * Returns the parts of two texts in which they begin to differ.
 *
 * @param {string} a
 * @param {string} b
 */
function excerpts(a, b) {
  const first = [...a].findIndex((letter, place) => letter !== b[place]);
  const from = Math.max(0, (first < 0 ? a.length : first) - EXCERPT / 2);
  return [a, b].map((text) => text.slice(from, from + EXCERPT));
}

/**
 * The members of an object by their names: drivers hand them out in orders of their own.
 *
 * @param {string} _
 * @param {unknown} value
 */
const inOrder = (_, value) =>
  Object.prototype.toString.call(value) === "[object Object]"
    ? Object.fromEntries(Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** @param {unknown} seen */
const written = (seen) => (seen === undefined ? "nothing" : JSON.stringify(seen, inOrder));

/**
 * Returns in what the sights of a journey differ from those of the engine that all are compared with.
 *
 * @param {import("./engine").Sights} expected
 * @param {import("./engine").Sights} seen
 * @returns {Difference[]}
 */
function compare(expected, seen) {
  const all = new Set([...expected.keys(), ...seen.keys()]);
  return [...all].flatMap((what) => {
    const [one, other] = [written(expected.get(what)), written(seen.get(what))];
    if (one === other) return [];
    const [there = "", here = ""] = excerpts(one, other);
    return { what, there, here };
  });
}

/**
 * Returns what is wrong with the outcome of a journey: that it failed, what the site has said of faults, and
 * what differs from the first engine's and is not accepted.
 *
 * @param {Outcome} outcome
 * @param {Outcome} first
 * @param {readonly AcceptedDifference[]} accepted
 * @returns {string[]}
 */
export function judge(outcome, first, accepted) {
  if (outcome.failure) return [outcome.failure];
  const faults = /** @type {string[]} */ (outcome.sights.get("faults") ?? []);
  const own = accepted.filter(
    ({ engine, journey }) => engine === outcome.engine && journey === outcome.journey,
  );
  const met = new Set();
  const left = first.failure
    ? []
    : compare(first.sights, outcome.sights).filter(({ what, here }) => {
        const reason = own.find((each) => each.what.test(what) && each.here.test(here));
        met.add(reason);
        return what !== "faults" && !reason;
      });
  const idle = first.failure ? [] : own.filter((each) => !met.has(each));
  return [
    ...faults.map((fault) => `fault: ${fault}`),
    ...left.map(({ what, there, here }) => `${what}: ${here}, and in ${first.engine} ${there}`),
    ...idle.map(({ what }) => `engines/differences.mjs: no difference is met at ${what}`),
  ];
}

import type { ParameterSet, ParameterValue } from "./define-parameters";

type Version = readonly [major: number, minor: number];

/** Reads major and minor of a version, of which a patch may follow. */
const numbersOf = (version: string): Version => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [major, minor];
};

/** Returns major.minor of a version, the part that a document names. */
export const minorOf = (version: string): string => version.split(".").slice(0, 2).join(".");

const isBefore = (one: string, other: string) => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
};

/**
 * Returns the versions, major.minor, for which this release runs documents and scores records: those of the app's
 * major version, and those of former ones that differ from it in defaults alone.
 * @param current the app's version in this release
 */
export const versionsRun = ({ formerVersions }: ParameterSet, current: string): string[] =>
  [...formerVersions, current].flatMap((version) => {
    const [major, minor] = numbersOf(version);
    return Array.from({ length: minor + 1 }, (_, each) => `${major}.${each}`);
  });

/** Returns the parameters that a version of an app had, each with the default that it had then. */
export function defaultsOfVersion(
  { definitions }: ParameterSet,
  version: string,
): Record<string, ParameterValue> {
  const had = Object.entries(definitions).filter(
    ([, { since }]) => since === undefined || !isBefore(version, since),
  );
  return Object.fromEntries(
    had.map(([name, { default: now, formerly = [] }]) => {
      const former = formerly.find(({ before }) => isBefore(version, before));
      return [name, former ? former.default : now];
    }),
  );
}

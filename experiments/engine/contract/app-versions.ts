import {
  defaultsOf,
  type ParameterSet,
  type ParameterValue,
  type ParameterValues,
} from "./define-parameters";

type Version = readonly [major: number, minor: number];

/** Returns the major and minor numbers of a version; a patch number is ignored. */
const numbersOf = (version: string): Version => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [major, minor];
};

/** Returns major.minor of a version, the part that a document contains. */
export const minorOf = (version: string): string => version.split(".").slice(0, 2).join(".");

const isBefore = (one: string, other: string) => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
};

/**
 * Returns the versions (major.minor) whose documents this release runs and whose records it scores: all minor versions
 * of the app's major version, and of former major versions that differ from it only in defaults.
 * @param current the app's version in this release
 */
export const versionsRun = ({ formerVersions }: ParameterSet, current: string): string[] =>
  [...formerVersions, current].flatMap((version) => {
    const [major, minor] = numbersOf(version);
    return Array.from({ length: minor + 1 }, (_, each) => `${major}.${each}`);
  });

/** Returns the parameters that existed in a version of an app, each with its default in that version. */
function defaultsOfVersion(
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

/** Returns parameters with the others that existed in their version, as the complete form of a document has them. */
export const completedParameters = (
  set: ParameterSet,
  version: string,
  given: ParameterValues,
): Record<string, ParameterValue> => ({ ...defaultsOfVersion(set, version), ...given });

/**
 * Returns all parameters of a run in this release: the given ones, the others of their version, and those that were
 * added later.
 */
export const parametersOfRun = (
  set: ParameterSet,
  version: string,
  given: ParameterValues,
): Record<string, ParameterValue> => ({
  ...defaultsOf(set),
  ...completedParameters(set, version, given),
});

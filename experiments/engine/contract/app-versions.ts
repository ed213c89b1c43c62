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

/** Returns the major and minor number of a version, such as `2.1`. A document contains this part of the version. */
export const minorOf = (version: string): string => version.split(".").slice(0, 2).join(".");

const isBefore = (one: string, other: string) => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
};

/**
 * Returns the versions (major.minor) of an app that this release supports: it runs their documents and scores their
 * records. These are all minor versions of the app's present major version. In addition, they are all minor versions of
 * those former major versions that differ from the present major version only in defaults.
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

/**
 * Returns the given parameters and, for all other parameters that existed in the given version, their defaults in that
 * version. A document that states all of its parameters would contain the same values.
 */
export const completedParameters = (
  set: ParameterSet,
  version: string,
  given: ParameterValues,
): Record<string, ParameterValue> => ({ ...defaultsOfVersion(set, version), ...given });

/**
 * Returns all parameters of a run in this release: the given parameters, the defaults of all other parameters that
 * existed in the given version, and the defaults of parameters that were added later.
 */
export const parametersOfRun = (
  set: ParameterSet,
  version: string,
  given: ParameterValues,
): Record<string, ParameterValue> => ({
  ...defaultsOf(set),
  ...completedParameters(set, version, given),
});

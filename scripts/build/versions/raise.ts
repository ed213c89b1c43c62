import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { VersionRecord } from "./record-of";

/** The parts of a version number that can be raised, from the smallest change of an app to the largest. */
const PARTS = ["patch", "minor", "major"] as const;
type Part = (typeof PARTS)[number];

/** A change in an app, and the part of the version number that must be raised for the change. */
type Change = { what: string; part: Part; isDefault?: true };

type Recorded = VersionRecord["parameters"][string];

/** Returns whether every value of a parameter that was allowed before is still allowed. */
const isWideEnough = (before: Recorded, now: Recorded) =>
  (now.minimum ?? 0) <= (before.minimum ?? 0) &&
  (now.maximum ?? 0) >= (before.maximum ?? 0) &&
  (before.minimum ?? 0) % (now.step ?? 1) === 0 &&
  (before.step ?? 1) % (now.step ?? 1) === 0 &&
  (before.values ?? []).every((value) => now.values?.includes(value));

const limitsOf = ({ default: _, formerly: __, ...limits }: Recorded) => JSON.stringify(limits);

const sameLimits = (before: Recorded, now: Recorded) => limitsOf(before) === limitsOf(now);

function parameterChange(name: string, before?: Recorded, now?: Recorded): Change | null {
  if (!now) return { what: `${name} is gone`, part: "major" };
  if (!before) return { what: `${name} was added`, part: "minor" };
  if (before.kind !== now.kind) return { what: `${name} is of another kind`, part: "major" };
  if (before.default !== now.default)
    return {
      what: `${name} is ${now.default} by default, not ${before.default}`,
      part: "major",
      isDefault: true,
    };
  if (!isWideEnough(before, now)) return { what: `${name} has narrower limits`, part: "major" };
  return sameLimits(before, now) ? null : { what: `${name} has wider limits`, part: "minor" };
}

/** Returns the changes of an app since its version was recorded. */
function changesSince(before: VersionRecord, now: VersionRecord): Change[] {
  const names = new Set([...Object.keys(before.parameters), ...Object.keys(now.parameters)]);
  const parameters = [...names].flatMap(
    (name) => parameterChange(name, before.parameters[name], now.parameters[name]) ?? [],
  );
  return [
    ...parameters,
    ...(before.trials === now.trials
      ? []
      : [{ what: "the trials of recorded seeds are others", part: "major" } as const]),
    ...(before.scores === now.scores
      ? []
      : [{ what: "the scores of recorded runs are others", part: "major" } as const]),
    ...(before.columns === now.columns
      ? []
      : [{ what: "the columns or their meaning are others", part: "minor" } as const]),
  ];
}

const numbersOf = (version: string) => version.split(".").map(Number);

/** Returns the part of the version number that was raised; null if the version was not raised. */
function raisedBy(before: string, now: string): Part | null {
  const [a, b] = [numbersOf(before), numbersOf(now)];
  const first = b.findIndex((number, index) => number !== a[index]);
  if (first === -1 || (b[first] as number) < (a[first] as number)) return null;
  return (["major", "minor", "patch"] as const)[first] ?? null;
}

/**
 * Returns the reasons why study documents for the previous version would not run as before. The list is empty unless the
 * app declares that it can run such documents.
 */
function formerVersionFaults(id: string, before: VersionRecord, now: VersionRecord): string[] {
  const former = minorOf(before.version);
  if (!now.formerVersions.includes(former)) return [];
  const others = changesSince(before, now)
    .filter(({ part, isDefault }) => part === "major" && !isDefault)
    .map(({ what }) => `${id}: ${what}. Take ${former} out of formerVersions.`);
  const undated = Object.entries(before.parameters)
    .filter(([name, { default: was }]) => {
      const each = now.parameters[name];
      const said = each?.formerly?.find(({ before: end }) => end === minorOf(now.version));
      return each && each.default !== was && said?.default !== was;
    })
    .map(([name, { default: was }]) => `${id}: say in formerly of ${name} that it was ${was}.`);
  return [...others, ...undated];
}

/**
 * Returns the reasons why a version was not raised enough for the changes, one sentence for each change. If a parameter
 * was added, the app must also declare the version from which the parameter exists.
 */
export function versionFaults(id: string, before: VersionRecord, now: VersionRecord): string[] {
  const raised = raisedBy(before.version, now.version);
  const tooLittle = changesSince(before, now)
    .filter(({ part }) => !raised || PARTS.indexOf(raised) < PARTS.indexOf(part))
    .map(({ what, part }) => `${id} ${before.version}: ${what}. Raise its ${part} version.`);
  const unsaid = Object.entries(now.parameters)
    .filter(([name, { since }]) => !before.parameters[name] && !now.version.startsWith(`${since}.`))
    .map(([name]) => `${id}: say since which version ${name} is there (since).`);
  return raised === "major"
    ? [...tooLittle, ...formerVersionFaults(id, before, now)]
    : [...tooLittle, ...unsaid];
}

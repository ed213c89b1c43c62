import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { byText } from "@/lib/by-text";
import { type Contribution, GRADES, type SessionFacts } from "./contribution";
import { LIMITS } from "./limits";
import type { ReadSession, Source } from "./read-session";

/** A contribution with all places where it was found, and the positions of its packed run and of its packed facts. */
export type Kept = Contribution & {
  sources: readonly Source[];
  runAt: number | null;
  factsAt: number;
};
type KeptOf<Kind extends Contribution["kind"]> = Extract<Kept, { kind: Kind }>;

/** A session: its facts, its runs, and the versions of each step of which several were found. */
export type PutTogether = {
  session: Omit<ReadSession, "runs">;
  facts: SessionFacts;
  /** The runs, one for each step: in the order in which they were done. */
  runs: readonly KeptOf<"step">[];
  conflicts: readonly (readonly KeptOf<"step">[])[];
};

const KINDS: readonly Contribution["kind"][] = ["start", "participation", "step", "end"];

const ofKind = <Kind extends Contribution["kind"]>(all: readonly Kept[], kind: Kind) =>
  all.filter((each): each is KeptOf<Kind> & Kept => each.kind === kind);

/**
 * Combines all contributions about a session into one session. The result does not depend on the order in which the
 * parts were found.
 */
export function sessionOf(found: readonly Kept[], isWithdrawn: boolean): PutTogether {
  const all = [...found].sort(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || byText(one.digest, other.digest),
  );
  const [first] = all as [Kept, ...Kept[]];
  const participation = ofKind(all, "participation").sort((a, b) => b.done - a.done)[0];
  const facts = factsOf(all);
  const versions = versionsOf(ofKind(all, "step"), facts.order);
  const { steps, bytes, end } = chosen(
    versions,
    inOrder(ofKind(all, "end")),
    participation?.digests ?? {},
  );
  const runs = [...steps].sort(
    ({ run: one }, { run: other }) =>
      moment(one.startedAt) - moment(other.startedAt) ||
      (one.place ?? 0) - (other.place ?? 0) ||
      byText(one.step, other.step),
  );
  const consents = [...ofKind(all, "start"), ...ofKind(all, "participation")];
  return {
    session: {
      id: first.session,
      ...facts,
      isWithdrawn,
      startedAt: earliest(consents.map(({ at }) => at)) ?? runs[0]?.run.startedAt ?? null,
      exit: end?.exit ?? participation?.exit ?? null,
      code: end?.code ?? participation?.code ?? null,
      bytes,
    },
    facts,
    runs,
    conflicts: versions.filter((each) => each.length > 1),
  };
}

const moment = (at: string) => Date.parse(at) || 0;

function earliest(times: readonly (string | null)[]): string | null {
  const known = times.filter((time) => time !== null && !Number.isNaN(Date.parse(time)));
  return (known as string[]).sort((a, b) => moment(a) - moment(b) || byText(a, b))[0] ?? null;
}

/**
 * Returns the facts about a session. If parts disagree, the start takes precedence over the steps, and the steps over
 * the end.
 */
function factsOf(all: readonly Kept[]): SessionFacts {
  const stated = <Field extends keyof SessionFacts>(field: Field): SessionFacts[Field] =>
    (all.find(({ facts }) => facts[field] !== null)?.facts[field] ?? null) as SessionFacts[Field];
  const withCondition = all.find(({ facts }) => facts.condition !== null)?.facts;
  return {
    protocol: stated("protocol"),
    document: stated("document"),
    planHash: stated("planHash"),
    person: stated("person"),
    visit: stated("visit"),
    condition: withCondition?.condition ?? null,
    conditionSource: withCondition?.conditionSource ?? null,
    order: stated("order"),
    ids: all.find(({ facts }) => Object.keys(facts.ids).length > 0)?.facts.ids ?? {},
    isSimulated: all.some(({ facts }) => facts.isSimulated),
    isRehearsal: all.some(({ facts }) => facts.isRehearsal),
  };
}

/**
 * Returns the ends with the final one first. A page sends the end `unsent` while the data are late, and the real exit
 * afterwards.
 */
const inOrder = (ends: readonly KeptOf<"end">[]): KeptOf<"end">[] =>
  [...ends].sort(
    (one, other) =>
      Number(one.exit === "unsent") - Number(other.exit === "unsent") ||
      (other.steps ?? 0) - (one.steps ?? 0),
  );

/**
 * Returns the versions of each step with the best grade, in the order of the steps. The rows of a table, for example, are
 * left out if the record of the same run was found.
 */
function versionsOf(steps: readonly KeptOf<"step">[], order: readonly string[] | null) {
  const byStep = new Map<string, KeptOf<"step">[]>();
  for (const each of steps) {
    const known = byStep.get(each.run.step);
    if (known) known.push(each);
    else byStep.set(each.run.step, [each]);
  }
  const placeOf = ([step, [first]]: [string, KeptOf<"step">[]]) => {
    const place = order?.indexOf(step) ?? -1;
    return place >= 0 ? place : (first?.run.place ?? 0);
  };
  return [...byStep]
    .sort((one, other) => placeOf(one) - placeOf(other) || byText(one[0], other[0]))
    .map(([, all]) => {
      const grade = GRADES.find((each) => all.some((step) => step.grade === each));
      return all.filter((step) => step.grade === grade);
    });
}

type Chosen = {
  steps: KeptOf<"step">[];
  bytes: ReadSession["bytes"];
  end: KeptOf<"end"> | undefined;
};

/**
 * Chooses one version of each step, and the end: the versions whose bytes the receipt of the end covers. A stranger can
 * add versions or an end, but not versions and an end that match each other.
 */
function chosen(
  versions: readonly (readonly KeptOf<"step">[])[],
  ends: readonly KeptOf<"end">[],
  sent: Readonly<Record<string, string>>,
): Chosen {
  const usual = versions.map(([first]) => first as KeptOf<"step">);
  const hasBytes = usual.every(({ grade }) => grade === "record");
  const hasConflict = versions.some((each) => each.length > 1);
  const [end] = ends;
  const covering = ends.filter(({ receipt, steps }) => receipt && steps === versions.length);
  if (covering.length > 0 && usual.length > 0) {
    const found = covered(versions, covering, versions.flat().length + ends.length);
    if (found) return { ...found, bytes: "equal" };
    return { steps: usual, bytes: hasBytes || hasConflict ? "differ" : "unknown", end };
  }
  const known = versions.map((each) =>
    each.find(({ run, digest }) => Object.hasOwn(sent, run.step) && sent[run.step] === digest),
  );
  const steps = usual.map((each, index) => known[index] ?? each);
  if (usual.length > 0 && known.every((each) => each !== undefined))
    return { steps, bytes: "equal", end };
  const isEdited = steps.some(
    ({ run, grade }, index) =>
      grade === "record" && Object.hasOwn(sent, run.step) && known[index] === undefined,
  );
  return { steps, bytes: isEdited || hasConflict ? "differ" : "unknown", end };
}

/**
 * Returns the versions that the receipt of an end covers: of the first end, if the receipts of several ends cover
 * versions. Each combination is looked up among all receipts, because a stranger can send any number of ends.
 * @param records the number of records of the session
 */
function covered(
  versions: readonly (readonly KeptOf<"step">[])[],
  ends: readonly KeptOf<"end">[],
  records: number,
): Pick<Chosen, "steps" | "end"> | null {
  const places = new Map(ends.map(({ receipt }, place) => [receipt, place] as const).reverse());
  const most = Math.floor((records * LIMITS.digestsPerRecord) / versions.length);
  let best: { steps: KeptOf<"step">[]; place: number } | null = null;
  for (const steps of combinations(versions, Math.min(most, LIMITS.combinations))) {
    const place = places.get(sessionReceipt(steps.map(({ digest }) => digest)));
    if (place !== undefined && place < (best?.place ?? ends.length)) best = { steps, place };
    if (best?.place === 0) break;
  }
  return best && { steps: best.steps, end: ends[best.place] };
}

/** Yields the combinations of versions, up to a limit. */
function* combinations(
  versions: readonly (readonly KeptOf<"step">[])[],
  most: number,
): Generator<KeptOf<"step">[]> {
  const count = versions.reduce((product, each) => product * each.length, 1);
  for (let index = 0; index < Math.min(count, most); index += 1) {
    let rest = index;
    yield versions.map((each) => {
      const version = each[rest % each.length] as KeptOf<"step">;
      rest = Math.floor(rest / each.length);
      return version;
    });
  }
}

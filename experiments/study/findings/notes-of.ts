import { isInFlow } from "@/experiments/study/findings/people/flow-of";
import { stepsOfData } from "@/experiments/study/findings/study/study-steps";
import { byText } from "@/lib/by-text";
import type { CountedSession, Findings, Flow, Note } from "./findings";
import { personKey } from "./session-order";

const note = (id: string, values: Note["values"] = {}): Note => ({ id, values });

/** Returns a note for each step that the people analysed did in several versions of its task. */
function versionNotes(analysed: readonly CountedSession[]): Note[] {
  const sessions = analysed.map(({ session }) => session);
  const versions = new Map<string, Set<string>>();
  for (const { runs } of sessions)
    for (const { step, version } of runs)
      versions.set(step, (versions.get(step) ?? new Set()).add(version));
  if ([...versions.values()].every(({ size }) => size === 1)) return [];
  return stepsOfData(sessions, null).flatMap(({ step }) => {
    const own = [...(versions.get(step) ?? [])];
    return own.length > 1
      ? [note("severalVersions", { step, versions: own.sort(byText).join(", ") })]
      : [];
  });
}

/** Returns a note if visits of the same person have different conditions. */
function visitConditionNotes(sessions: readonly CountedSession[]): Note[] {
  const found = new Map<string, Set<string | null>>();
  for (const counted of sessions) {
    const { visit, condition } = counted.session;
    if (visit === null || !isInFlow(counted)) continue;
    const key = personKey(counted.session);
    found.set(key, (found.get(key) ?? new Set()).add(condition));
  }
  const people = [...found.values()].filter(({ size }) => size > 1).length;
  return people > 0 ? [note("visitConditions", { people })] : [];
}

/**
 * Returns the facts that a reader must know in addition to the numbers; docs/reading.md lists the ids and their values.
 */
export function notesOf(
  study: Findings["study"],
  isSimulated: boolean,
  flow: Flow,
  sessions: readonly CountedSession[],
): Note[] {
  const analysed = sessions.filter(({ aside }) => aside === null);
  const hash = study.document?.planHash ?? null;
  const isKnown = study.plans.some((plan) => plan.hash === hash);
  const stated = study.plans.filter((plan) => plan.hash !== null);
  const fromAddress = flow.sources.find(({ source }) => source === "address")?.sessions ?? 0;
  return [
    ...(isSimulated ? [note("simulated")] : []),
    ...(study.documents.length > 1
      ? [note("severalDocuments", { documents: study.documents.length })]
      : []),
    ...(stated.length > 1 ? [note("severalPlans", { plans: stated.length })] : []),
    ...(study.document?.content.plan && stated.length > 0 && !isKnown
      ? [note("planNotInRecords")]
      : []),
    ...(flow.began.total > 0 && !flow.knowsPersons ? [note("unknownPersons")] : []),
    ...(fromAddress > 0
      ? [note("conditionsFromAddress", { sessions: fromAddress, of: flow.began.total })]
      : []),
    ...visitConditionNotes(sessions),
    ...versionNotes(analysed),
  ];
}
